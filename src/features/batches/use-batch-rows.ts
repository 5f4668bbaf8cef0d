import { useMemo } from 'react';
import type { Batch } from '@/api/batches/schemas';
import type { Page } from '@/api/core/paging';
import { useBusinessToday } from '@/modules/business-day/use-business-today';
import { batchRow, type BatchRow } from '@/modules/lots/batch-row';

const none: BatchRow[] = [];

/** The rows of a page as the list shows them today; the same array as long as nothing changed. */
export function useBatchRows(page: Page<Batch> | undefined, window: number): BatchRow[] {
  const today = useBusinessToday();
  const batches = page?.rows;
  return useMemo(
    () => batches?.map((batch) => batchRow(batch, today, window)) ?? none,
    [batches, today, window],
  );
}

/** The rows without removed lots, unless they are wanted; the same array as long as nothing changed. */
export function useShownRows(rows: BatchRow[], removed: boolean): BatchRow[] {
  return useMemo(
    () => (removed ? rows : rows.filter(({ isRemoved }) => isRemoved !== true)),
    [rows, removed],
  );
}
