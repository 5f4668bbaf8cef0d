import type { GatewayDatabase } from '../database';

/** Notes that the address book has not learned from an applied attempt yet, in the transaction that records it as applied. */
export async function noteToLearn(
  transaction: Pick<GatewayDatabase, 'insertInto'>,
  attemptId: string,
): Promise<void> {
  await transaction
    .insertInto('directory_to_learn')
    .columns(['attempt_id', 'business', 'at'])
    .expression((is) =>
      is
        .selectFrom('attempts')
        .select(['id', 'business', 'latest_at'])
        .where('id', '=', attemptId)
        .where('state', '=', 'applied'),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
