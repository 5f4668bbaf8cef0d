import { Link } from '@tanstack/react-router';
import { m } from '@/text/generated/messages';
import classes from './bulk.module.css';

/** To another change of many products, and to the jobs there were. */
export function BackToBulk({ branchId }: { branchId: string }) {
  return (
    <Link className={classes.link} to="/branches/$branchId/products/bulk" params={{ branchId }}>
      {m.bulk_other_jobs()}
    </Link>
  );
}
