import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { ExcludedPurchase, GeneralPurchase } from './expense-body';
import { businessTime } from '../clock';
import { Invalid, Mistakes } from '../mistakes';
import type { Call } from '../operation';
import type { Tables } from '../schema';
import type { ExpenseRow } from '../seed/expenses';

/** @throws Invalid when the provider is unknown or of another business. */
export async function checkProvider(db: Kysely<Tables>, { business_id, provider_id }: ExpenseRow) {
  const provider = await db
    .selectFrom('providers')
    .select('id')
    .where('id', '=', provider_id)
    .where('business_id', '=', business_id)
    .executeTakeFirst();
  if (!provider) throw new Invalid({ provider_id: ['The selected provider_id is invalid.'] });
}

/** Refuses a document that was recorded before, where this world's service does. */
export async function checkUnique(db: Kysely<Tables>, expense: ExpenseRow) {
  const { business_id, provider_id, generation_code, control_number } = expense;
  const mistakes = new Mistakes();
  const ofBusiness = db.selectFrom('expenses').select('id').where('business_id', '=', business_id);
  if (generation_code !== null) {
    const same = await ofBusiness.where('generation_code', '=', generation_code).executeTakeFirst();
    if (same) mistakes.add('generation_code', 'The generation_code has already been taken.');
  }
  if (control_number !== null) {
    const same = await ofBusiness
      .where('provider_id', '=', provider_id)
      .where('control_number', '=', control_number)
      .executeTakeFirst();
    if (same) mistakes.add('number_control', 'The number_control has already been taken.');
  }
  mistakes.check();
}

/** What every recorded purchase has, whichever its kind. */
export function recorded(
  { world, integration }: Call,
  branchId: string,
  { provider_id, date }: GeneralPurchase | ExcludedPurchase,
) {
  return {
    id: randomUUID(),
    business_id: integration.businessId,
    branch_id: branchId,
    provider_id,
    date,
    issue_time: businessTime(world.clock.now()),
    is_seed: 0,
    overrides: null,
  } as const;
}
