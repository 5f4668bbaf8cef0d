import type { DirectoryEntry } from '@/api/directory/schemas';
import { cleanIdentifier, isIdentifier } from '@/domain/identifier';
import { searchEntries } from '@/modules/directory/search-entries';

/** What somebody means who typed or pasted something to open a record by. */
export type Reference =
  | { is: 'nothing' }
  /** Identifiers in lower case, each once; `by` is the entry whose code stood in place of its identifier. */
  | { is: 'ids'; ids: string[]; by: DirectoryEntry | null }
  /** An address of this app that opens something else. */
  | { is: 'other-link' }
  /** No identifier: the entries it may be the name of. */
  | { is: 'name'; found: readonly DirectoryEntry[] };

/** As a code's bare digits are typed or scanned. */
const bare = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/;
const identifiers = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/**
 * Reads an identifier as it was pasted, a link that holds some, a known record's code, or a name.
 * @param place where in this app the records are: `/sales/`
 * @param origin of this app's own links
 */
export function readReference(
  typed: string,
  entries: readonly DirectoryEntry[],
  { place, origin }: { place: string; origin: string },
): Reference {
  const whole = cleanIdentifier(typed).toLowerCase().replace(bare, '$1-$2-$3-$4-$5');
  if (whole === '') return { is: 'nothing' };
  const pasted = isIdentifier(whole) ? [whole] : (typed.match(identifiers) ?? []);
  if (pasted.length === 0) return { is: 'name', found: searchEntries(entries, typed) };
  if (typed.includes(`${origin}/`) && !typed.includes(`${origin}${place}`)) {
    return { is: 'other-link' };
  }
  const ids = [...new Set(pasted.map((id) => id.toLowerCase()))];
  const [only] = ids;
  const by = ids.length === 1 && only !== undefined ? entryByCode(entries, only) : null;
  return { is: 'ids', ids: by === null ? ids : [by.id], by };
}

/** The entry that this is the code of, and not the identifier: both may look alike (API description, Sale). */
export function entryByCode(entries: readonly DirectoryEntry[], id: string): DirectoryEntry | null {
  const wanted = id.toLowerCase();
  if (entries.some((entry) => entry.id === wanted)) return null;
  return entries.find(({ code }) => code?.toLowerCase() === wanted) ?? null;
}
