import { Link } from '@tanstack/react-router';
import type { Product } from '@/api/products/schemas';
import { m } from '@/text/generated/messages';
import { CutText } from '@/ui/layout/cut-text';
import type { ColumnLook } from '@/ui/table/column';
import { useRowAnchor } from '@/ui/table/roving-rows';
import { productName } from '../product-words';
import classes from './product-link.module.css';

interface Props {
  branchId: string;
  product: Pick<Product, 'id' | 'name' | 'sku'>;
  /** What the table calls the row, where that is not the product. */
  rowId?: string;
}

/** A product's name, its row's one focusable thing; following it opens the product's page. */
export function ProductLink({ branchId, product, rowId = product.id }: Props) {
  const anchor = useRowAnchor(rowId);
  return (
    <Link
      to="/branches/$branchId/products/$productId"
      params={{ branchId, productId: product.id }}
      preload={false}
      className={classes.name}
      {...anchor}
    >
      <CutText>{productName(product)}</CutText>
    </Link>
  );
}

/** The columns by which a row of a file or a job is known, before its change and after it. */
export const rowLooks = {
  line: {
    label: m.bulk_column_line,
    width: { wide: 64, medium: 56 },
    align: 'end',
    quiet: true,
    narrow: 'hidden',
  },
  product: { label: m.products_column_product, width: null, narrow: 'lead' },
  sku: {
    label: m.products_column_sku,
    width: { wide: 128, medium: 0 },
    mediumUnder: 'product',
    quiet: true,
    narrow: 'hidden',
  },
} satisfies Record<string, ColumnLook>;
