import { lineColumns, typedParts, type LineColumn, type LineText, type TypedLine } from './line';

const compared = [...lineColumns, ...typedParts] as const;

/** The lines of a document, each known by its number there. */
export const numbered = (lines: readonly TypedLine[]): TypedLine[] =>
  lines.map((line, at) => ({ ...line, from: at + 1 }));

/** A line in the place of another one. What was a line of the document stays that line, and keeps what the document said. */
export function inPlaceOf(old: TypedLine | undefined, next: TypedLine): TypedLine {
  if (old?.from === undefined) return next;
  const { told: _told, ...line } = next;
  const differing = compared.flatMap((name) => {
    const was = old.told?.[name] ?? old[name] ?? '';
    const isSame = (next[name] ?? '').trim() === was.trim();
    // A code where the document has none takes nothing away.
    return isSame || (name === 'sku' && was === '') ? [] : [[name, was] as const];
  });
  const told = Object.fromEntries(differing) as Partial<LineText>;
  return { ...line, from: old.from, ...(differing.length > 0 && { told }) };
}

/** The line as the document has it. */
export function originalOf({ told, ...line }: TypedLine): TypedLine {
  return { ...line, ...told };
}

/** Whether a cell holds something else than the document says; the parts of a split amount are its kind's. */
export function isToldIn({ told }: TypedLine, column: LineColumn): boolean {
  if (told === undefined) return false;
  const isPart = column === 'kind' && typedParts.some((part) => told[part] !== undefined);
  return isPart || told[column] !== undefined;
}

/** Whether it is another line than the document's: a code of one's own in place of the supplier's is everyday work. */
export const isChangedLine = (line: TypedLine): boolean =>
  lineColumns.some((column) => column !== 'sku' && isToldIn(line, column));
