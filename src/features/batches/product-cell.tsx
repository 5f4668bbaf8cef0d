import { Link } from '@tanstack/react-router';
import { m } from '@/text/generated/messages';
import { useLocale } from '@/text/use-locale';
import { CutText } from '@/ui/layout/cut-text';
import { useRowAnchor } from '@/ui/table/roving-rows';
import type { BatchRow } from './batch-row';
import classes from './batch-cells.module.css';

/** Where the screen explains what Enter does on a row. */
export const rowHintId = 'batches-row-hint';

/** The row's product and its one focusable thing: following it keeps only this product's lots. */
export function ProductCell({ row }: { row: { original: BatchRow } }) {
  useLocale();
  const batch = row.original;
  const anchor = useRowAnchor(batch.id);
  const { id, name, sku } = batch.product;
  const label = name ?? sku ?? m.batches_no_product();
  return (
    <div className={classes.product}>
      {id === null ? (
        <button type="button" className={classes.productName} aria-disabled {...anchor}>
          <CutText>{label}</CutText>
        </button>
      ) : (
        <Link
          to="."
          search={(search) => ({ ...search, product: id, page: undefined })}
          preload={false}
          className={classes.productName}
          activeProps={{}}
          aria-describedby={rowHintId}
          {...anchor}
        >
          <CutText>{label}</CutText>
        </Link>
      )}
      {sku === null || name === null ? null : <CutText quiet>{sku}</CutText>}
    </div>
  );
}
