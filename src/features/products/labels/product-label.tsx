import { memo } from 'react';
import type { Product } from '@/api/products/schemas';
import { quietModules, barcodeOf, type Barcode } from '@/domain/code-128';
import { m } from '@/text/generated/messages';
import { taxedPrice, find, type ProductReferences } from '../product-row';
import { amountInWords } from '../product-words';
import type { LabelSize } from './label-search';
import { lettersOf, nameType, type NameType } from './name-type';
import classes from './labels.module.css';

interface LabelFacts {
  product: Product;
  /** What a customer pays, as decimal digits; without it a label has no price, for one that is too low would be a promise. */
  paid: string | null;
  isTaxed: boolean;
  nameType: NameType;
  /** Null where there is none, or none that would fit; the width of its modules in millimetres. */
  bars: { barcode: Barcode; module: number } | null;
}

interface Props extends LabelFacts {
  size: LabelSize;
}

/** One label: name, what a customer pays, and the SKU in letters and bars. */
export const ProductLabel = memo(function ProductLabel(props: Props) {
  const { product, paid, isTaxed, nameType: type, bars, size } = props;
  const style = {
    width: `${size.width}mm`,
    height: `${size.height}mm`,
    padding: `${size.paper === 'a4' ? 3 : 2}mm ${size.padding}mm`,
    '--letters': lettersOf(size),
    '--name-points': type.points,
    '--name-lines': type.lines,
  };
  return (
    <article className={classes.label} style={style}>
      <p className={classes.name} dir="auto">
        {nameOf(product)}
      </p>
      <p className={classes.price} data-lacking={paid === null || undefined}>
        {paid === null ? m.bulk_label_no_price() : priceInWords(paid)}
        {paid !== null && isTaxed ? <small>{m.bulk_label_taxed()}</small> : null}
      </p>
      {bars === null ? null : <BarcodePicture barcode={bars.barcode} moduleWidth={bars.module} />}
      <p className={classes.sku} dir="ltr">
        {product.sku ?? m.products_no_sku()}
      </p>
    </article>
  );
});

const nameOf = ({ name }: Product) => name ?? m.products_nameless();
const priceInWords = (paid: string) => `$${amountInWords(paid, 2)}`;

interface BarcodePictureProps {
  barcode: Barcode;
  /** Millimetres. */
  moduleWidth: number;
}

/** A barcode as one path, so that a sheet of labels is quickly drawn. What it says stands below it in letters. */
function BarcodePicture({ barcode: { bars, modules }, moduleWidth }: BarcodePictureProps) {
  const width = modules + 2 * quietModules;
  const path = bars
    .map(({ at, width: bar }) => `M${at + quietModules} 0h${bar}v1h-${bar}z`)
    .join('');
  return (
    <svg
      className={classes.barcode}
      aria-hidden
      viewBox={`0 0 ${width} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      width={`${(width * moduleWidth).toFixed(2)}mm`}
    >
      <path d={path} />
    </svg>
  );
}

export function labelFacts(
  product: Product,
  { taxes }: ProductReferences,
  size: LabelSize,
): LabelFacts {
  const found = taxedPrice(product, product.taxIds?.map((id) => find(taxes, id)) ?? null);
  const paid = 'value' in found && found.value.leftOut === 0 ? found.value.amount : null;
  const barcode = product.sku === null ? null : barcodeOf(product.sku);
  const module = barcode && moduleWidth(barcode, size);
  return {
    product,
    paid,
    isTaxed: (product.taxIds?.length ?? 0) > 0,
    nameType: nameType(nameOf(product), paid === null ? null : priceInWords(paid), size),
    bars: barcode && module ? { barcode, module } : null,
  };
}

// Apart from the sizes: every screen reads those of an address, and only a drawn label draws a barcode.

/** Below this a bar is too narrow for the readers and printers of a shop. */
const narrowestModule = 0.19;
/** Wider bars only take room. */
const widestModule = 0.4;
/** Printers of labels have eight dots a millimetre: bars of whole dots come out as wide as each other. */
const dot = 0.125;

/** How wide a barcode's modules are on a label, in millimetres; null where it does not fit. */
export function moduleWidth({ modules }: Barcode, size: LabelSize): number | null {
  const room = size.width - 2 * size.padding;
  const width = Math.min(widestModule, room / (modules + 2 * quietModules));
  if (width < narrowestModule) return null;
  return size.paper === 'roll' && width >= 2 * dot ? Math.floor(width / dot) * dot : width;
}
