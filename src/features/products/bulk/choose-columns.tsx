import { createColumnHelper } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { Product } from '@/api/products/schemas';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { CutText } from '@/ui/layout/cut-text';
import type { ColumnLook, ListFeatures } from '@/ui/table/list-features';
import { find } from '../lookup';
import type { ProductReferences } from '../product-row';
import { amountInWords, lackInWords } from '../product-words';
import { ProductLink } from './product-link';

const column = createColumnHelper<ListFeatures, Product>();

const looks = {
  product: { label: m.products_column_product, width: null, narrow: 'lead' },
  sku: {
    label: m.products_column_sku,
    width: { wide: 160, medium: 0 },
    mediumUnder: 'product',
    quiet: true,
    narrow: 'detail',
  },
  category: {
    label: m.products_column_category,
    width: { wide: 180, medium: 140 },
    narrow: 'hidden',
  },
  price: {
    label: m.products_column_price,
    width: { wide: 132, medium: 116 },
    align: 'end',
    narrow: 'aside',
    shortLabel: m.products_short_price,
  },
  cost: {
    label: m.products_column_cost,
    width: { wide: 96, medium: 84 },
    align: 'end',
    narrow: 'hidden',
  },
  minimum: {
    label: m.products_column_minimum,
    width: { wide: 112, medium: 104 },
    align: 'end',
    narrow: 'detail',
    shortLabel: m.products_short_minimum,
  },
} satisfies Record<string, ColumnLook>;

type ColumnId = keyof typeof looks;

/** All of them: there is nothing to choose about the columns of a choice. */
export const chooseLayout = { columns: Object.keys(looks) };

export function chooseColumns(branchId: string, references: ProductReferences) {
  const amount = (digits: string | null) =>
    digits === null ? m.common_not_told() : amountInWords(digits, 2);
  const cells: Record<ColumnId, (product: Product) => ReactNode> = {
    product: (product) => <ProductLink branchId={branchId} product={product} />,
    sku: ({ sku }) => <CutText quiet>{sku ?? m.products_no_sku()}</CutText>,
    category: ({ categoryId }) => {
      const category = find(references.categories, categoryId);
      return (
        <CutText>{'value' in category ? category.value.name : lackInWords(category.lack)}</CutText>
      );
    },
    price: ({ price }) => amount(price),
    cost: ({ cost }) => amount(cost),
    minimum: ({ limitAvailability }) =>
      limitAvailability === null ? m.common_not_told() : formatQuantity(limitAvailability),
  };
  return column.columns(
    (Object.keys(looks) as ColumnId[]).map((id) =>
      column.display({
        id,
        cell: ({ row }) => <Cell product={row.original} render={cells[id]} />,
        meta: looks[id],
      }),
    ),
  );
}

/** A cell whose words follow the language. */
function Cell(props: { product: Product; render: (product: Product) => ReactNode }) {
  return props.render(props.product);
}
