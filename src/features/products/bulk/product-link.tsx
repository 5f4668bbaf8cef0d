import { Link } from '@tanstack/react-router';
import type { Product } from '@/api/products/schemas';
import { m } from '@/text/generated/messages';
import { CutText } from '@/ui/layout/cut-text';
import { useRowAnchor } from '@/ui/table/roving-rows';
import classes from './product-link.module.css';

interface Props {
  branchId: string;
  product: Pick<Product, 'id' | 'name' | 'sku'>;
  /** What the table calls the row, where that is not the product. */
  rowId?: string;
}

/** A product's name, its row's one focusable thing; following it opens the product's page. */
export function ProductLink({ branchId, product: { id, name, sku }, rowId = id }: Props) {
  const anchor = useRowAnchor(rowId);
  return (
    <Link
      to="/branches/$branchId/products/$productId"
      params={{ branchId, productId: id }}
      preload={false}
      className={classes.name}
      {...anchor}
    >
      <CutText>{name ?? sku ?? m.products_nameless()}</CutText>
    </Link>
  );
}
