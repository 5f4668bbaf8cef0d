import type { Kysely } from 'kysely';
import type { AttemptRow, Identity, LedgerTables } from '../tables';
import { maybeAppliedAttempts } from './maybe-applied';
import type { Alike, Reader, SimilarityRule } from './rule';

/**
 * Of each identity the newest attempt that has it too, however long ago: bodies may differ in anything else. A record is no twin
 * of itself. What came with a journal of another installation counts by when it was made, whatever its ordinal.
 */
export const equalIdentity: SimilarityRule = (database, { row, identities }) =>
  newestOfEach(database, row, identities);

type Own = Pick<AttemptRow, 'business' | 'id' | 'record_id'>;

/** @param row - whose identities they are; what is not recorded yet has no id */
export async function newestOfEach(
  database: Reader,
  row: Own,
  identities: readonly Identity[],
): Promise<Alike[]> {
  const found: Alike[] = [];
  for (const identity of identities) {
    const attempt = await newestWith(database, row, identity);
    if (attempt !== undefined) found.push({ attempt, likeness: identity.kind });
  }
  return found;
}

function newestWith(database: Reader, row: Own, identity: Identity) {
  const others = maybeAppliedAttempts(database)
    .selectAll('attempts')
    .innerJoin('identities', 'identities.attempt_id', 'attempts.id')
    .where('identities.business', '=', row.business)
    .where('identities.kind', '=', identity.kind)
    .where('identities.scope', '=', identity.scope)
    .where('identities.value', '=', identity.value)
    .where('attempts.id', '<>', row.id)
    .orderBy('attempts.recorded_at', 'desc')
    .orderBy('identities.ordinal', 'desc');
  const { record_id: record } = row;
  if (record === null) return others.executeTakeFirst();
  return others
    .where((is) =>
      is.or([is('attempts.record_id', 'is', null), is('attempts.record_id', '<>', record)]),
    )
    .executeTakeFirst();
}

/** What an attempt was recorded with. */
export async function identitiesOfAttempt(database: Reader, id: string): Promise<Identity[]> {
  return database
    .selectFrom('identities')
    .select(['kind', 'scope', 'value'])
    .where('attempt_id', '=', id)
    .execute();
}

/** Notes what an answer adds to those an attempt was recorded with. */
export async function addNewIdentities(
  transaction: Pick<Kysely<LedgerTables>, 'selectFrom' | 'insertInto'>,
  id: string,
  identities: readonly Identity[],
): Promise<void> {
  const known = await identitiesOfAttempt(transaction, id);
  const added = identities.filter(
    ({ kind, value }) => !known.some((one) => one.kind === kind && one.value === value),
  );
  if (added.length === 0) return;
  const attempt = await transaction
    .selectFrom('attempts')
    .select(['id', 'business'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await addIdentities(transaction, attempt, added);
}

/** Notes the identities of an attempt beside it. @returns false when somebody else has noted one of them at the same moment. */
export async function addIdentities(
  transaction: Pick<Kysely<LedgerTables>, 'selectFrom' | 'insertInto'>,
  { id, business }: Pick<AttemptRow, 'id' | 'business'>,
  identities: readonly Identity[],
): Promise<boolean> {
  for (const identity of identities) {
    const last = await transaction
      .selectFrom('identities')
      .select('ordinal')
      .where('business', '=', business)
      .where('kind', '=', identity.kind)
      .where('scope', '=', identity.scope)
      .where('value', '=', identity.value)
      .orderBy('ordinal', 'desc')
      .executeTakeFirst();
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('identities')
      .values({ ...identity, attempt_id: id, business, ordinal: (last?.ordinal ?? 0) + 1 })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if ((numInsertedOrUpdatedRows ?? 0n) === 0n) return false;
  }
  return true;
}
