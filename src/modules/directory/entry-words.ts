import type { DirectoryEntry, DirectorySource } from '@/api/directory/schemas';
import { shortIdentifier } from '@/domain/identifier';
import { formatCalendarDate, formatMoney } from '@/text/format';
import { m } from '@/text/generated/messages';

/** What an entry is called; its code or the beginning of its id while nobody has named it. */
export function entryName({ name, legalName, code, id }: DirectoryEntry): string {
  return name ?? legalName ?? code ?? unnamedInWords(id);
}

/** What stands where only an id is known. */
export const unnamedInWords = (id: string): string =>
  m.directory_unnamed({ id: shortIdentifier(id) });

/** Whether people have nothing to call it by. */
export function isUnnamed({ name, legalName, code }: DirectoryEntry): boolean {
  return name === null && legalName === null && code === null;
}

/** What tells two entries of like names apart; null when nothing does. */
export function entryDetail({ name, taxNumber, code, date, amount }: DirectoryEntry) {
  const told = [
    taxNumber,
    name === null ? null : code,
    date === null ? null : formatCalendarDate(date),
    amount === null ? null : formatMoney(amount),
  ].filter((text) => text !== null);
  return told.length === 0 ? null : told.join(' · ');
}

const sources: Record<DirectorySource, () => string> = {
  created: m.directory_source_created,
  seen: m.directory_source_seen,
  told: m.directory_source_told,
  named: m.directory_source_named,
  imported: m.directory_source_imported,
};

export function sourceInWords(source: DirectorySource): string {
  return sources[source]();
}
