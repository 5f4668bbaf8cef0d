import { useSyncExternalStore } from 'react';
import type { Product } from '@/api/products/schemas';
import { createStore } from '@/domain/store';
import type { PreparedBulkJob } from '@/modules/bulk-job/bulk-plan';
import type { TableFile } from '@/modules/table-file/table-file';
import type { ListSelection } from '@/ui/table/list-selection';
import type { TableChoice } from '@/ui/table/row-check';
import type { BulkPlace, BulkStep } from './bulk-search';
import { type BulkSummary, isTicked, nothingTicked, type RowTicks, tickedAs } from './bulk-summary';
import { changeSchema, emptyChange, type TypedChange } from './change-form';
import type { CheckedRow } from './check-row';
import { chosenProducts, type Person } from './chosen-products';
import type { CommaMeaning } from './file-cells';
import type { FileRows } from './product-file';

/** What a person has chosen and typed of a bulk change that was not started yet. */
interface BulkDraft extends RowTicks {
  typed: TypedChange;
  file: { name: string; table: TableFile } | null;
  /** How the file's doubtful numbers are read; null while nobody said. */
  comma: CommaMeaning | null;
  /** Frozen to be sent, once it was confirmed: a second press sends the same job. */
  prepared: { plan: PreparedBulkJob; summary: BulkSummary; file: FileRows | null } | null;
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

export function createBulkWork(selection: ListSelection<Product>): BulkWork {
  const { get, set, subscribe } = createStore(nothing);
  const change = (what: Partial<BulkDraft>) => set({ ...get(), prepared: null, ...what });
  selection.subscribe(() => change({}));
  return { selection, draft: get, change, subscribe };
}

let kept: BulkWork | null = null;

/** The work that a person's choice of a branch's products is part of; another choice starts another. */
export function bulkWorkOf(person: Person, branchId: string): BulkWork {
  const selection = chosenProducts(person, branchId);
  if (kept?.selection !== selection) kept = createBulkWork(selection);
  return kept;
}

export function useBulkDraft(work: BulkWork): BulkDraft {
  return useSyncExternalStore(work.subscribe, work.draft);
}

const idOf = ({ product }: CheckedRow) => product.id;

/** The rows that are sent, as a table chooses them: all that can be, but for those somebody takes out or has to take in. */
export function includedRows(work: BulkWork, rows: readonly CheckedRow[]): TableChoice<CheckedRow> {
  const sendable = new Map(
    rows.filter(({ state }) => state === 'ready').map((row) => [idOf(row), row]),
  );
  let from: string | null = null;
  const has = (id: string) => {
    const row = sendable.get(id);
    return row !== undefined && isTicked(row, work.draft());
  };
  const set = (ids: readonly string[], on: boolean) => {
    const those = ids.flatMap((id) => sendable.get(id) ?? []);
    work.change(tickedAs(those, on, work.draft()));
  };
  const pageChoice = (shown: readonly CheckedRow[]) => {
    const ids = shown.map(idOf).filter((id) => sendable.has(id));
    const count = ids.filter(has).length;
    if (count === 0) return 'none';
    return count === ids.length ? 'all' : 'some';
  };
  return {
    has,
    toggle(id, shown, range) {
      const ids = shown.rows.map(idOf);
      const [start, end] = [range && from !== null ? ids.indexOf(from) : -1, ids.indexOf(id)];
      if (start === -1) {
        set([id], !has(id));
        from = id;
      } else if (from !== null) {
        set(ids.slice(Math.min(start, end), Math.max(start, end) + 1), has(from));
      }
    },
    togglePage({ rows: shown }) {
      from = null;
      set(shown.map(idOf), pageChoice(shown) !== 'all');
    },
    pageChoice,
    subscribe: work.subscribe,
  };
}

/**
 * The step the address names, or the last one that what is chosen and typed allows: both live as long as the page, an address in
 * the history for longer.
 */
export function reachedStep(
  { from, step }: Pick<BulkPlace, 'from' | 'step'>,
  { file, typed }: Pick<BulkDraft, 'file' | 'typed'>,
  chosen: number,
): BulkStep {
  if (from === 'file') return step === 'check' && file !== null ? 'check' : 'choose';
  if (step === 'choose' || chosen === 0) return 'choose';
  return step === 'check' && changeSchema.safeParse(typed).success ? 'check' : 'change';
}
