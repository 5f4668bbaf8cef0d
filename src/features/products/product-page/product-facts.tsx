import { columnDecimals, roundedTo } from '@/domain/price';
import { markupFromPrice } from '@/domain/price-triangle';
import { m } from '@/text/generated/messages';
import { CopyButton } from '@/ui/feedback/copy-button';
import { FactCard } from '@/ui/layout/fact-list';
import {
  AmountCell,
  CatalogCell,
  KindCell,
  MarginCell,
  QuantityCell,
  SkuCell,
  StockMarkCell,
  TaxedPriceCell,
  TaxesCell,
} from '../product-cells';
import { productColumns } from '../product-columns';
import type { ProductRow } from '../product-row';
import { mostDecimals, percentInWords, compositionInWords } from '../product-words';
import classes from './product-page.module.css';

/** Everything the list says of a product, what is asked for most first; what it does not say says so. */
export function ProductFacts({ product: row }: { product: ProductRow }) {
  return (
    <div className={classes.groups}>
      <FactCard
        figures
        title={m.product_page_section_stock()}
        facts={[
          {
            label: productColumns.stock.label(),
            value: (
              <span className={classes.stock}>
                <QuantityCell row={row} quantity={row.availability} />
                <StockMarkCell row={row} />
              </span>
            ),
          },
          {
            label: productColumns.minimum.label(),
            value: <QuantityCell row={row} quantity={row.limitAvailability} />,
          },
        ]}
      />
      <FactCard
        figures
        title={m.product_page_section_price()}
        facts={[
          { label: productColumns.price.label(), value: <Amount digits={row.price} /> },
          { label: productColumns.taxes.label(), value: <TaxesCell row={row} /> },
          { label: productColumns.taxed.label(), value: <TaxedPriceCell row={row} /> },
          { label: productColumns.cost.label(), value: <Amount digits={row.cost} /> },
          { label: m.product_page_margin_of_price(), value: <MarginCell row={row} /> },
          { label: m.product_page_markup(), value: <Markup product={row} /> },
        ]}
      />
      <FactCard
        title={m.product_page_section_identity()}
        facts={[
          { label: m.product_page_name(), value: row.name },
          { label: productColumns.sku.label(), value: <SkuCell row={row} /> },
          { label: productColumns.category.label(), value: <CatalogCell item={row.category} /> },
          { label: productColumns.unit.label(), value: <CatalogCell item={row.unit} /> },
          { label: productColumns.type.label(), value: <KindCell row={row} /> },
          { label: m.product_page_composition(), value: compositionInWords(row.compositionType) },
          {
            label: m.product_page_id(),
            value: (
              <div className={classes.identifier}>
                <code>{row.id}</code>
                <CopyButton text={() => row.id} what={m.product_page_id()}>
                  {m.product_page_copy_id()}
                </CopyButton>
              </div>
            ),
          },
        ]}
      />
    </div>
  );
}

/** What is put on the cost, in percent of it. */
function Markup({ product: { cost, price } }: { product: ProductRow }) {
  const markup = markupFromPrice(cost ?? '', price ?? '');
  return 'gap' in markup ? (
    <span className={classes.lacking}>{m.products_no_margin()}</span>
  ) : (
    percentInWords(roundedTo(markup.markup, 1), 1)
  );
}

/** An amount with the decimals it has itself: it stands under no other. */
function Amount({ digits }: { digits: string | null }) {
  return <AmountCell digits={digits} decimals={columnDecimals([digits], mostDecimals)} />;
}
