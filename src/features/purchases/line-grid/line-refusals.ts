import { useMemo } from 'react';
import { fieldErrors } from '@/api/core/field-errors';
import {
  lineColumns,
  lineKinds,
  type LineColumn,
  type LineText,
  type TypedLine,
} from '@/domain/purchase/line';
import type { EndedWrite } from '@/modules/attempt/write-state';
import type { GridRow, GridState } from './grid-state';

/** What the service said of a line, and the line that it said it of. */
interface LineRefusal {
  sent: TypedLine;
  /** By the cell it speaks of; null: it speaks of the line as a whole. */
  said: readonly { column: LineColumn | null; messages: readonly string[] }[];
}

/** By the row's key, which is no other row's for as long as the grid lives. */
export type LineRefusals = ReadonlyMap<number, LineRefusal>;

/** As much of it as is still true of the line. */
interface RefusalNow {
  /** The cells it speaks of, where it names them. */
  columns: readonly LineColumn[];
  messages: readonly string[];
}

const ofAmount = [
  'quantity',
  'price',
  'kind',
  'amount',
  'exempt',
  'notSubject',
] as const satisfies readonly (keyof LineText)[];
const ofLine = ['sku', 'name', 'type', ...ofAmount] as const;

/** What a cell's value follows from: of an amount the service is sent one of each kind, and they are worked out here. */
const followsFrom: Record<LineColumn, readonly (keyof LineText)[]> = {
  sku: ['sku'],
  name: ['name'],
  type: ['type'],
  quantity: ['quantity'],
  price: ['price'],
  kind: ofAmount,
  amount: ofAmount,
};

/** What was said of a cell goes once it, or what its value follows from, is another than was sent; the rest stays. */
export function refusalNow(
  refusals: LineRefusals,
  { key, line }: Pick<GridRow, 'key' | 'line'>,
): RefusalNow | undefined {
  const { sent, said } = refusals.get(key) ?? {};
  const still = said?.filter(({ column }) =>
    (column === null ? ofLine : followsFrom[column]).every((part) => line[part] === sent?.[part]),
  );
  if (still === undefined || still.length === 0) return undefined;
  return {
    columns: still.flatMap(({ column }) => column ?? []),
    messages: still.flatMap(({ messages }) => messages),
  };
}

/** Blank lines are not sent: the service counts the others. */
export function useLineRefusals(
  outcome: EndedWrite<unknown> | null,
  names: () => Readonly<Record<string, string>>,
  linesNow: () => GridState,
): LineRefusals {
  return useMemo(() => {
    if (outcome?.kind !== 'refused') return new Map();
    return refusalsOf(fieldErrors(outcome.error, names()).fields, linesNow().rows);
  }, [outcome, names, linesNow]);
}

/** What is said of paths such as `lines.3.quantity`, by row. */
export function refusalsOf(
  said: Readonly<Record<string, readonly string[]>>,
  rows: readonly GridRow[],
): LineRefusals {
  const refusals = new Map<number, LineRefusal>();
  const sent = rows.filter(({ reading }) => !reading.isBlank);
  for (const [path, messages] of Object.entries(said)) {
    const [, at = '', name] = /^lines\.(\d+)\.?(.*)$/.exec(path) ?? [];
    const row = at === '' ? undefined : sent[Number(at)];
    if (row === undefined) continue;
    const before = refusals.get(row.key)?.said ?? [];
    const column = columnOf(name, row) ?? null;
    refusals.set(row.key, { sent: row.line, said: [...before, { column, messages }] });
  }
  return refusals;
}

/** The cell that a part of a line stands in: what is of one kind is its amount, what is split was said in its kind. */
function columnOf(name: string | undefined, { line }: GridRow): LineColumn | undefined {
  if (name === 'subtotal') return 'amount';
  if (lineKinds.some((kind) => kind === name)) return line.kind === 'split' ? 'kind' : 'amount';
  return lineColumns.find((column) => column === name);
}
