import type { ImportPart, ImportReport } from '../../../src/contract/journal-file';
import type { GatewayDatabase } from '../database';
import { noteToLearn } from '../directory/to-learn';
import { noteDocument } from '../documents/note';
import { addPaymentParts } from '../payments/parts';
import { notePurchase, notePurchaseAnswer } from '../purchases/note';
import { isRecordTaken } from './found-record';
import { readLine, type ReadingParts, type ReadLine } from './read-entry';
import { countOfEqual } from './similar/equal-content';
import { addIdentities } from './similar/equal-identity';
import type { AttemptRow } from './tables';

type Transaction = Pick<GatewayDatabase, 'selectFrom' | 'insertInto' | 'updateTable'>;
type Readable = Extract<ReadLine, { row: AttemptRow }>;

/**
 * Looks at a part of a journal's file, or takes over what is new in it: all of the part's new lines or, when the disk fails,
 * none. What stands in the journal already is never touched, so a part may come again.
 */
export async function importPart(
  database: GatewayDatabase,
  { add, lines }: ImportPart,
  parts: ReadingParts,
): Promise<ImportReport> {
  const read = lines.map(({ number, text }) => ({ number, line: readLine(text, parts) }));
  // In one transaction, or the same part from another tab could come in between.
  return database.transaction().execute(async (transaction) => {
    const here = await existingOf(transaction, read);
    const problems: ImportReport['problems'] = [];
    const fresh = new Map<string, Readable>();
    let known = 0;
    for (const { number, line } of read) {
      if ('problem' in line) {
        problems.push({ line: number, ...line });
        continue;
      }
      const existing = here.get(line.row.id);
      if (fresh.has(line.row.id)) problems.push({ line: number, problem: 'repeated' });
      else if (existing === undefined) fresh.set(line.row.id, line);
      else if (isSame(existing, line.row)) known += 1;
      else problems.push({ line: number, problem: 'id-taken' });
    }
    if (add) await addAll(transaction, [...fresh.values()]);
    return { fresh: fresh.size, known, problems, leftOut: leftOutOf([...fresh.values()]) };
  });
}

/** In characters; a file can name a field at any length. */
const longestName = 60;

/** In how many lines each name is. */
function leftOutOf(lines: readonly Readable[]): ImportReport['leftOut'] {
  const counts = new Map<string, number>();
  for (const name of lines.flatMap(({ leftOut }) => leftOut)) {
    const field = name.length > longestName ? `${name.slice(0, longestName)}…` : name;
    counts.set(field, (counts.get(field) ?? 0) + 1);
  }
  return [...counts].map(([field, count]) => ({ field, lines: count }));
}

/** The attempts of this journal that have the id of one of the lines. */
async function existingOf(
  transaction: Transaction,
  read: readonly { line: ReadLine }[],
): Promise<Map<string, AttemptRow>> {
  const ids = read.flatMap(({ line }) => ('row' in line ? [line.row.id] : []));
  // An empty list is not SQL in every database.
  if (ids.length === 0) return new Map();
  const rows = await transaction
    .selectFrom('attempts')
    .selectAll()
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

function isSame(one: AttemptRow, other: AttemptRow): boolean {
  return (
    one.business === other.business &&
    one.operation === other.operation &&
    one.path === other.path &&
    one.body_text === other.body_text
  );
}

async function addAll(transaction: Transaction, entries: readonly Readable[]): Promise<void> {
  for (const { row, identities, parts, sends } of entries) {
    const ordinal = (await countOfEqual(transaction, row)) + 1;
    // An id that somebody found is left behind where it belongs to another purchase here.
    const isTaken = row.settled_at !== null && (await isRecordTaken(transaction, row));
    await transaction
      .insertInto('attempts')
      .values({ ...row, ordinal, ...(isTaken && { record_id: null }) })
      .execute();
    await addIdentities(transaction, row, identities);
    await addPaymentParts(transaction, row, parts);
    if (sends.length > 0) await transaction.insertInto('sends').values(sends).execute();
    await noteToLearn(transaction, row.id);
    await notePurchase(transaction, row);
    await noteDocument(transaction, row);
    const answer = sends.findLast(({ outcome }) => outcome === 'applied');
    if (answer) await notePurchaseAnswer(transaction, row, answer);
  }
}
