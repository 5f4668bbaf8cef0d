import type { DirectoryEntry, DirectorySource } from '@/api/directory/schemas';
import { shortIdentifier } from '@/domain/identifier';
import { m } from '@/text/generated/messages';

/** What an entry is called; the beginning of its id while nobody has named it. */
export function entryName({ name, legalName, id }: DirectoryEntry): string {
  return name ?? legalName ?? m.directory_unnamed({ id: shortIdentifier(id) });
}

const sources: Record<DirectorySource, () => string> = {
  created: m.directory_source_created,
  seen: m.directory_source_seen,
  named: m.directory_source_named,
  imported: m.directory_source_imported,
};

/** How the directory came to know an entry. */
export function sourceInWords(source: DirectorySource): string {
  return sources[source]();
}
