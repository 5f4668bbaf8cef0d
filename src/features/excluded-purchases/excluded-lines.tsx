import { IconAlertTriangle } from '@tabler/icons-react';
import type { Product } from '@/api/products/schemas';
import { Rows } from '@/modules/form/rows';
import { LazyPicker } from '@/modules/form-fields/lazy-picker';
import shared from '@/modules/purchase-form/purchase-form.module.css';
import type { ProductFinder } from '@/modules/whole-list/use-product-finder';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { announce } from '@/ui/feedback/announce';
import { Notice } from '@/ui/feedback/notice';
import { excludedForm, type ExcludedFormReturn } from './excluded-form';
import classes from './excluded.module.css';
import { withOneOf } from './one-more';

interface Props {
  form: ExcludedFormReturn;
  finder: ProductFinder;
  hasFailed: boolean;
}

const { Field } = excludedForm;

/** The lines: typed, or begun by a product's name, code or barcode. */
export function ExcludedLines({ form, finder, hasFailed }: Props) {
  const add = (product: Product) => {
    const { lines, said } = withOneOf(product, form.getValues('lines'));
    form.setValue('lines', lines, { shouldDirty: true });
    announce(said);
  };
  return (
    <section className={shared.lines} aria-label={m.purchases_lines()}>
      {hasFailed ? (
        <Notice tone="warn" icon={IconAlertTriangle}>
          {m.purchases_products_failed()}
        </Notice>
      ) : null}
      <div className={classes.scan}>
        <LazyPicker
          name="product"
          label={m.excluded_purchases_add()}
          description={m.excluded_purchases_add_help()}
          chosen={null}
          find={(typed) => optionsFor(finder, typed)}
          note={(found) => (found === 0 ? m.excluded_purchases_add_none() : null)}
          onChoose={(sku) => {
            const product = finder.bySku(sku);
            if (product !== null) add(product);
          }}
          onBlur={() => undefined}
        />
      </div>
      <Rows name="lines">
        {(at) => (
          <div className={classes.line}>
            <div className={classes.described}>
              <Field name={at('description')} />
            </div>
            <Field name={at('sku')} />
            <Field name={at('quantity')} />
            <Field name={at('price')} />
            <Field name={at('kind')} />
          </div>
        )}
      </Rows>
    </section>
  );
}

/** A whole code is the one choice, as a scanner types it. */
function optionsFor(finder: ProductFinder, typed: string) {
  const scanned = finder.bySku(typed);
  const products = scanned === null ? finder.offered(typed) : [scanned];
  return products.flatMap(({ sku, name, availability }) => {
    if (sku === null) return [];
    const stock = availability === null ? null : formatQuantity(availability);
    const detail = stock === null ? sku : `${sku} · ${m.purchases_in_stock({ stock })}`;
    return [{ value: sku, label: name ?? sku, detail }];
  });
}
