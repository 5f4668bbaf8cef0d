import { createContext, use } from 'react';
import { m } from '@/text/generated/messages';
import type { ListColumn } from '@/modules/list/list-declaration';
import type { ProductRow, Known } from './product-row';
import type { productAddress } from './product-address';
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
} from './product-cells';
import { kindInWords, lackInWords, stockMarkInWords, taxesInWords } from './product-words';

/** How many decimals stand in a column of amounts, so that their points stand under each other. */
export const AmountDecimals = createContext({ price: 2, cost: 2 });

function ColumnAmount({ digits, of }: { digits: string | null; of: 'price' | 'cost' }) {
  return <AmountCell digits={digits} decimals={use(AmountDecimals)[of]} />;
}

/** The money columns name the currency once, in their head. */
export const productColumns: Record<
  (typeof productAddress)['ids'][number],
  ListColumn<ProductRow>
> = {
  product: {
    label: m.products_column_product,
    width: null,
    narrow: 'lead',
    sort: ({ name, sku }) => name ?? sku,
    file: { kind: 'text', value: ({ name }) => name },
  },
  sku: {
    label: m.products_column_sku,
    width: { wide: 128, medium: 0 },
    mediumUnder: 'product',
    narrow: 'detail',
    cell: (row) => <SkuCell row={row} />,
    sort: ({ sku }) => sku,
    file: { kind: 'code', value: ({ sku }) => sku },
  },
  category: {
    label: m.products_column_category,
    width: { wide: 132, medium: 112 },
    narrow: 'hidden',
    cell: (row) => <CatalogCell item={row.category} />,
    sort: ({ category }) => known(category)?.name,
    file: { kind: 'text', value: ({ category }) => nameOf(category) },
  },
  unit: {
    label: m.products_column_unit,
    width: { wide: 76, medium: 76 },
    mediumUnder: 'category',
    narrow: 'hidden',
    cell: (row) => <CatalogCell item={row.unit} />,
    sort: ({ unit }) => known(unit)?.name,
    file: { kind: 'text', value: ({ unit }) => nameOf(unit) },
  },
  taxes: {
    label: m.products_column_taxes,
    width: { wide: 88, medium: 84 },
    mediumUnder: 'category',
    narrow: 'hidden',
    cell: (row) => <TaxesCell row={row} />,
    sort: ({ taxMethod }) => taxMethod,
    file: { kind: 'text', value: (row) => taxesInWords(row) ?? row.taxMethod },
  },
  type: {
    label: m.products_column_type,
    width: { wide: 84, medium: 84 },
    mediumUnder: 'taxes',
    narrow: 'hidden',
    cell: (row) => <KindCell row={row} />,
    sort: ({ productType }) => productType,
    file: {
      kind: 'text',
      value: ({ kind, productType }) => (kind ? kindInWords(kind) : productType),
    },
  },
  price: {
    label: m.products_column_price,
    shortLabel: m.products_short_price,
    width: { wide: 112, medium: 116 },
    align: 'end',
    narrow: 'aside',
    cell: ({ price }) => <ColumnAmount digits={price} of="price" />,
    sort: ({ price }) => figure(price),
    file: { kind: 'decimal', value: ({ price }) => price },
  },
  taxed: {
    label: m.products_column_taxed,
    shortLabel: m.products_short_taxed,
    width: { wide: 112, medium: 116 },
    align: 'end',
    mediumUnder: 'price',
    narrow: 'detail',
    cell: (row) => <TaxedPriceCell row={row} />,
    sort: ({ taxed }) => figure(known(taxed)?.amount ?? null),
    file: { kind: 'decimal', value: ({ taxed }) => known(taxed)?.amount ?? null },
  },
  cost: {
    label: m.products_column_cost,
    width: { wide: 84, medium: 72 },
    align: 'end',
    narrow: 'hidden',
    cell: ({ cost }) => <ColumnAmount digits={cost} of="cost" />,
    sort: ({ cost }) => figure(cost),
    file: { kind: 'decimal', value: ({ cost }) => cost },
  },
  margin: {
    label: m.products_column_margin,
    shortLabel: m.products_short_margin,
    width: { wide: 76, medium: 72 },
    align: 'end',
    mediumUnder: 'cost',
    narrow: 'hidden',
    cell: (row) => <MarginCell row={row} />,
    sort: ({ margin }) => figure(margin),
    file: { kind: 'decimal', value: ({ margin }) => margin },
  },
  stock: {
    label: m.products_column_stock,
    shortLabel: m.products_short_stock,
    width: { wide: 92, medium: 96 },
    align: 'end',
    narrow: 'detail',
    cell: (row) => <QuantityCell row={row} quantity={row.availability} />,
    sort: ({ availability }) => availability,
    file: { kind: 'decimal', value: ({ availability }) => availability },
  },
  minimum: {
    label: m.products_column_minimum,
    shortLabel: m.products_short_minimum,
    width: { wide: 72, medium: 96 },
    align: 'end',
    mediumUnder: 'stock',
    narrow: 'hidden',
    cell: (row) => <QuantityCell row={row} quantity={row.limitAvailability} />,
    sort: ({ limitAvailability }) => limitAvailability,
    file: { kind: 'decimal', value: ({ limitAvailability }) => limitAvailability },
  },
  mark: {
    label: m.products_column_mark,
    width: { wide: 88, medium: 88 },
    narrow: 'mark',
    cell: (row) => <StockMarkCell row={row} />,
    file: { kind: 'text', value: ({ stock }) => (stock ? stockMarkInWords(stock) : null) },
  },
};

const known = <T,>(value: Known<T>): T | undefined => ('value' in value ? value.value : undefined);

/** A name of a catalog for a file, or why it is not known. */
const nameOf = (item: Known<{ name: string }>) =>
  'value' in item ? item.value.name : item.lack === 'not-told' ? null : lackInWords(item.lack);

const figure = (digits: string | null) => (digits === null ? null : Number(digits));
