import type { GatewayDatabase } from '../database';
import { answeredTexts, searched, searchText } from './search-text';

/** Writes down again what the journal's search looks at. */
export async function searchAnew(
  database: Pick<GatewayDatabase, 'selectFrom' | 'updateTable'>,
  id: string,
): Promise<void> {
  const row = await database
    .selectFrom('attempts')
    .select([...searched, 'operation'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const sends = await database
    .selectFrom('sends')
    .select(['request_id', 'outcome', 'answer_text'])
    .where('attempt_id', '=', id)
    .orderBy('number')
    .execute();
  const answer = sends.findLast(({ outcome }) => outcome === 'applied')?.answer_text ?? null;
  const search = searchText(row, [
    ...sends.map((send) => send.request_id),
    ...answeredTexts(row.operation, answer),
  ]);
  await database.updateTable('attempts').set({ search }).where('id', '=', id).execute();
}
