import { useSyncExternalStore } from 'react';
import type { Product } from '@/api/products/schemas';
import type { PreparedBulkJob } from '@/modules/bulk-job/bulk-plan';
import type { TableFile } from '@/modules/table-file/table-file';
import { createSelection, type ListSelection } from '@/ui/table/list-selection';
import type { BulkSummary } from './bulk-summary';
import { emptyChange, type TypedChange } from './change-form';
import type { CommaMeaning } from './file-number';
import { nothingTicked, type RowTicks } from './row-ticks';

/** What a person has chosen and typed of a bulk change that was not started yet. */
export interface BulkDraft extends RowTicks {
  typed: TypedChange;
  file: { name: string; table: TableFile } | null;
  /** How the file's doubtful numbers are read; null while nobody said. */
  comma: CommaMeaning | null;
  /** Frozen to be sent, once it was confirmed: a second press sends the same job. */
  prepared: { plan: PreparedBulkJob; summary: BulkSummary } | null;
}

/** It lives as long as the page, so that looking something up elsewhere loses nothing. */
export interface BulkWork {
  selection: ListSelection<Product>;
  draft: () => BulkDraft;
  /** A change of what is to be sent unfreezes it. */
  change: (what: Partial<BulkDraft>) => void;
  subscribe: (listener: () => void) => () => void;
}

const nothing: BulkDraft = {
  typed: emptyChange,
  file: null,
  comma: null,
  ...nothingTicked,
  prepared: null,
};

export function createBulkWork(): BulkWork {
  const listeners = new Set<() => void>();
  let draft = nothing;
  const change = (what: Partial<BulkDraft>) => {
    draft = { ...draft, prepared: null, ...what };
    for (const listener of listeners) listener();
  };
  const selection = createSelection<Product>(({ id }) => id);
  selection.subscribe(() => change({}));
  return {
    selection,
    draft: () => draft,
    change,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

let kept: { of: string; work: BulkWork } | null = null;

/** The work of a person in a branch; another person's, or another branch's, starts with nothing. */
export function bulkWorkOf(
  { operator, integration }: { operator: string; integration: { name: string } },
  branchId: string,
): BulkWork {
  const of = JSON.stringify([operator, integration.name, branchId]);
  if (kept?.of !== of) kept = { of, work: createBulkWork() };
  return kept.work;
}

/** Ends the work: it was started, or given up. */
export function endBulkWork(): void {
  kept = null;
}

export function useBulkDraft(work: BulkWork): BulkDraft {
  return useSyncExternalStore(work.subscribe, work.draft, work.draft);
}
