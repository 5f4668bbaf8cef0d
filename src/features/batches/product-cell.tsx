import { linkOptions } from '@tanstack/react-router';
import { m } from '@/text/generated/messages';
import { useRowAnchor } from '@/ui/table/roving-rows';
import { useRowLink } from '@/ui/table/row-links';
import type { BatchRow } from '@/modules/lots/batch-row';
import classes from './batch-cells.module.css';

/** Where the screen explains what Enter does on a row. */
export const rowHintId = 'batches-row-hint';

/** The same list with the lots of one product alone. */
export function onlyProduct(product: string) {
  return linkOptions({ to: '.', search: (search) => ({ ...search, product, page: undefined }) });
}

/** The page of a product; where only its lots are listed, its name has nothing left to narrow. */
export function productPage(branchId: string) {
  return (productId: string) =>
    linkOptions({
      to: '/branches/$branchId/products/$productId',
      params: { branchId, productId },
    });
}

/** The row's product and its one focusable thing: it keeps only this product's lots or, among these, opens the product. */
export function ProductCell({ row: batch }: { row: BatchRow }) {
  const anchor = useRowAnchor(batch.id);
  const { id, name, sku } = batch.product;
  const link = useRowLink(id);
  const label = name ?? sku ?? m.batches_no_product();
  // One element that cuts, isolates and can be followed: what a row costs is the elements it is made of.
  const looks = { className: classes.productName, dir: 'auto', title: label, ...anchor };
  return link === null ? (
    <button type="button" aria-disabled {...looks}>
      {label}
    </button>
  ) : (
    <a aria-describedby={rowHintId} {...link} {...looks}>
      {label}
    </a>
  );
}
