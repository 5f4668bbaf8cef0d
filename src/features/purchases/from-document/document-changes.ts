import Big from 'big.js';
import { readLine, type TypedLine } from '@/domain/purchase/line';
import type { GridRow } from '../line-grid/grid-state';
import type { DocumentField, Imported } from './imported';

/** Whether a field holds something else than the document says. */
export function isChanged(imported: Imported, name: DocumentField, now: string | boolean) {
  const { [name]: told = '' } = imported.values;
  return (typeof now === 'string' ? now.trim() : now) !== told;
}

/** A line with what it comes to: the grid has read its own, and reads but the changed one at each key. */
type ReadRow = Pick<GridRow, 'line' | 'reading'>;

export const readRows = (lines: readonly TypedLine[]): ReadRow[] =>
  lines.map((line) => ({ line, reading: readLine(line) }));

/** What lines come to, and a digest by which any change of one of them is seen. */
export function lineTotals(rows: readonly ReadRow[]): Imported['lines'] {
  const counted = rows.filter(({ reading }) => !reading.isBlank);
  const amount = counted
    .reduce((sum, { reading }) => sum.plus(reading.amount), new Big(0))
    .toFixed(2);
  const texts = counted.map(({ line }) =>
    // A code of one's own in place of the supplier's is everyday work.
    [line.name, line.quantity, line.price, line.kind, line.amount]
      .concat(line.exempt ?? '', line.notSubject ?? '')
      .join('\t'),
  );
  return { count: counted.length, amount, digest: digestOf(texts.join('\n')) };
}

/** FNV-1a of 32 bits: it tells texts apart and keeps nothing secret. */
function digestOf(text: string): string {
  let digest = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    digest = Math.imul(digest ^ text.charCodeAt(at), 0x01000193);
  }
  return (digest >>> 0).toString(16);
}
