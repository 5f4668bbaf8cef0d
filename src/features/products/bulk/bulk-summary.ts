import type { RowView } from './bulk-search';
import { type CheckedRow, isHeld, type RowWarning } from './check-row';

export interface BulkSummary {
  views: Record<RowView, number>;
  /** Of those that are sent: how many get each kind of change. */
  changes: { price: number; minimum: number; category: number; treatment: number; taxes: number };
  rising: number;
  falling: number;
  /** What is worth a look among those that are sent. */
  warnings: readonly (readonly [RowWarning, number])[];
}

export function isSent(row: CheckedRow, ticks: RowTicks): boolean {
  return row.state === 'ready' && isTicked(row, ticks);
}

export function isInView(row: CheckedRow, view: RowView, ticks: RowTicks): boolean {
  const { excluded } = ticks;
  switch (view) {
    case 'all':
      return true;
    case 'ready':
      return isSent(row, ticks);
    case 'held':
      return row.state === 'ready' && !excluded.has(row.product.id) && !isTicked(row, ticks);
    case 'warned':
      return row.state === 'ready' && row.warnings.length > 0;
    case 'excluded':
      return row.state === 'ready' && excluded.has(row.product.id);
    case 'blocked':
    case 'unchanged':
      return row.state === view;
  }
}

export function summaryOf(rows: readonly CheckedRow[], ticks: RowTicks): BulkSummary {
  const count = (view: RowView) => rows.filter((row) => isInView(row, view, ticks)).length;
  const sent = rows.filter((row) => isSent(row, ticks));
  const warned = new Map<RowWarning, number>();
  for (const warning of sent.flatMap(({ warnings }) => warnings)) {
    warned.set(warning, (warned.get(warning) ?? 0) + 1);
  }
  const having = (test: (row: CheckedRow) => boolean) => sent.filter(test).length;
  return {
    views: {
      all: rows.length,
      ready: sent.length,
      warned: count('warned'),
      blocked: count('blocked'),
      unchanged: count('unchanged'),
      held: count('held'),
      excluded: count('excluded'),
    },
    changes: {
      price: having(({ update }) => update.changes.price !== undefined),
      minimum: having(({ update }) => update.changes.limitAvailability !== undefined),
      category: having(({ update }) => update.changes.categoryId !== undefined),
      treatment: having(({ update }) => update.changes.taxTreatment !== undefined),
      taxes: having(({ update }) => update.taxes.way !== 'leave'),
    },
    rising: having(({ before, update }) => isMore(update.changes.price, before.price)),
    falling: having(({ before, update }) => isMore(before.price, update.changes.price)),
    warnings: [...warned],
  };
}

function isMore(one: string | null | undefined, other: string | null | undefined): boolean {
  // What is not known compares with nothing.
  return Number(one ?? NaN) > Number(other ?? NaN);
}

/** Which rows somebody took out of what is sent, or into it. */
export interface RowTicks {
  /** Ids of products that were taken out of the check. */
  excluded: ReadonlySet<string>;
  /** Of rows that are left out until ticked: the price somebody ticked, by product; another one is ticked anew. */
  included: ReadonlyMap<string, string>;
}

/** Before anybody said anything. */
export const nothingTicked: RowTicks = { excluded: new Set(), included: new Map() };

/** Whether a row that can be sent is: one that is left out by itself, only after somebody ticked just this price. */
export function isTicked(row: CheckedRow, { excluded, included }: RowTicks): boolean {
  const { id } = row.product;
  if (excluded.has(id)) return false;
  return !isHeld(row) || included.get(id) === priceOf(row);
}

export function tickedAs(rows: readonly CheckedRow[], on: boolean, ticks: RowTicks): RowTicks {
  const excluded = new Set(ticks.excluded);
  const included = new Map(ticks.included);
  for (const row of rows) {
    const { id } = row.product;
    if (on) excluded.delete(id);
    else excluded.add(id);
    if (on && isHeld(row)) included.set(id, priceOf(row));
    else included.delete(id);
  }
  return { excluded, included };
}

const priceOf = ({ after }: CheckedRow) => after.price ?? '';
