import { IconFilterOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import classes from './product-screen.module.css';

/** Lots of other products came although only this one's were asked for. */
export function ForeignLots({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Notice
      tone="warn"
      icon={<IconFilterOff size={16} />}
      actions={
        <Link className={classes.link} to="/diagnostics" hash="diagnostics-filters">
          {m.product_page_to_diagnostics()}
        </Link>
      }
    >
      {m.product_page_lots_foreign({ rows: formatQuantity(count), count })}
    </Notice>
  );
}
