import Big from 'big.js';
import { attemptContextSchema } from '../../../src/contract/attempt';
import type { AttemptsTable } from './tables';

/** The columns whose words an attempt is found by. */
export const searched = ['code', 'name', 'amount', 'record_id', 'context', 'settled_note'] as const;

/** What the journal's search looks at: what the write is about and what people noted of it, but not who they are. */
export function searchText(row: Pick<AttemptsTable, (typeof searched)[number]>): string {
  const { branchName, reason, note } = attemptContextSchema.parse(JSON.parse(row.context));
  return searchable([
    row.code,
    row.name,
    row.amount === null ? null : withCents(row.amount),
    branchName,
    reason,
    note,
    row.settled_note,
    row.record_id,
  ]);
}

/** As people read it; what is typed without the last zeros is a part of it. */
function withCents(amount: string): string {
  const exact = new Big(amount);
  return exact.round(2).eq(exact) ? exact.toFixed(2) : exact.toFixed();
}

/** Texts in the form the search compares: lower case, without accents. */
export function searchable(texts: readonly (string | null | undefined)[]): string {
  return texts
    .filter((text) => text !== null && text !== undefined)
    .join(' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
}
