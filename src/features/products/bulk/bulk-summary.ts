import type { CheckedRow, RowWarning } from './check-row';
import { isTicked, type RowTicks } from './row-ticks';
import type { RowView } from './row-views';

/** What the rows come to. */
export interface BulkSummary {
  views: Record<RowView, number>;
  /** Of those that are sent: how many get each kind of change. */
  changes: { price: number; minimum: number; category: number; treatment: number; taxes: number };
  /** Prices that rise and that fall. */
  rising: number;
  falling: number;
  /** What is worth a look among those that are sent. */
  warnings: readonly (readonly [RowWarning, number])[];
}

/** Whether a row is among those that are sent. */
export function isSent(row: CheckedRow, ticks: RowTicks): boolean {
  return row.standing === 'ready' && isTicked(row, ticks);
}

export function isInView(row: CheckedRow, view: RowView, ticks: RowTicks): boolean {
  const { excluded } = ticks;
  switch (view) {
    case 'all':
      return true;
    case 'ready':
      return isSent(row, ticks);
    case 'held':
      return row.standing === 'ready' && !excluded.has(row.product.id) && !isTicked(row, ticks);
    case 'warned':
      return row.standing === 'ready' && row.warnings.length > 0;
    case 'excluded':
      return row.standing === 'ready' && excluded.has(row.product.id);
    case 'blocked':
    case 'unchanged':
      return row.standing === view;
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
