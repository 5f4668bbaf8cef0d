import { useEffect, useEffectEvent } from 'react';
import type { Batch } from '@/api/batches/schemas';
import { describeReadError } from '@/modules/error-panel/describe-error';
import { useWholeList } from '@/modules/whole-list/use-whole-list';
import { m } from '@/text/generated/messages';
import { serviceFilter, type BatchFilters } from './batch-search';
import { wholeBatches } from './ladder/whole-batches';

export interface WholeFilter {
  start: () => void;
  /** How far the reading is; null when none is under way. */
  reading: { done: number; onCancel: () => void } | null;
  /** Why it stopped, in words. */
  failure: string | null;
}

/** Reads all lots of the filter for somebody who asks for all of them, and hands them over once they are there. */
export function useWholeFilter(
  branch: string,
  filters: BatchFilters,
  onRead: (lots: readonly Batch[]) => void,
): WholeFilter {
  const list = useWholeList(wholeBatches({ ...serviceFilter(branch, filters), firstPage: 1 }), {
    catchesUp: false,
  });
  const { loading } = list;
  const isDone = loading.status === 'done';
  const handOver = useEffectEvent(() => onRead(loading.rows));
  useEffect(() => {
    if (isDone) handOver();
  }, [isDone]);
  const isUnderWay = loading.status === 'running' || loading.status === 'paused';
  return {
    start: loading.status === 'failed' ? list.resume : list.start,
    reading: isUnderWay ? { done: loading.done, onCancel: list.cancel } : null,
    failure:
      loading.status === 'failed'
        ? describeReadError(loading.error, m.batches_subject()).title
        : null,
  };
}
