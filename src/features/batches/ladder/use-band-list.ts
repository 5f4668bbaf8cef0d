import { hashKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Batch } from '@/api/batches/schemas';
import { ApiFailure } from '@/api/core/errors';
import type { Page } from '@/api/core/paging';
import { isOnStep, isSpent } from '@/domain/expiry-ladder/bands';
import { isUnderWay } from '@/modules/whole-list/stoppable-reading';
import type { LoadingState } from '@/modules/whole-list/list-loading';
import { isCurrent } from '@/modules/whole-list/read-whole-list';
import { useWholeList } from '@/modules/whole-list/use-whole-list';
import type { Listing } from '@/modules/list/listing';
import type { BatchPlace } from '../batch-address';
import { serviceFilter } from '../batch-query';
import { isOfToday } from './is-of-today';
import { largestPage, wholeBatches } from './whole-batches';

/** More rows at once make a page slow to draw; nobody reads further without asking. */
export const rowsAtOnce = 200;

/** The rows of an open step, all of them, from the page it points to on. */
export interface BandList {
  /** The same in the shape of a page of the list, with as many rows as are shown. */
  listing: Listing<Batch>;
  loading: LoadingState<Batch>;
  /** Lots on the step among the rows that are there; null before the first. */
  found: number | null;
  /** Removed lots among them, which the list does not show. */
  outOfSight: number;
  /** Expired lots without stock among them, which it never shows. */
  spent: number;
  /** All rows of the window are there, and none is on its way. */
  complete: boolean;
  changedMeanwhile: boolean;
  /** Rows that came and could not be read: they may belong to the step. */
  dropped: number;
  /** Pages before this one were not read. */
  firstPage: number;
  readAgain: () => void;
  resume: () => void;
  cancel: () => void;
  /** Null when all of them are shown. */
  showMore: (() => void) | null;
}

const none: Batch[] = [];

/** Reads the rows of the step in the address as soon as it is opened; idle while there is none. */
export function useBandList(branch: string, filters: BatchPlace, today: string): BandList {
  const { band } = filters;
  const asked = {
    ...serviceFilter(branch, filters),
    firstPage: largestPage(filters.page, filters.perPage),
  };
  const list = useWholeList(wholeBatches(asked));
  const { loading, whole } = list;
  // Another day moves the lots from step to step.
  const opened = band === null ? null : `${band} ${today} ${hashKey([asked])}`;

  const open = useEffectEvent(() => {
    if (whole === null || !isCurrent(whole) || !isOfToday(whole.readAt)) list.start();
  });
  useEffect(() => {
    if (opened !== null) open();
  }, [opened]);

  const [shown, setShown] = useState({ opened, rows: rowsAtOnce });
  const limit = shown.opened === opened ? shown.rows : rowsAtOnce;
  const source = whole?.rows ?? (loading.total === null ? null : loading.rows);
  const onStep = useMemo(
    () => band && source && source.filter((lot) => isOnStep(lot, band, today)),
    [source, band, today],
  );
  const rows = useMemo(
    () => band && onStep && onStep.filter((lot) => !isSpent(lot, band)),
    [onStep, band],
  );
  const removed = rows?.filter(({ isRemoved }) => isRemoved === true).length ?? 0;
  const outOfSight = filters.removed ? 0 : removed;
  const data = useMemo(
    () => (rows ? pageOf(rows, limit, outOfSight, whole?.dropped ?? 0) : undefined),
    [rows, limit, outOfSight, whole],
  );
  const error = loading.status === 'failed' && data === undefined ? loading.error : null;
  const underWay = isUnderWay(loading);
  return {
    listing: {
      rows: data?.rows ?? none,
      pagination: data?.pagination ?? null,
      total: data?.pagination.total ?? null,
      dropped: data?.dropped ?? 0,
      noneRead: whole?.rows.length === 0 && whole.dropped > 0,
      ignoresPage: true,
      read: {
        data,
        error: useMemo(() => error && new ApiFailure(error), [error]),
        isFetching: underWay,
        isPlaceholderData: underWay,
        dataUpdatedAt: whole?.readAt ?? 0,
        errorUpdatedAt: null,
        refetch: list.start,
      },
    },
    loading,
    found: onStep?.length ?? null,
    outOfSight,
    spent: (onStep?.length ?? 0) - (rows?.length ?? 0),
    complete: whole !== null && !underWay,
    changedMeanwhile: whole?.changedMeanwhile ?? false,
    dropped: whole?.dropped ?? 0,
    firstPage: asked.firstPage,
    readAgain: list.start,
    resume: list.resume,
    cancel: list.cancel,
    showMore:
      rows && rows.length > limit ? () => setShown({ opened, rows: limit + rowsAtOnce }) : null,
  };
}

function pageOf(
  rows: readonly Batch[],
  limit: number,
  outOfSight: number,
  dropped: number,
): Page<Batch> {
  return {
    rows: rows.slice(0, limit),
    dropped,
    pagination: { page: 1, lastPage: 1, perPage: limit, total: rows.length - outOfSight },
  };
}
