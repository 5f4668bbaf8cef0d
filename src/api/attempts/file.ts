import {
  importReportSchema,
  journalHeadSchema,
  journalLinesSchema,
  type ImportPart,
  type ImportReport,
  type JournalHead,
  type JournalLines,
} from '@/contract/journal-file';
import { request } from '../core/http';
import { readShape } from '../core/shape';
import { withQuery } from '../core/url';

export type { ImportReport, JournalHead, LineProblem } from '@/contract/journal-file';

const url = '/gateway/attempts/file';
const read = { name: 'attempts.file' };
const bring = { name: 'attempts.bring' };

/** How far a journal that goes part by part has come. */
export interface PartsDone {
  done: number;
  of: number;
}

export interface JournalText {
  head: JournalHead;
  /** JSON lines, the head first. */
  text: string;
}

type NumberedLine = ImportPart['lines'][number];

export interface GivenLines {
  /** As the file's head says. */
  service: JournalHead['service'];
  lines: readonly NumberedLine[];
  onPart: (done: PartsDone) => void;
}

/** Reads the whole journal, the oldest first: what is written meanwhile comes with a later part. */
export async function takeJournal(onPart: (done: PartsDone) => void): Promise<JournalText> {
  let part = await readPart(undefined);
  const { head } = part;
  const lines = [...part.lines];
  onPart({ done: lines.length, of: head.entries });
  while (part.next !== null) {
    part = await readPart(part.next);
    lines.push(...part.lines);
    onPart({ done: lines.length, of: part.head.entries });
  }
  const whole = { ...head, entries: lines.length };
  return { head: whole, text: `${[JSON.stringify(whole), ...lines].join('\n')}\n` };
}

function readPart(after: string | undefined): Promise<JournalLines> {
  return request({ operation: read, url: withQuery(url, { after }) }, journalLinesSchema);
}

/** What a file's first line says; null when it is no journal of a version that can be read. */
export function readHead(line: string): JournalHead | null {
  try {
    return readShape(journalHeadSchema, JSON.parse(line));
  } catch {
    return null;
  }
}

/** A request holds so much text, and so many lines; a longer line goes alone. */
const mostCharacters = 200_000;
const mostLines = 200;

/** Looks at lines or adds them, a part after the other. What was added stays, so the same file may be brought again. */
export async function bringLines(
  { lines, service, onPart }: GivenLines,
  add: boolean,
): Promise<ImportReport> {
  const whole: ImportReport = { fresh: 0, known: 0, problems: [], leftOut: [] };
  const leftOut = new Map<string, number>();
  let done = 0;
  for (const part of partsOf(lines)) {
    const bodyText = JSON.stringify({ add, service, lines: part } satisfies ImportPart);
    const asked = { operation: bring, url, method: 'POST', bodyText } as const;
    const report = await request(asked, importReportSchema);
    whole.fresh += report.fresh;
    whole.known += report.known;
    whole.problems.push(...report.problems);
    for (const { field, lines: count } of report.leftOut) {
      leftOut.set(field, (leftOut.get(field) ?? 0) + count);
    }
    done += part.length;
    onPart({ done, of: lines.length });
  }
  whole.leftOut = [...leftOut].map(([field, count]) => ({ field, lines: count }));
  return whole;
}

function* partsOf(lines: readonly NumberedLine[]): Generator<NumberedLine[]> {
  let part: NumberedLine[] = [];
  let characters = 0;
  for (const line of lines) {
    const isFull = part.length === mostLines || characters + line.text.length > mostCharacters;
    if (isFull && part.length > 0) {
      yield part;
      part = [];
      characters = 0;
    }
    part.push(line);
    characters += line.text.length;
  }
  if (part.length > 0) yield part;
}
