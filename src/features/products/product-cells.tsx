import { roundedTo } from '@/domain/price';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Badge } from '@/ui/feedback/badge';
import { CutText } from '@/ui/layout/cut-text';
import type { ProductRow, Known } from './product-row';
import classes from './product-cells.module.css';
import {
  amountInWords,
  itemName,
  kindInWords,
  lackInWords,
  percentInWords,
  stockMarkInWords,
  taxesInWords,
} from './product-words';

interface CellProps {
  row: ProductRow;
}

/** Enough to tell any two amounts apart. */
const manyDecimals = 30;

/** A value that is not there says why, more quietly than one that is. */
function Lacking({ children }: { children: string }) {
  return <span className={classes.lacking}>{children}</span>;
}

export function SkuCell({ row }: CellProps) {
  const { sku } = row;
  return sku === null ? <Lacking>{m.products_no_sku()}</Lacking> : <CutText>{sku}</CutText>;
}

/** A name of a catalog; an item that is no longer offered says so. */
export function CatalogCell({ item }: { item: Known<{ name: string; retired: boolean }> }) {
  if ('lack' in item) return <Lacking>{lackInWords(item.lack)}</Lacking>;
  return <CutText>{itemName(item.value)}</CutText>;
}

/** A word that no description lists stands as it came. */
function RawWord({ word }: { word: string | null }) {
  if (word === null) return <Lacking>{m.common_not_told()}</Lacking>;
  return (
    <Badge tone="neutral" help={m.products_raw_word()}>
      {word}
    </Badge>
  );
}

export function KindCell({ row }: CellProps) {
  const { kind, productType } = row;
  return kind === null ? <RawWord word={productType} /> : kindInWords(kind);
}

export function TaxesCell({ row }: CellProps) {
  const words = taxesInWords(row);
  return words === null ? <RawWord word={row.taxMethod} /> : <CutText>{words}</CutText>;
}

/** A money amount in decimal digits; one that is rounded says so, and shows all of them on hover, while its row has the focus, and on paper. */
export function AmountCell({ digits, decimals }: { digits: string | null; decimals: number }) {
  if (digits === null) return <Lacking>{m.common_not_told()}</Lacking>;
  const words = amountInWords(digits, decimals);
  const isRounded = roundedTo(digits, decimals) !== roundedTo(digits, manyDecimals);
  if (!isRounded) return words;
  return (
    <span className={classes.rounded} title={digits} data-whole={digits}>
      ≈{words}
    </span>
  );
}

/** What a customer pays; a tax that cannot be put on a price is left out, and marked. */
export function TaxedPriceCell({ row }: CellProps) {
  const { taxed } = row;
  if ('lack' in taxed) return <Lacking>{lackInWords(taxed.lack)}</Lacking>;
  const { amount, leftOut } = taxed.value;
  const words = amountInWords(amount, 2);
  if (leftOut === 0) return words;
  return (
    <>
      {words}{' '}
      <Badge tone="warn" help={m.products_tax_left_out_help({ count: leftOut })}>
        {m.products_tax_left_out()}
      </Badge>
    </>
  );
}

export function MarginCell({ row }: CellProps) {
  const { margin } = row;
  if (margin === null) return <Lacking>{m.products_no_margin()}</Lacking>;
  const isLoss = margin.startsWith('-');
  return <span data-loss={isLoss || undefined}>{percentInWords(margin, 1)}</span>;
}

/** A quantity in stock; a service has none. */
export function QuantityCell({ row, quantity }: CellProps & { quantity: number | null }) {
  if (quantity !== null) return formatQuantity(quantity);
  const isService = row.kind === 'service';
  return <Lacking>{isService ? m.products_no_stock() : m.common_not_told()}</Lacking>;
}

export function StockMarkCell({ row }: CellProps) {
  const { stock } = row;
  if (stock === null) return null;
  return (
    <Badge tone={stock === 'out' ? 'danger' : 'warn'} help={m.products_stock_help()}>
      {stockMarkInWords(stock)}
    </Badge>
  );
}
