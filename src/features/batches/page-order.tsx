import { m } from '@/text/generated/messages';
import type { PageSort } from '@/ui/table/page-sort';
import { batchColumns } from './batch-columns';
import classes from './batch-filters.module.css';

interface Props {
  sort: PageSort;
  onClear: () => void;
}

/** The service orders the whole list by expiration and offers nothing else: another order is this page's alone. */
export function PageOrder({ sort, onClear }: Props) {
  const column = batchColumns.find(({ id }) => id === sort.column)?.meta?.label() ?? sort.column;
  return (
    <p className={classes.order}>
      {sort.descending ? m.lists_order_down({ column }) : m.lists_order_up({ column })}{' '}
      <button type="button" className={classes.orderClear} onClick={onClear}>
        {m.lists_order_clear()}
      </button>
    </p>
  );
}
