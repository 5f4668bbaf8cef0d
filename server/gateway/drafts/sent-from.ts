import type { DraftSummary } from '../../../src/contract/draft';
import type { GatewayDatabase } from '../database';
import { maybeAppliedAttempts } from '../ledger/similar/maybe-applied';
import type { DraftOwner } from './table';

type Sent = NonNullable<DraftSummary['sent']>;

/**
 * What was made from drafts, by their ids: of each the newest attempt whose outcome nobody knows, or else the newest that was
 * applied. The others changed nothing, and so do not matter.
 */
export async function sentFrom(
  database: Pick<GatewayDatabase, 'selectFrom'>,
  { business, operator }: DraftOwner,
  drafts: readonly string[],
): Promise<Map<string, Sent>> {
  const sent = new Map<string, Sent>();
  // An empty list is not SQL in every database.
  if (drafts.length === 0) return sent;
  const attempts = await maybeAppliedAttempts(database)
    .select(['id', 'draft_id', 'recorded_at', 'state', 'verdict'])
    .where('business', '=', business)
    .where('operator', '=', operator)
    .where('draft_id', 'in', drafts)
    .orderBy('recorded_at')
    .orderBy('id')
    .execute();
  for (const { id, draft_id: draft, recorded_at: at, state, verdict } of attempts) {
    const outcome = state === 'applied' || verdict !== null ? 'applied' : 'unknown';
    const isMoot = outcome === 'applied' && sent.get(draft ?? '')?.outcome === 'unknown';
    if (draft !== null && !isMoot) sent.set(draft, { attempt: id, at, outcome });
  }
  return sent;
}
