import { IconPackageOff } from '@tabler/icons-react';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import type { ApiError } from '@/api/core/errors';
import type { Product } from '@/api/products/schemas';
import { UnknownBranch } from '@/modules/branch-picker/unknown-branch';
import { ErrorPanel } from '@/modules/error-panel/error-panel';
import { isCurrent, type WholeList } from '@/modules/whole-list/read-whole-list';
import { ReadingBar } from '@/modules/whole-list/reading-bar';
import { useWholeList, type WholeListInMemory } from '@/modules/whole-list/use-whole-list';
import { wholeProducts } from '@/modules/whole-list/whole-products';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { StatePanel } from '@/ui/feedback/state-panel';
import { Button } from '@/ui/form/button';
import classes from './bulk/bulk.module.css';

interface AllProducts {
  list: WholeListInMemory<Product>;
  /** Why there is nothing to show; null as long as rows are there or may come. */
  error: ApiError | null;
}

/**
 * All products of a branch, read as soon as a screen opens that needs every one of them.
 * @param asOfNow a list of an earlier visit is read again, for a screen whose figures leave it without their time
 */
export function useAllProducts(branchId: string, { asOfNow = false } = {}): AllProducts {
  const list = useWholeList(wholeProducts(branchId));
  const { loading, whole } = list;
  const open = useEffectEvent(() => {
    if (whole === null || (asOfNow && !isCurrent(whole))) list.start();
  });
  useEffect(() => open(), [branchId]);
  const isUnread = whole === null && loading.status === 'failed' && loading.done === 0;
  return { list, error: isUnread ? loading.error : null };
}

interface WithAllProps {
  branchId: string;
  all: AllProducts;
  /** What is made of them, once every one is there. */
  children: (whole: WholeList<Product>) => ReactNode;
}

/** What stands in the place of a branch's products until all of them are there, or where there are none. */
export function WithAllProducts({ branchId, all: { list, error }, children }: WithAllProps) {
  if (error !== null) return <Failed branchId={branchId} error={error} onRetry={list.start} />;
  if (list.whole === null) return <Reading list={list} />;
  if (list.whole.rows.length > 0) return children(list.whole);
  return (
    <StatePanel icon={IconPackageOff} title={m.products_empty_title()}>
      <p>{m.bulk_empty_branch()}</p>
    </StatePanel>
  );
}

/** A change of "all of them" is made of all of them: the branch is read whole before anything is chosen. */
function Reading({ list }: { list: WholeListInMemory<Product> }) {
  const { loading } = list;
  const { status, done, total } = loading;
  const isUnderWay = status === 'running' || status === 'paused' || status === 'idle';
  const words =
    total === null
      ? m.bulk_reading_start()
      : m.bulk_reading({ done: formatQuantity(done), total: formatQuantity(total), count: total });
  return (
    <div className={classes.reading}>
      <ReadingBar className={classes.bar} done={done} total={total} words={words} />
      {isUnderWay ? (
        <Button size="compact-sm" variant="default" onClick={list.cancel}>
          {m.common_cancel_reading()}
        </Button>
      ) : null}
      {status === 'cancelled' ? (
        <Button size="compact-sm" onClick={list.resume}>
          {m.bulk_reading_resume()}
        </Button>
      ) : null}
    </div>
  );
}

interface Props {
  branchId: string;
  error: ApiError;
  onRetry: () => void;
}

/** Why none of a branch's products could be read. */
function Failed({ branchId, error, onRetry }: Props) {
  return error.kind === 'not-found' && error.what === 'branch' ? (
    <UnknownBranch branchId={branchId} error={error} onRetry={onRetry} />
  ) : (
    <ErrorPanel error={error} subject={m.products_subject()} onRetry={onRetry} resumesAt={null} />
  );
}
