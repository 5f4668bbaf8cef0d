import type { AttemptState } from '../../../src/contract/attempt-words';
import type { GatewayDatabase } from '../database';
import type { AttemptRow, AttemptsTable } from './tables';

/** Of these, nobody can say that nothing was done. */
const maybeApplied: AttemptState[] = ['recorded', 'sending', 'applied', 'unknown'];

const dayMs = 86_400_000;

/** What must be asked about before equal content is sent again. */
export type SimilarityCheck = {
  /** ISO instant; what happened before it does not count. */
  since: string;
  /** The attempt a person has seen and means to repeat. */
  confirmed: string | undefined;
};

/**
 * What has to be asked about before a write leaves; null: nothing. A change or a deletion of one record means the same when it is
 * made twice, a creation makes another record. The day counts from when it was meant first: what was stored meanwhile may be
 * the same intention, however late it is sent again.
 */
export function similarityCheck(
  method: string,
  { confirms }: { confirms?: string | undefined },
  meantAt: Date,
): SimilarityCheck | null {
  if (method !== 'POST') return null;
  const since = new Date(meantAt.getTime() - dayMs).toISOString();
  return { since, confirmed: confirms?.toLowerCase() };
}

/** How many attempts of equal content there are: each has its number, so that of two at the same moment one is the next. */
export async function countOfEqual(
  database: Pick<GatewayDatabase, 'selectFrom'>,
  row: Pick<AttemptRow, 'business' | 'operation' | 'content_hash'>,
): Promise<number> {
  const last = await database
    .selectFrom('attempts')
    .select('ordinal')
    .where('business', '=', row.business)
    .where('operation', '=', row.operation)
    .where('content_hash', '=', row.content_hash)
    .orderBy('ordinal', 'desc')
    .executeTakeFirst();
  return last?.ordinal ?? 0;
}

/** Another attempt of equal content that has to be asked about before this one is sent; null: none has. */
export async function similarTo(
  database: Pick<GatewayDatabase, 'selectFrom'>,
  row: AttemptRow,
  check: SimilarityCheck | null,
): Promise<AttemptsTable | null> {
  if (check === null) return null;
  const similar = await newestSimilar(database, row, check.since);
  if (similar === undefined || similar.id === row.id) return null;
  return similar.id === check.confirmed ? null : similar;
}

/** The newest attempt of equal content that was applied, or may have been, and that nobody found to be not applied. */
async function newestSimilar(
  database: Pick<GatewayDatabase, 'selectFrom'>,
  row: AttemptRow,
  since: string,
): Promise<AttemptsTable | undefined> {
  return database
    .selectFrom('attempts')
    .selectAll()
    .where('business', '=', row.business)
    .where('operation', '=', row.operation)
    .where('content_hash', '=', row.content_hash)
    .where('state', 'in', maybeApplied)
    .where('latest_at', '>', since)
    .where((is) => is.or([is('verdict', 'is', null), is('verdict', '=', 'applied')]))
    .orderBy('ordinal', 'desc')
    .executeTakeFirst();
}
