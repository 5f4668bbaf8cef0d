import type { WriteOperation } from '../../../../src/contract/writes';
import type { Profile } from '../../../../src/contract/profile';
import { entryTypeIdentities } from './entry-types';
import { expenseIdentities } from './expenses';
import type { Identity } from '../tables';
import type { IdentityReader } from './identity';
import { changedProductIdentities, newProductIdentities } from './products';
import { providerIdentities } from './providers';
import { objectIn } from './read';

const none: IdentityReader = () => [];

const readers: Record<WriteOperation, IdentityReader> = {
  'entry-types.create': entryTypeIdentities,
  'products.create': newProductIdentities,
  'products.update': changedProductIdentities,
  'expenses.create': expenseIdentities,
  'providers.create': providerIdentities,
  'schedule-assignments.delete': none,
  'payments.apply': none,
};

/** @param write - as it is recorded: its branch may stand beside its body */
export function identitiesOf(
  write: { operation: WriteOperation; body_text: string; branch_id: string | null },
  profile: Profile,
): Identity[] {
  const { operation, body_text: bodyText, branch_id: branchId } = write;
  const read = readers[operation]({ body: objectIn(bodyText), profile, branchId });
  // A trade name may be the legal one, too.
  const told = new Map<string, Identity>();
  for (const identity of read) if (identity) told.set(JSON.stringify(identity), identity);
  return [...told.values()];
}
