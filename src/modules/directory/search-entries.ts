import type { DirectoryEntry } from '@/api/directory/schemas';
import { textSearch } from '@/domain/search-text';
import { comparableTaxNumber } from '@/domain/tax-number';

/** The entries that hold every typed word in a name, a number or the id; a tax number with its hyphens or without. */
export const searchEntries = textSearch<DirectoryEntry>((entry) => [
  entry.name,
  entry.learnedName,
  entry.legalName,
  entry.taxNumber,
  comparableTaxNumber(entry.taxNumber ?? ''),
  entry.registerNumber,
  entry.email,
  entry.code,
  entry.id,
]);
