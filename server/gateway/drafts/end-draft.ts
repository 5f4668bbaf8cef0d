import type { GatewayDatabase } from '../database';
import { attemptContextSchema } from '../../../src/contract/attempt';

/** Removes the draft an applied attempt was typed in, in the transaction that records it: what is stored is not sent again. */
export async function endDraftOf(
  transaction: Pick<GatewayDatabase, 'selectFrom' | 'deleteFrom'>,
  attemptId: string,
): Promise<void> {
  const attempt = await transaction
    .selectFrom('attempts')
    .select(['business', 'operator', 'context'])
    .where('id', '=', attemptId)
    .executeTakeFirst();
  if (attempt === undefined) return;
  const { draft } = attemptContextSchema.parse(JSON.parse(attempt.context));
  if (draft === undefined) return;
  await transaction
    .deleteFrom('drafts')
    .where('business', '=', attempt.business)
    .where('operator', '=', attempt.operator)
    .where('id', '=', draft.toLowerCase())
    .execute();
}
