import { Link } from '@tanstack/react-router';
import { m } from '@/text/generated/messages';
import { batchAddress, type BatchPlace } from '../batch-address';
import classes from './count-sheet.module.css';

/** Back to the list that the sheet is of, as it was. */
export function BackToList({ branchId, filters }: { branchId: string; filters: BatchPlace }) {
  return (
    <Link
      className={classes.link}
      to="/branches/$branchId/batches"
      params={{ branchId }}
      search={batchAddress.search(filters)}
    >
      {m.ladder_sheet_back()}
    </Link>
  );
}
