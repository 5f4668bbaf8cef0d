import type { ComponentProps } from 'react';
import { Pager } from '@/ui/table/pager';
import classes from './list-foot.module.css';
import { PageSize } from './page-size';

interface Props extends ComponentProps<typeof Pager>, ComponentProps<typeof PageSize> {
  /** How much of the list this is, in words. */
  count: string;
}

/** How much of the list this is, and the way to the rest. */
export function ListFoot({ count, sizes, perPage, onPerPage, page, lastPage, linkTo }: Props) {
  return (
    <div className={classes.foot}>
      <p className={classes.count}>{count}</p>
      <div className={classes.size}>
        <PageSize sizes={sizes} perPage={perPage} onPerPage={onPerPage} />
      </div>
      <Pager page={page} lastPage={lastPage} linkTo={linkTo} />
    </div>
  );
}
