import { Link } from '@tanstack/react-router';
import { m } from '@/text/generated/messages';
import { searchOf, type BatchFilters } from '../batch-search';
import classes from './count-sheet.module.css';

/** Back to the list that the sheet is of, as it was. */
export function BackToList({ branchId, filters }: { branchId: string; filters: BatchFilters }) {
  return (
    <Link
      className={classes.link}
      to="/branches/$branchId/batches"
      params={{ branchId }}
      search={searchOf(filters)}
    >
      {m.ladder_sheet_back()}
    </Link>
  );
}
