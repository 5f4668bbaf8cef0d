import { readHead, type JournalHead } from '@/api/attempts/file';

/** A journal's file, its lines counted as an editor counts them. */
export interface GivenJournal {
  head: JournalHead;
  lines: { number: number; text: string }[];
}

/** A year of a busy office is about a tenth of it. */
const mostBytes = 256 * 1024 * 1024;

/** Reads a chosen file; what its lines say is for the gateway to judge. */
export async function readJournalFile(
  file: File,
): Promise<GivenJournal | { refused: 'not-a-journal' | 'too-large' }> {
  if (file.size > mostBytes) return { refused: 'too-large' };
  const [first = '', ...rest] = (await file.text()).split(/\r?\n/);
  const head = readHead(first);
  if (head === null) return { refused: 'not-a-journal' };
  const lines = rest.flatMap((text, index) =>
    text.trim() === '' ? [] : [{ number: index + 2, text }],
  );
  return { head, lines };
}
