import { useMemo } from 'react';
import { fieldErrors } from '@/api/core/field-errors';
import { lineColumns, type LineColumn } from '@/domain/purchase/line';
import type { EndedWrite } from '@/modules/attempt/write-state';
import type { GridRow, GridState } from './grid-state';

/** What the service said of a line that was sent. */
export interface LineRefusal {
  /** The cells it speaks of, where it names them. */
  columns: readonly LineColumn[];
  messages: readonly string[];
}

/** By the line as it was sent: one that was changed since is another object, and nothing was said of that. */
export type LineRefusals = ReadonlyMap<GridRow, LineRefusal>;

/** Blank lines are not sent: the service counts the others. */
export function useLineRefusals(
  outcome: EndedWrite<unknown> | null,
  names: Readonly<Record<string, string>>,
  linesNow: () => GridState,
): LineRefusals {
  return useMemo(() => {
    const refusals = new Map<GridRow, LineRefusal>();
    if (outcome?.kind !== 'refused') return refusals;
    const sent = linesNow().rows.filter(({ reading }) => !reading.isBlank);
    for (const [path, messages] of Object.entries(fieldErrors(outcome.error, names).fields)) {
      const [list, at = '', name] = path.split('.');
      const row = list === 'lines' ? sent[Number(at)] : undefined;
      if (row === undefined) continue;
      const before = refusals.get(row);
      const column = lineColumns.find((one) => one === name);
      refusals.set(row, {
        columns: [...(before?.columns ?? []), ...(column ? [column] : [])],
        messages: [...(before?.messages ?? []), ...messages],
      });
    }
    return refusals;
  }, [outcome, names, linesNow]);
}
