import { m } from '@/text/generated/messages';
import classes from './list.module.css';

interface Props {
  column: string;
  descending: boolean;
  onClear: () => void;
}

/** The service has an order of its own for the whole list: another one is this page's alone. */
export function OrderNote({ column, descending, onClear }: Props) {
  return (
    <p className={classes.order}>
      {descending ? m.lists_order_down({ column }) : m.lists_order_up({ column })}{' '}
      <button type="button" className={classes.orderClear} onClick={onClear}>
        {m.lists_order_clear()}
      </button>
    </p>
  );
}
