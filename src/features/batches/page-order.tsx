import { m } from '@/text/generated/messages';
import type { Sort } from '@/ui/table/sort';
import { batchColumns } from './batch-columns';
import classes from './batch-filters.module.css';

interface Props {
  sort: Sort;
  onClear: () => void;
}

/** The service orders the whole list by expiration and offers nothing else: another order is this page's alone. */
export function PageOrder({ sort, onClear }: Props) {
  const column = batchColumns[sort.column]?.label() ?? sort.column;
  return (
    <p className={classes.order}>
      {sort.descending ? m.lists_order_down({ column }) : m.lists_order_up({ column })}{' '}
      <button type="button" className={classes.orderClear} onClick={onClear}>
        {m.lists_order_clear()}
      </button>
    </p>
  );
}
