import { asAdded } from '../database';
import type { Call, Operation } from '../operation';
import { onWire } from '../overrides';
import { isUuid } from '../query';
import { branchNotFound, data, Refusal } from '../replies';
import type { World } from '../world';

async function list({ world, integration }: Call) {
  const rows = await world.db
    .selectFrom('branches')
    .select(['id', 'name', 'overrides'])
    .where('business_id', '=', integration.businessId)
    .orderBy(asAdded)
    .execute();
  return data(
    world.variants.lookupEnvelope,
    rows.map(({ id, name, overrides }) => onWire({ id, name }, overrides)),
  );
}

/**
 * Finds a branch of the caller's business and answers its id.
 * @throws Refusal: 404 `Branch not found` when it is unknown or belongs to another business.
 */
export async function ownBranch(
  { db }: Pick<World, 'db'>,
  businessId: string,
  id: string,
): Promise<string> {
  const branch = isUuid(id)
    ? await db
        .selectFrom('branches')
        .select('id')
        .where('id', '=', id.toLowerCase())
        .where('business_id', '=', businessId)
        .executeTakeFirst()
    : undefined;
  if (!branch) throw new Refusal(branchNotFound);
  return branch.id;
}

export const branchOperations: readonly Operation[] = [
  {
    name: 'branches',
    method: 'GET',
    path: '/branches',
    scope: null,
    envelope: 'status',
    unauthorized: 'message',
    failure: 'error',
    handle: list,
  },
];
