import { createColumnHelper } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { m } from '@/text/generated/messages';
import type { ColumnLook, ListFeatures } from '@/ui/table/list-features';
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
  type CellProps,
} from './product-cells';
import { sortValues } from './product-order';
import type { ProductRow } from './product-row';

const column = createColumnHelper<ListFeatures, ProductRow>();

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
  const cells: Record<string, (props: CellProps) => ReactNode> = {
    product: NameCell,
    sku: SkuCell,
    category: ({ row }) => <CatalogCell item={row.original.category} />,
    unit: ({ row }) => <CatalogCell item={row.original.unit} />,
    taxes: TaxesCell,
    type: KindCell,
    price: ({ row }) => <AmountCell digits={row.original.price} decimals={decimals.price} />,
    taxed: TaxedPriceCell,
    cost: ({ row }) => <AmountCell digits={row.original.cost} decimals={decimals.cost} />,
    margin: MarginCell,
    stock: ({ row }) => <QuantityCell row={row} quantity={row.original.availability} />,
    minimum: ({ row }) => <QuantityCell row={row} quantity={row.original.limitAvailability} />,
    mark: StockMarkCell,
  };
  return column.columns(
    Object.entries(looks).map(([id, meta]) =>
      column.accessor((row) => sortValues[id]?.(row), {
        id,
        cell: cells[id],
        meta: { ...meta, sortable: id in sortValues },
      }),
    ),
  );
}
