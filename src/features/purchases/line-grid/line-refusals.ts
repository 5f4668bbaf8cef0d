import { useMemo } from 'react';
import { fieldErrors } from '@/api/core/field-errors';
import { lineColumns, lineKinds, type LineColumn } from '@/domain/purchase/line';
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
    if (outcome?.kind !== 'refused') return new Map();
    return refusalsOf(fieldErrors(outcome.error, names).fields, linesNow().rows);
  }, [outcome, names, linesNow]);
}

/** What is said of paths such as `lines.3.quantity`, by row. */
export function refusalsOf(
  said: Readonly<Record<string, readonly string[]>>,
  rows: readonly GridRow[],
): LineRefusals {
  const refusals = new Map<GridRow, LineRefusal>();
  const sent = rows.filter(({ reading }) => !reading.isBlank);
  for (const [path, messages] of Object.entries(said)) {
    const [list, at = '', name] = path.split('.');
    const row = list === 'lines' ? sent[Number(at)] : undefined;
    if (row === undefined) continue;
    const before = refusals.get(row);
    const column = columnOf(name, row);
    refusals.set(row, {
      columns: [...(before?.columns ?? []), ...(column ? [column] : [])],
      messages: [...(before?.messages ?? []), ...messages],
    });
  }
  return refusals;
}

/** The cell that a part of a line stands in: what is of one kind is its amount, what is split was said in its kind. */
function columnOf(name: string | undefined, { line }: GridRow): LineColumn | undefined {
  if (name === 'subtotal') return 'amount';
  if (lineKinds.some((kind) => kind === name)) return line.kind === 'split' ? 'kind' : 'amount';
  return lineColumns.find((column) => column === name);
}
