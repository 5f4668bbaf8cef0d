import Big from 'big.js';
import type { Allocation } from '@/api/payments/schemas';
import { cleanIdentifier, isIdentifier } from '@/domain/identifier';
import { groupedDecimal, readDecimal } from '@/domain/typed-decimal';
import { headingOf, type ListHeading } from './list-heading';
import { amountRule, readAmount } from './parts';

/** A line of a list of purchases, and what it names. */
export interface ListLine {
  /** As it was typed. */
  typed: string;
  /** Null where it names no purchase, or its amount is unclear. */
  part: Allocation | null;
  /** It names a purchase, and beside it two numbers, or digits that are one number or two: `7 120.00`. */
  isUnclear?: true;
}

/** A line beside what stands already. */
interface HeldLine extends ListLine {
  /** The amount that its purchase has in the payment, or further up in the list; null where it is in neither. */
  there: string | null;
}

/** Why a line is not taken. */
export type WrongLine =
  | { typed: string; is: 'unread' }
  | { typed: string; is: 'unclear' }
  | { typed: string; is: 'other-amount'; there: string; here: string };

let last: { text: string; lines: readonly ListLine[] } = { text: '', lines: [] };

/**
 * The lines of a list that was typed or pasted: an identifier, then its amount, whatever stands between them; or what its heading
 * says. Each key asks several times: a text that is the same is not read again.
 */
export function linesOfText(text: string): readonly ListLine[] {
  if (last.text !== text) {
    const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
    const rows = lines.map(columnsOfText);
    const heading = headingOf(rows);
    const read = lines.map((line, at) => {
      const alone = lineOfText(line);
      const part = partBelow(heading, rows[at] ?? []);
      return part === undefined || isSamePart(part, alone.part) ? alone : lineBelow(line, part);
    });
    last = { text, lines: withoutHeading(read, heading) };
  }
  return last.lines;
}

/** Without its heading, which goes when the list is added, a line says the same. */
const lineBelow = (typed: string, part: Allocation | null): ListLine =>
  part === null ? { typed, part } : lineOf(part);

/** A comma before three digits may be part of a number. */
function columnsOfText(line: string): string[] {
  if (/[\t;|]/.test(line)) return line.split(/[\t;|]/);
  return /\d,\d{3}(?!\d)/.test(line) ? [line] : line.split(',');
}

function lineOfText(typed: string): ListLine {
  const cells = typed.split(/[\t;|]+|(?<=[0-9a-f]{12}\}?),/i).map(cellsOfText);
  const read = partOfCells(cells.flatMap((cell) => cell.cells));
  const isUnclear = read !== null && (read === 'unclear' || cells.some((cell) => cell.isUnclear));
  return isUnclear ? { typed, part: null, isUnclear } : { typed, part: read };
}

/** Digits in groups of three, which are one number, unless a usual space parts two: `F-9 7 120.00`. */
const grouped = /(?<![\w.,/]|\w-)\d{1,3}(?:\p{Zs}\d{3})+(?!\w)/gu;

/** Letters, or marks between digits that no number has: an identifier, a date. */
const noNumber = /\p{L}|\d[^\d\p{Zs}.,]+\d/u;

/** What stands between tabs or semicolons is one value if it looks like a number; otherwise spaces part it further. */
function cellsOfText(text: string): { cells: string[]; isUnclear: boolean } {
  if (!noNumber.test(text) || readAmount(text) !== '') return { cells: [text], isUnclear: false };
  const isUnclear = (text.match(grouped) ?? []).some((digits) => digits.includes(' '));
  const whole = text.replace(grouped, (digits) => digits.replace(/\p{Zs}/gu, ''));
  return { cells: whole.split(/,?\s+|,(?!\d)/), isUnclear };
}

/** The rows of a file as lines that say the same. */
export function linesOfTable(table: readonly (readonly string[])[]): ListLine[] {
  const rows = table
    .map((row) => row.map((cell) => cell.replace(/\s+/g, ' ').trim()))
    .filter((row) => row.some((cell) => cell !== ''));
  const heading = headingOf(rows);
  const lines = rows.map((row): ListLine => {
    const below = partBelow(heading, row);
    const part = below === undefined ? partOfCells(row) : below;
    const typed = row.join('\t');
    if (part === 'unclear') return { typed, part: null, isUnclear: true };
    return part === null ? { typed, part } : lineOf(part);
  });
  return withoutHeading(lines, heading);
}

/** A part as somebody would type it: without groups, whose spaces would part the number when it is read again. */
export function lineOf(part: Allocation): ListLine {
  const { purchaseId, amount } = part;
  const typed = amount === '' ? purchaseId : `${purchaseId}\t${readAmount(amount) || amount}`;
  return { typed, part };
}

/** What a row says by its heading: null names no purchase; undefined: its cells are not those of the heading. */
function partBelow(
  heading: ListHeading | null,
  row: readonly string[],
): Allocation | null | undefined {
  if (heading === null || row.length > heading.width || row.length < 2) return undefined;
  const ids = heading.purchase === null ? row : row.slice(heading.purchase, heading.purchase + 1);
  const purchaseId = ids.map(cleanIdentifier).find(isIdentifier);
  if (purchaseId === undefined) return null;
  if (heading.amount === null) return undefined;
  return partOf(purchaseId, row[heading.amount]?.trim() ?? '');
}

