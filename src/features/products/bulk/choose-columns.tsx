import type { Product } from '@/api/products/schemas';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { CutText } from '@/ui/layout/cut-text';
import { columnsOf, type Column } from '@/ui/table/column';
import { find } from '../lookup';
import type { ProductReferences } from '../product-row';
import { amountInWords, lackInWords } from '../product-words';
import { ProductLink } from './product-link';

const amount = (digits: string | null) =>
  digits === null ? m.common_not_told() : amountInWords(digits, 2);

/** All of them: there is nothing to choose about the columns of a choice. */
export function chooseColumns(branchId: string, references: ProductReferences) {
  const columns: Record<string, Column<Product>> = {
    product: {
      label: m.products_column_product,
      width: null,
      narrow: 'lead',
      cell: (product) => <ProductLink branchId={branchId} product={product} />,
    },
    sku: {
      label: m.products_column_sku,
      width: { wide: 160, medium: 0 },
      mediumUnder: 'product',
      quiet: true,
      narrow: 'detail',
      cell: ({ sku }) => <CutText quiet>{sku ?? m.products_no_sku()}</CutText>,
    },
    category: {
      label: m.products_column_category,
      width: { wide: 180, medium: 140 },
      narrow: 'hidden',
      cell: ({ categoryId }) => {
        const known = find(references.categories, categoryId);
        return <CutText>{'value' in known ? known.value.name : lackInWords(known.lack)}</CutText>;
      },
    },
    price: {
      label: m.products_column_price,
      width: { wide: 132, medium: 116 },
      align: 'end',
      narrow: 'aside',
      shortLabel: m.products_short_price,
      cell: ({ price }) => amount(price),
    },
    cost: {
      label: m.products_column_cost,
      width: { wide: 96, medium: 84 },
      align: 'end',
      narrow: 'hidden',
      cell: ({ cost }) => amount(cost),
    },
    minimum: {
      label: m.products_column_minimum,
      width: { wide: 112, medium: 104 },
      align: 'end',
      narrow: 'detail',
      shortLabel: m.products_short_minimum,
      cell: ({ limitAvailability }) =>
        limitAvailability === null ? m.common_not_told() : formatQuantity(limitAvailability),
    },
  };
  return columnsOf(columns, Object.keys(columns));
}
