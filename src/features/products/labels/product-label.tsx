import { memo } from 'react';
import type { Product } from '@/api/products/schemas';
import { barcodeOf } from '@/domain/code-128';
import { m } from '@/text/generated/messages';
import { useLocale } from '@/text/use-locale';
import type { Known } from '../lookup';
import type { TaxedPrice } from '../product-row';
import { amountInWords } from '../product-words';
import { BarcodePicture } from './barcode-picture';
import { moduleWidth } from './barcode-width';
import type { LabelSize } from './label-sizes';
import classes from './labels.module.css';

interface Props {
  product: Product;
  /** What a customer pays; without it a label has no price, for one that is too low would be a promise. */
  paid: Known<TaxedPrice>;
  size: LabelSize;
}

/** One label: name, what a customer pays, and the SKU in letters and bars. */
export const ProductLabel = memo(function ProductLabel({ product, paid, size }: Props) {
  useLocale();
  const { name, sku } = product;
  const barcode = sku === null ? null : barcodeOf(sku);
  const module = barcode && moduleWidth(barcode, size);
  const price = 'value' in paid && paid.value.leftOut === 0 ? paid.value.amount : null;
  return (
    <article
      className={classes.label}
      style={{ width: `${size.width}mm`, height: `${size.height}mm` }}
    >
      <p className={classes.name} dir="auto">
        {name ?? m.products_nameless()}
      </p>
      <p className={classes.price} data-lacking={price === null || undefined}>
        {price === null ? m.bulk_label_no_price() : `$${amountInWords(price, 2)}`}
      </p>
      {barcode && module ? <BarcodePicture barcode={barcode} moduleWidth={module} /> : null}
      <p className={classes.sku} dir="ltr">
        {sku ?? m.products_no_sku()}
      </p>
    </article>
  );
});
