import type { DirectoryEntry, DirectoryKind } from '@/api/directory/schemas';
import { currentExport } from '@/modules/export/current-export';
import { useSession } from '@/modules/session/session-context';
import { m } from '@/text/generated/messages';
import { kindWords } from './kind-words';

/** Takes the entries on the screen along as CSV, in a form that can be brought in again. */
export function useDirectoryExport(
  kind: DirectoryKind,
  rows: readonly DirectoryEntry[],
  total: number,
) {
  const { operator } = useSession();
  return () => {
    const name = {
      title: kindWords[kind].title,
      subject: m.directory_subject,
      branch: m.directory_whole_business(),
    };
    currentExport.start(name, async () => {
      const { directoryExport } = await import('./directory-export');
      return directoryExport({ kind, rows, isNarrowed: rows.length < total, operator });
    });
  };
}
