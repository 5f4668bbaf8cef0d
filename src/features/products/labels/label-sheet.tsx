import { useMemo, useEffect } from 'react';
import { gatewayTimeAt } from '@/api/core/gateway-clock';
import type { Product } from '@/api/products/schemas';
import { useBranchName } from '@/modules/branch-picker/use-branches';
import { formatMoment } from '@/modules/business-day/moments';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { productRow, find, type ProductReferences } from '../product-row';
import { amountInWords, knownInWords, nameInWords, taxesInWords } from '../product-words';
import { ProductLabel, labelFacts } from './product-label';
import { pageRule, sizeOf, type LabelPlace } from './label-search';
import classes from './labels.module.css';

interface Props {
  branchId: string;
  place: LabelPlace;
  products: readonly Product[];
  references: ProductReferences;
  /** Milliseconds of the epoch. */
  readAt: number;
}

/** More than this a page cannot hold and a printer should not be sent at once. */
const mostLabels = 2_000;

export function LabelSheet({ branchId, place, products, references, readAt }: Props) {
  const branch = useBranchName(branchId);
  const { what, copies } = place;
  const size = sizeOf(place.size);
  usePageRule(what === 'list' ? null : pageRule(size));
  const fitting = Math.floor(mostLabels / (what === 'list' ? 1 : copies));
  const shown = useMemo(() => products.slice(0, fitting), [products, fitting]);
  const labels = useMemo(
    () => (what === 'list' ? [] : shown.map((product) => labelFacts(product, references, size))),
    [what, shown, references, size],
  );
  const unbarred = labels.filter(({ bars }) => bars === null).length;
  const unpriced = labels.filter(({ paid }) => paid === null).length;
  const cut = labels.filter(({ nameType }) => nameType.isCut).length;
  const left = products.length - shown.length;
  const date = formatMoment(gatewayTimeAt(readAt));
  return (
    <>
      <Lacking count={left} words={m.bulk_labels_too_many} />
      <Lacking count={unpriced} words={m.bulk_labels_unpriced} />
      <Lacking count={cut} words={m.bulk_labels_cut} />
      <Lacking count={unbarred} words={m.bulk_labels_unbarred} />
      {what === 'list' ? (
        <PriceList
          caption={m.bulk_price_list_caption({ branch, date })}
          products={shown}
          references={references}
        />
      ) : (
        <section className={classes.sheet} data-paper={size.paper} aria-label={m.bulk_labels()}>
          {labels.flatMap((facts) =>
            Array.from({ length: copies }, (_, copy) => (
              <ProductLabel key={`${facts.product.id} ${copy}`} {...facts} size={size} />
            )),
          )}
        </section>
      )}
    </>
  );
}

/** What will be missing on the paper, told before it is printed. */
function Lacking(props: { count: number; words: (of: { rows: string; count: number }) => string }) {
  const { count, words } = props;
  if (count === 0) return null;
  return (
    <div className={classes.onScreen}>
      <Notice tone="warn">{words({ rows: formatQuantity(count), count })}</Notice>
    </div>
  );
}

/**
 * Paper for as long as a screen is shown. A rule of its own for each part of a page would be simpler, but browsers fit the page to
 * the usual paper all the same; and no other style sheet can know what was chosen.
 */
function usePageRule(rule: string | null): void {
  useEffect(() => {
    if (rule === null) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rule);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [rule]);
}

interface PriceListProps {
  caption: string;
  products: readonly Product[];
  references: ProductReferences;
}

/** Prices to hang up or to look something up in, before and with taxes. */
function PriceList({ caption, products, references }: PriceListProps) {
  return (
    <table className={classes.table}>
      <caption className={classes.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{m.products_column_sku()}</th>
          <th scope="col">{m.products_column_product()}</th>
          <th scope="col">{m.products_column_category()}</th>
          <th scope="col">{m.products_column_taxes()}</th>
          <th scope="col" data-align="end">
            {m.products_column_price()}
          </th>
          <th scope="col" data-align="end">
            {m.products_column_taxed()}
          </th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => {
          const row = productRow(product, references);
          return (
            <tr key={product.id}>
              <td>
                <bdi>{product.sku ?? m.products_no_sku()}</bdi>
              </td>
              <th scope="row" className={classes.product}>
                <bdi>{product.name ?? m.products_nameless()}</bdi>
              </th>
              <td>{nameInWords(find(references.categories, product.categoryId))}</td>
              <td>{taxesInWords(row) ?? product.taxMethod ?? m.common_not_told()}</td>
              <td data-align="end">
                {product.price === null ? m.common_not_told() : amountInWords(product.price, 2)}
              </td>
              <td data-align="end">
                {knownInWords(row.taxed, ({ leftOut, amount }) =>
                  leftOut === 0 ? amountInWords(amount, 2) : m.products_tax_left_out(),
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
