import type { ReactNode } from 'react';
import { columnDecimals, roundedTo } from '@/domain/price';
import { markupFromPrice } from '@/domain/price-triangle';
import { m } from '@/text/generated/messages';
import { CopyButton } from '@/ui/feedback/copy-button';
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

/** Everything the list says of a product; what it does not say says so. */
export function ProductFacts({ product }: { product: ProductRow }) {
  const row = product;
  return (
    <div className={classes.groups}>
      <Group
        id="identity"
        title={m.product_page_section_identity()}
        facts={[
          [m.product_page_name(), product.name ?? m.common_not_told()],
          [productColumns.sku.label(), <SkuCell key="sku" row={row} />],
          [productColumns.category.label(), <CatalogCell key="category" item={product.category} />],
          [productColumns.unit.label(), <CatalogCell key="unit" item={product.unit} />],
          [productColumns.type.label(), <KindCell key="type" row={row} />],
          [m.product_page_composition(), compositionInWords(product.compositionType)],
          [
            m.product_page_id(),
            <div key="id" className={classes.identifier}>
              <code>{product.id}</code>
              <CopyButton text={() => product.id}>{m.product_page_copy_id()}</CopyButton>
            </div>,
          ],
        ]}
      />
      <Group
        figures
        id="price"
        title={m.product_page_section_price()}
        facts={[
          [productColumns.price.label(), <Amount key="price" digits={product.price} />],
          [productColumns.taxes.label(), <TaxesCell key="taxes" row={row} />],
          [productColumns.taxed.label(), <TaxedPriceCell key="taxed" row={row} />],
          [productColumns.cost.label(), <Amount key="cost" digits={product.cost} />],
          [m.product_page_margin_of_price(), <MarginCell key="margin" row={row} />],
          [m.product_page_markup(), <Markup key="markup" product={product} />],
        ]}
      />
      <Group
        figures
        id="stock"
        title={m.product_page_section_stock()}
        facts={[
          [
            productColumns.stock.label(),
            <span key="stock" className={classes.stock}>
              <QuantityCell row={row} quantity={product.availability} />
              <StockMarkCell row={row} />
            </span>,
          ],
          [
            productColumns.minimum.label(),
            <QuantityCell key="minimum" row={row} quantity={product.limitAvailability} />,
          ],
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

interface GroupProps {
  id: string;
  title: string;
  /** Its values stand under each other like a column's. */
  figures?: boolean;
  facts: [name: string, value: ReactNode][];
}

function Group({ id, title, figures, facts }: GroupProps) {
  return (
    <section className={classes.group} aria-labelledby={`product-${id}`}>
      <h2 id={`product-${id}`}>{title}</h2>
      <dl className={classes.facts} data-figures={figures}>
        {facts.map(([name, value]) => (
          <div key={name} className={classes.fact}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
