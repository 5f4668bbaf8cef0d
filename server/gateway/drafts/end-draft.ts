import { attemptContextSchema } from '../../../src/contract/attempt';
import { daysBefore } from '../../business-day';
import type { GatewayDatabase } from '../database';
import type { DraftOwner } from './table';

/** As much of a draft as a page knew: its version there, and the page, whose later saves are its own. */
export type KnownDraft = { version: number; tab: string | null };

/**
 * Takes a draft away as far as it was known: what another page made of it since stays.
 * @param known - null: whatever it has become
 */
export async function removeDraft(
  transaction: Pick<GatewayDatabase, 'deleteFrom'>,
  { business, operator }: DraftOwner,
  id: string,
  known: KnownDraft | null,
): Promise<void> {
  const draft = transaction
    .deleteFrom('drafts')
    .where('business', '=', business)
    .where('operator', '=', operator)
    .where('id', '=', id);
  const removed =
    known === null
      ? draft
      : draft.where((is) =>
          is.or([
            is('version', '<=', known.version),
            ...(known.tab === null ? [] : [is('tab', '=', known.tab)]),
          ]),
        );
  await removed.execute();
}

/**
 * Removes the draft an applied attempt was typed in, in the transaction that records it: what is stored is not sent again. A
 * newer version, saved by another page, was not what is stored.
 */
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
  const {
    draft,
    draftVersion: version,
    draftTab: tab = null,
  } = attemptContextSchema.parse(JSON.parse(attempt.context));
  if (draft === undefined) return;
  const known = version === undefined ? null : { version, tab };
  await removeDraft(transaction, attempt, draft.toLowerCase(), known);
}

/** Forgets drafts that nobody has changed for as long as they are kept. */
export async function forgetOldDrafts(
  database: GatewayDatabase,
  now: Date,
  draftDays: number,
): Promise<void> {
  await database.deleteFrom('drafts').where('saved_at', '<', daysBefore(now, draftDays)).execute();
}