/** The identifier, and the number beside it, though it be one that nobody can pay. Which of two is the amount is not guessed. */
function partOfCells(row: readonly string[]): Allocation | 'unclear' | null {
  const cells = row.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const purchaseId = cells.map(cleanIdentifier).find(isIdentifier);
  if (purchaseId === undefined) return null;
  const others = cells.filter((cell) => !isIdentifier(cleanIdentifier(cell)));
  const [number, ...further] = others.filter(isNumber);
  if (further.some((other) => !isSameAmount(other, number ?? ''))) return 'unclear';
  return partOf(purchaseId, number ?? others.at(-1) ?? '');
}

/** With the amount as its field shows it, once it can be read. */
function partOf(purchaseId: string, typed: string): Allocation {
  const read = readAmount(typed);
  return {
    purchaseId: purchaseId.toLowerCase(),
    amount: read === '' ? typed : groupedDecimal(read),
  };
}

const isSamePart = (one: Allocation | null, other: Allocation | null) =>
  one?.purchaseId === other?.purchaseId && one?.amount === other?.amount;

/** What has more digits than any amount is a number of something else, such as a supplier's NIT. */
function isNumber(cell: string): boolean {
  const reading = readDecimal(cell, amountRule);
  return 'value' in reading || !['not-digits', 'too-large'].includes(reading.problem);
}

/** A first line without any digit, above lines that name purchases, tells nothing that could be paid. */
function withoutHeading(lines: ListLine[], heading: ListHeading | null): ListLine[] {
  if (heading !== null) return lines.slice(heading.at + 1);
  const [first, ...others] = lines;
  const isHeading = first !== undefined && !/\d/.test(first.typed);
  return isHeading && others.some(({ part }) => part !== null) ? others : lines;
}

interface Taken {
  rows: Allocation[];
  /** Said the same of a purchase as stands there already. */
  repeated: number;
  /** Named no purchase, or another amount of one that stands there. */
  wrong: number;
  /** Would be more than one payment may name. */
  beyond: number;
  /** The lines of the last two, as they were typed and in their order. */
  left: string[];
}

/** More rows below those there are; the same purchase is in a payment once (API description, Limits: 1 to 200). */
export function takeLines(
  rows: readonly Allocation[],
  lines: readonly ListLine[],
  most: number,
): Taken {
  const taken: Taken = { rows: [...rows], repeated: 0, wrong: 0, beyond: 0, left: [] };
  for (const line of heldAgainst(rows, lines)) {
    const { typed, part, there } = line;
    if (wrongOf(line) !== null) {
      taken.wrong += 1;
      taken.left.push(typed);
    } else if (part === null || there !== null) taken.repeated += 1;
    else if (taken.rows.length < most) taken.rows.push(part);
    else {
      taken.beyond += 1;
      taken.left.push(typed);
    }
  }
  return taken;
}

/** What is wrong with lines beside the rows of the payment. */
export function wrongLines(rows: readonly Allocation[], lines: readonly ListLine[]): WrongLine[] {
  return heldAgainst(rows, lines).flatMap((line) => wrongOf(line) ?? []);
}

/** The lines whose purchases the payment has not; one that the list names with two amounts is first to be put right. */
export function linesToCome(rows: readonly Allocation[], lines: readonly ListLine[]) {
  const held = heldAgainst(rows, lines);
  const unclear = new Set(
    held.filter((line) => wrongOf(line) !== null).map(({ part }) => part?.purchaseId),
  );
  return held.flatMap(({ typed, part, there }) =>
    part === null || there !== null || unclear.has(part.purchaseId) ? [] : [{ typed, part }],
  );
}

/** The list without these parts, however else it says the same of them, and without its heading. */
export function withoutParts(text: string, parts: readonly Allocation[]): string {
  const gone = new Map(parts.map(({ purchaseId, amount }) => [purchaseId, amount]));
  const stays = ({ part }: ListLine) => {
    const amount = part === null ? undefined : gone.get(part.purchaseId);
    if (part === null || amount === undefined) return true;
    return part.amount !== '' && !isSameAmount(part.amount, amount);
  };
  return linesOfText(text)
    .filter(stays)
    .map(({ typed }) => typed)
    .join('\n');
}

function heldAgainst(rows: readonly Allocation[], lines: readonly ListLine[]): HeldLine[] {
  const standing = new Map(rows.map(({ purchaseId, amount }) => [purchaseId, amount]));
  return lines.map((line) => {
    if (line.part === null) return { ...line, there: null };
    const { purchaseId, amount } = line.part;
    const there = standing.get(purchaseId) ?? null;
    if (there === null) standing.set(purchaseId, amount);
    return { ...line, there };
  });
}

function wrongOf({ typed, part, isUnclear, there }: HeldLine): WrongLine | null {
  if (part === null) return { typed, is: isUnclear ? 'unclear' : 'unread' };
  const here = part.amount;
  // Without an amount it asks for nothing that does not stand there.
  if (there === null || here === '' || isSameAmount(here, there)) return null;
  return { typed, is: 'other-amount', there, here };
}

function isSameAmount(one: string, other: string): boolean {
  const [first, second] = [readAmount(one), readAmount(other)];
  return first === '' || second === '' ? one.trim() === other.trim() : new Big(first).eq(second);
}
