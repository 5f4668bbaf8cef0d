import Big from 'big.js';
import { attemptContextSchema } from '../../../src/contract/attempt';
import type { WriteOperation } from '../../../src/contract/writes';
import { answeredIn } from '../purchases/read';
import type { AttemptsTable } from './tables';

/** The columns whose words an attempt is found by. */
export const searched = [
  'id',
  'record_id',
  'provider_id',
  'code',
  'name',
  'amount',
  'context',
  'settled_note',
] as const;

/** It stands in an index, whose entries have a limit in every database; nobody writes as much by hand. */
const longest = 2000;

/**
 * What the journal's search looks at: identifiers, what the write is about and what people noted of it, but not who they are.
 * @param beside - the references of its requests, and what its answer tells
 */
export function searchText(
  row: Pick<AttemptsTable, (typeof searched)[number]>,
  beside: readonly (string | null)[],
): string {
  const { branchName, reason, note } = attemptContextSchema.parse(JSON.parse(row.context));
  return searchable([
    row.id,
    row.record_id,
    row.provider_id,
    ...beside,
    row.code,
    row.name,
    row.amount === null ? null : withCents(row.amount),
    branchName,
    reason,
    note,
    row.settled_note,
  ]).slice(0, longest);
}

/** What a purchase was recorded with: its codes and its total may be others than were sent. */
export function answeredTexts(operation: WriteOperation, answer: string | null) {
  if (operation !== 'expenses.create') return [];
  const { generation_code, control_number, total } = answeredIn(answer);
  return [generation_code, control_number, total && withCents(total)];
}

/** As people read it; what is typed without the last zeros is a part of it. */
function withCents(amount: string): string {
  const exact = new Big(amount);
  return exact.round(2).eq(exact) ? exact.toFixed(2) : exact.toFixed();
}

/** Accents, and marks that show nothing and come along with a paste; the joiners stay, for emoji need them. */
const ignored = /[\p{M}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** Texts in the form the search compares: lower case, without accents and hidden marks. */
export function searchable(texts: readonly (string | null | undefined)[]): string {
  return texts
    .filter((text) => text !== null && text !== undefined)
    .join(' ')
    .normalize('NFD')
    .replace(ignored, '')
    .toLowerCase();
}

/** The words of a search, each in every spelling that answers it: as it was typed, and as the amount it may be. */
export function soughtIn(typed: string): string[][] {
  return searchable([typed])
    .replace(/(?<=\$)\s+(?=\d)/g, '')
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => [...new Set([word, amountIn(word) ?? word])]);
}

/**
 * The amount in a word with a dollar sign, groups or decimals, as the search keeps amounts and their fields read them (`1,234` is
 * grouped, `1.234` is not); null for any other word. Digits alone may be a code.
 */
function amountIn(word: string): string | null {
  const digits = /^(?:us)?\$([\d.,]+)$/.exec(word)?.[1] ?? /^\d*[.,][\d.,]*$/.exec(word)?.[0];
  const plain = digits === undefined ? null : withoutGroups(digits);
  return plain?.replace(/^\./, '0.').replace(/(?<=\.\d{2,})0+$/, '') ?? null;
}

/** Digits with at most one point; null for what can be read in two ways. */
function withoutGroups(digits: string): string | null {
  if (/^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(digits)) return digits.replaceAll(',', '');
  if (/^[1-9]\d{0,2}(\.\d{3})+,\d+$/.test(digits) || /^[1-9]\d{0,2}(\.\d{3}){2,}$/.test(digits)) {
    return digits.replaceAll('.', '').replace(',', '.');
  }
  return /^(\d+|\d*[.,]\d+)$/.test(digits) ? digits.replace(',', '.') : null;
}
