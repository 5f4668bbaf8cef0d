import { ownBranch } from './branches';
import { asAdded } from '../database';
import type { Call, Operation } from '../operation';
import { onWire } from '../overrides';
import { data } from '../replies';
import type { taxTables } from '../seed/taxes';
import type { Row } from '../table';
import type { World } from '../world';

export type TaxRow = Row<typeof taxTables.taxes>;

/** A tax as products and the list of taxes show it (API description, Product response record). */
export function taxRecord({ id, name, number_code, tax_type, percent, overrides }: TaxRow) {
  return onWire({ id, name, number_code, tax_type, percent }, overrides);
}

export function taxesOf(world: World, businessId: string): Promise<TaxRow[]> {
  return world.db
    .selectFrom('taxes')
    .selectAll()
    .where('business_id', '=', businessId)
    .orderBy(asAdded)
    .execute();
}

async function list({ world, integration, params }: Call) {
  await ownBranch(world, integration.businessId, params['branch_id'] ?? '');
  const taxes = await taxesOf(world, integration.businessId);
  return data(world.variants.lookupEnvelope, taxes.map(taxRecord));
}

export const taxOperations: readonly Operation[] = [
  {
    name: 'taxes',
    method: 'GET',
    path: '/taxes/branch/{branch_id}',
    scope: null,
    envelope: 'status',
    unauthorized: 'message',
    failure: 'error',
    handle: list,
  },
];
