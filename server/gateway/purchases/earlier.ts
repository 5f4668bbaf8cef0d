import type { AskedDocument, EarlierPurchase } from '../../../src/contract/purchases';
import type { Profile } from '../../../src/contract/profile';
import type { GatewayDatabase } from '../database';
import { identitiesOf } from '../ledger/facts/facts';
import type { Viewer } from '../ledger/journal';
import { similarAsTold } from '../ledger/replies';
import { newestOfEach } from '../ledger/similar/equal-identity';
import type { Similar } from '../ledger/similar/similar';

/** The purchases that a document may be, by the same identities that are asked about when it is sent. */
export async function earlierPurchases(
  database: GatewayDatabase,
  { business, areas }: Viewer,
  { generationCode, controlNumber, providerId }: AskedDocument,
  profile: Profile,
): Promise<EarlierPurchase[]> {
  if (areas !== null && !areas.includes('expenses')) return [];
  const body = {
    generation_code: generationCode,
    number_control: controlNumber,
    provider_id: providerId,
  };
  const identities = identitiesOf(
    { operation: 'expenses.create', body_text: JSON.stringify(body), branch_id: null },
    profile,
  );
  const found = await newestOfEach(database, { business, id: '', record_id: null }, identities);
  const each = new Map<string, Similar>();
  for (const { attempt, likeness } of found) {
    const equal = each.get(attempt.id)?.equal ?? [];
    each.set(attempt.id, { attempt, equal: [...equal, likeness] });
  }
  return [...each.values()].map(similarAsTold);
}
