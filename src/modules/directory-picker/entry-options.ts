import type { DirectoryEntry } from '@/api/directory/schemas';
import { cleanIdentifier, isIdentifier, shortIdentifier } from '@/domain/identifier';
import { entryDetail, entryName } from '@/modules/directory/entry-words';
import { plainHeading } from '@/domain/search-text';
import { searchEntries } from '@/modules/directory/search-entries';
import { m } from '@/text/generated/messages';
import type { PickerOption } from '@/ui/form/picker-props';

/** What is odd about an entry where it is to be chosen; null for nothing. */
export type EntryMark = (entry: DirectoryEntry) => string | null;

/** What a field offers for what is typed: the entries that match, or the one identifier that was pasted, known or not. */
export function optionsFor(
  entries: readonly DirectoryEntry[],
  typed: string,
  mark: EntryMark = () => null,
): PickerOption[] {
  const pasted = cleanIdentifier(typed).toLowerCase();
  if (!isIdentifier(pasted))
    return searchEntries(entries, typed).map((entry) => optionOf(entry, mark));
  const known = entries.find(({ id }) => id === pasted);
  const label = m.directory_pick_pasted({ id: shortIdentifier(pasted) });
  return [known === undefined ? { value: pasted, label } : optionOf(known, mark)];
}

/** The identifier a text is or the one entry is called by; a name of none or of several stays the text it was. */
export function idOfText(entries: readonly DirectoryEntry[], text: string): string {
  const pasted = cleanIdentifier(text).toLowerCase();
  if (isIdentifier(pasted)) return pasted;
  const plain = plainHeading(text);
  const [entry, ...others] = entries.filter((one) =>
    [one.name, one.learnedName, one.code].some((name) => plainHeading(name ?? '') === plain),
  );
  return plain !== '' && entry !== undefined && others.length === 0 ? entry.id : text;
}

/** What stands in the field, also while the address book does not know it or has not been read. */
export function chosenOption(entries: readonly DirectoryEntry[], value: string): PickerOption {
  const known = entries.find(({ id }) => id === value.toLowerCase());
  return known === undefined
    ? { value, label: isIdentifier(value) ? shortIdentifier(value) : value }
    : optionOf(known, () => null);
}

function optionOf(entry: DirectoryEntry, mark: EntryMark): PickerOption {
  const detail = entryDetail(entry) ?? shortIdentifier(entry.id);
  const marked = mark(entry);
  return {
    value: entry.id,
    label: entryName(entry),
    detail: marked === null ? detail : `${detail} · ${marked}`,
  };
}
