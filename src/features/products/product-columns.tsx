import type { ReactNode } from 'react';
import { m } from '@/text/generated/messages';
import type { Column, ColumnLook } from '@/ui/table/column';
import {
  AmountCell,
  CatalogCell,
  KindCell,
  MarginCell,
  NameCell,
  QuantityCell,
  SkuCell,
  StockMarkCell,
  TaxedPriceCell,
  TaxesCell,
} from './product-cells';
import { sortValues } from './product-order';
import type { ProductRow } from './product-row';

/** How many decimals stand in a column of amounts, so that their points stand under each other. */
export interface AmountDecimals {
  price: number;
  cost: number;
}

/** Each column's name and place; the money columns name the currency once, in their head. */
const looks: Record<string, ColumnLook> = {
  product: { label: m.products_column_product, width: null, narrow: 'lead' },
  sku: {
    label: m.products_column_sku,
    width: { wide: 128, medium: 0 },
    mediumUnder: 'product',
    narrow: 'detail',
  },
  category: {
    label: m.products_column_category,
    width: { wide: 132, medium: 112 },
    narrow: 'hidden',
  },
  unit: {
    label: m.products_column_unit,
    width: { wide: 76, medium: 76 },
    mediumUnder: 'category',
    narrow: 'hidden',
  },
  taxes: {
    label: m.products_column_taxes,
    width: { wide: 92, medium: 84 },
    mediumUnder: 'category',
    narrow: 'hidden',
  },
  type: {
    label: m.products_column_type,
    width: { wide: 84, medium: 84 },
    mediumUnder: 'taxes',
    narrow: 'hidden',
  },
  price: {
    label: m.products_column_price,
    width: { wide: 112, medium: 116 },
    align: 'end',
    narrow: 'aside',
    shortLabel: m.products_short_price,
  },
  taxed: {
    label: m.products_column_taxed,
    width: { wide: 112, medium: 116 },
    align: 'end',
    mediumUnder: 'price',
    narrow: 'detail',
    shortLabel: m.products_short_taxed,
  },
  cost: {
    label: m.products_column_cost,
    width: { wide: 84, medium: 72 },
    align: 'end',
    narrow: 'hidden',
  },
  margin: {
    label: m.products_column_margin,
    width: { wide: 76, medium: 72 },
    align: 'end',
    mediumUnder: 'cost',
    narrow: 'hidden',
    shortLabel: m.products_short_margin,
  },
  stock: {
    label: m.products_column_stock,
    width: { wide: 92, medium: 96 },
    align: 'end',
    narrow: 'detail',
    shortLabel: m.products_short_stock,
  },
  minimum: {
    label: m.products_column_minimum,
    width: { wide: 84, medium: 96 },
    align: 'end',
    mediumUnder: 'stock',
    narrow: 'hidden',
    shortLabel: m.products_short_minimum,
  },
  mark: { label: m.products_column_mark, width: { wide: 88, medium: 88 }, narrow: 'mark' },
};

export function columnName(id: string): string {
  return looks[id]?.label() ?? id;
}

/** The columns of the product list, by the ids of `productList`. */
export function productColumns(decimals: AmountDecimals) {
  const cells: Record<string, (row: ProductRow) => ReactNode> = {
    product: (row) => <NameCell row={row} />,
    sku: (row) => <SkuCell row={row} />,
    category: (row) => <CatalogCell item={row.category} />,
    unit: (row) => <CatalogCell item={row.unit} />,
    taxes: (row) => <TaxesCell row={row} />,
    type: (row) => <KindCell row={row} />,
    price: (row) => <AmountCell digits={row.price} decimals={decimals.price} />,
    taxed: (row) => <TaxedPriceCell row={row} />,
    cost: (row) => <AmountCell digits={row.cost} decimals={decimals.cost} />,
    margin: (row) => <MarginCell row={row} />,
    stock: (row) => <QuantityCell row={row} quantity={row.availability} />,
    minimum: (row) => <QuantityCell row={row} quantity={row.limitAvailability} />,
    mark: (row) => <StockMarkCell row={row} />,
  };
  return Object.fromEntries(
    Object.entries(looks).map(([id, look]): [string, Column<ProductRow>] => [
      id,
      { ...look, cell: cells[id] ?? (() => null), sort: sortValues[id] },
    ]),
  );
}
