import type { AttemptState } from '../../../src/contract/attempt-words';
import type { GatewayDatabase } from '../database';
import { stateOf } from './rules';

/** What an attempt's sends on disk come to; one that was never sent was not sent. */
export async function stateOfSends(
  database: Pick<GatewayDatabase, 'selectFrom'>,
  attemptId: string,
): Promise<AttemptState> {
  const sends = await database
    .selectFrom('sends')
    .select('outcome')
    .where('attempt_id', '=', attemptId)
    .orderBy('number')
    .execute();
  return sends.length === 0 ? 'not-sent' : stateOf(sends);
}
