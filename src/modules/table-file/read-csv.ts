import { readDecimal } from '@/domain/typed-decimal';
import type { Separator } from './table-file';

/** The cells of a CSV file, record by record, which is what spreadsheet programs count as rows. */
export type CsvReading = { rows: string[][]; separator: Separator } | { unclosedAt: number };

/** The likelier first, where lines are parted as well by either: numbers and names have commas, seldom a semicolon, never a tab. */
export const separators: readonly Separator[] = ['\t', ';', ','];
/** The line by which a program is told the separator; it shows it to nobody. */
const told = /^sep=([,;\t])(?:\r\n?|\n|$)/i;

/**
 * Reads CSV as spreadsheets write it here: comma, semicolon or tab, quotes doubled within quotes, any line break. Where the
 * separator is not known it is the one the text says, or looks like.
 */
export function readCsv(text: string, known?: Separator): CsvReading {
  const whole = text.replace(/^\ufeff/, '');
  const own = told.exec(whole);
  const content = own === null ? whole : whole.slice(own[0].length);
  const separator = known ?? separators.find((one) => one === own?.[1]) ?? separatorOf(content);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quotedSince: number | null = null;
  for (let at = 0; at < content.length; at += 1) {
    const character = content.charAt(at);
    if (quotedSince !== null) {
      if (character !== '"') cell += character;
      else if (content.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else quotedSince = null;
    } else if (character === '"' && cell === '') quotedSince = rows.length + 1;
    else if (character === separator) {
      row.push(cell);
      cell = '';
    } else if (character === '\n' || character === '\r') {
      if (character === '\r' && content.charAt(at + 1) === '\n') at += 1;
      rows.push([...row, cell]);
      row = [];
      cell = '';
    } else cell += character;
  }
  if (quotedSince !== null) return { unclosedAt: quotedSince };
  if (cell !== '' || row.length > 0) rows.push([...row, cell]);
  return { rows, separator };
}

export const isNumber = (text: string) =>
  'value' in readDecimal(text, { decimals: 15, most: '999999999999999', least: 'any' });

/** How many lines are looked at. */
const linesLookedAt = 50;

/**
 * The one that most lines near the beginning have equally many of, outside quotes; of two such, the one they have more of, or else the
 * likelier.
 */
function separatorOf(text: string): Separator {
  const lines = text
    .slice(0, 64 * 1024)
    .split(/[\r\n]+/, linesLookedAt)
    .map((line) => line.replace(/"[^"]*"/g, ''));
  const ranked = separators.map((separator) => ({ separator, ...agreement(lines, separator) }));
  const [best] = ranked.sort((one, other) => other.lines - one.lines || other.count - one.count);
  return best !== undefined && best.lines > 0 ? best.separator : ',';
}

/** In how many lines a separator stands equally often, and how often. */
function agreement(lines: readonly string[], separator: string): { lines: number; count: number } {
  const byCount = new Map<number, number>();
  for (const line of lines) {
    const count = (separator === ',' ? withoutAmounts(line) : line).split(separator).length - 1;
    if (count > 0) byCount.set(count, (byCount.get(count) ?? 0) + 1);
  }
  let best = { lines: 0, count: 0 };
  for (const [count, agreeing] of byCount) {
    if (agreeing > best.lines || (agreeing === best.lines && count > best.count)) {
      best = { lines: agreeing, count };
    }
  }
  return best;
}

/** Between semicolons or tabs, the commas of `1,234,567.89` part its digits and no cells. */
function withoutAmounts(line: string): string {
  const cells = line.split(/[;\t]/);
  return cells.length > 1 ? cells.filter((cell) => !isNumber(cell)).join(';') : line;
}
