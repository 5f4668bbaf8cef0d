import type { Transaction } from 'kysely';
import type { DirectoryKind } from '../../../src/contract/directory';
import type { GatewayDatabase, GatewayTables } from '../database';

/** So many are offered again; what a person read before those is nobody's business any more, and is forgotten. */
const kept = 20;

/** A person of a business. */
export type NamedBy = { business: string; operator: string };

type Opened = { kind: DirectoryKind; id: string; at: string };

/** Notes that a person has read a record of the service. */
export async function noteOpened(
  transaction: Transaction<GatewayTables>,
  { business, operator }: NamedBy,
  { kind, id, at }: Opened,
): Promise<void> {
  await transaction
    .insertInto('directory_opened')
    .values({ business, operator, kind, id, at })
    .onConflict((conflict) =>
      conflict.columns(['business', 'operator', 'kind', 'id']).doUpdateSet({ at }),
    )
    .execute();
  const latest = transaction
    .selectFrom('directory_opened')
    .select('id')
    .where('business', '=', business)
    .where('operator', '=', operator)
    .where('kind', '=', kind)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(kept);
  await transaction
    .deleteFrom('directory_opened')
    .where('business', '=', business)
    .where('operator', '=', operator)
    .where('kind', '=', kind)
    .where('id', 'not in', latest)
    .execute();
}

/** When a person last read each of the records they opened lately, by its id. */
export async function openedBy(
  database: GatewayDatabase,
  { business, operator }: NamedBy,
  kind: DirectoryKind,
): Promise<ReadonlyMap<string, string>> {
  const rows = await database
    .selectFrom('directory_opened')
    .select(['id', 'at'])
    .where('business', '=', business)
    .where('operator', '=', operator)
    .where('kind', '=', kind)
    .execute();
  return new Map(rows.map(({ id, at }) => [id, at]));
}
