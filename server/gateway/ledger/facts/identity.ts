import type { IdentityKind } from '../../../../src/contract/likeness';
import { searchable } from '../search-text';
import type { Identity } from '../tables';
import type { WriteOperation } from '../../../../src/contract/writes';
import type { FactsReader, Written } from './read';
import { textOf } from '../../told-values';

/** Draws the identities of the record that a body makes or changes, also those that the answer tells; null for one that neither does. */
export type IdentityReader = (
  written: Pick<Written, 'body' | 'answer' | 'profile'> & { branchId: string | null },
) => (Identity | null)[];

/** What the ledger draws from one operation. */
export interface Reader<Name extends WriteOperation> {
  facts: FactsReader<Name>;
  /** By what a record of it is known, so that another one like it is asked about. */
  identities: IdentityReader;
}

/** It stands in an index, whose entries have a limit in every database. */
const longest = 255;

/** @param spell - the one spelling of it; what is empty then says nothing */
export function identity(
  kind: IdentityKind,
  value: unknown,
  spell: (text: string) => string,
  scope: string | null = null,
): Identity | null {
  const spelled = spell(textOf(value) ?? '').slice(0, longest);
  return spelled === '' ? null : { kind, scope: scope ?? '', value: spelled };
}

/** Names are the same with and without accents, capitals and wide spaces. */
export const asName = (text: string): string =>
  searchable([text.normalize('NFKC')])
    .replace(/\s+/g, ' ')
    .trim();

export const asEmail = (text: string): string => text.toLowerCase();

/** However people group the digits. */
export const asDigits = (text: string): string => text.replace(/\D/g, '');

export const asCode = (text: string): string =>
  text.normalize('NFKC').replace(/\s/g, '').toUpperCase();
