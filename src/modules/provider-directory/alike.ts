import type { DirectoryEntry } from '@/api/directory/schemas';
import { plainText } from '@/domain/search-text';
import { comparableRegisterNumber, comparableTaxNumber } from '@/domain/tax-number';

/** By what two providers are alike, the surest first. */
export type Likeness = 'tax-number' | 'register-number' | 'email' | 'name';

export interface AlikeProvider {
  entry: DirectoryEntry;
  /** At least one; the surest first. */
  by: readonly Likeness[];
}

interface Compared {
  providerName: string;
  legalName: string;
  taxNumber: string;
  registerNumber: string;
  email: string;
}

/** Forms of companies, which say nothing of which company it is. */
const legalForms =
  /\b(s\s*a|de|c\s*v|s\s*a\s*s|ltda|limitada|sociedad|anonima|capital|variable)\b/g;

/** A name without accents, case, punctuation and the form of the company: what is left is compared. */
export function comparableName(name: string): string {
  return plainText(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(legalForms, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A name of two letters is like everybody's. */
const shortestName = 3;

/** Providers of the directory that this one may already be, the surest first. */
export function findAlike(entries: readonly DirectoryEntry[], typed: Compared): AlikeProvider[] {
  const taxNumber = comparableTaxNumber(typed.taxNumber);
  const registerNumber = comparableRegisterNumber(typed.registerNumber);
  const email = plainText(typed.email).trim();
  const names = [typed.providerName, typed.legalName]
    .map(comparableName)
    .filter((name) => name.length >= shortestName);
  const likenesses: [Likeness, (entry: DirectoryEntry) => boolean][] = [
    [
      'tax-number',
      (entry) => taxNumber !== '' && comparableTaxNumber(entry.taxNumber ?? '') === taxNumber,
    ],
    [
      'register-number',
      (entry) =>
        registerNumber !== '' &&
        comparableRegisterNumber(entry.registerNumber ?? '') === registerNumber,
    ],
    ['email', (entry) => email !== '' && plainText(entry.email ?? '').trim() === email],
    [
      'name',
      (entry) =>
        [entry.name, entry.legalName].some(
          (name) => name !== null && names.includes(comparableName(name)),
        ),
    ],
  ];
  const order = likenesses.map(([by]) => by);
  const surest = ({ by }: AlikeProvider) => order.findIndex((name) => by.includes(name));
  return entries
    .flatMap((entry): AlikeProvider[] => {
      const by = likenesses.flatMap(([name, isAlike]) => (isAlike(entry) ? [name] : []));
      return by.length === 0 ? [] : [{ entry, by }];
    })
    .sort((one, other) => surest(one) - surest(other));
}
