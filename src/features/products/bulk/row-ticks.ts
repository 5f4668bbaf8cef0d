import { isHeld, type CheckedRow } from './check-row';

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

/** The ticks with these rows taken in, or out. */
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
