import { laterPart, type LaterPart } from '../later-part/later-part';

export type LaterPanels = Awaited<ReturnType<typeof importPanels>>;

async function importPanels() {
  const [review, sending, outcome, bound, parted, newer] = await Promise.all([
    import('@/modules/review-panel/review-panel'),
    import('@/modules/outcome-panel/sending-panel'),
    import('@/modules/outcome-panel/outcome-panel'),
    import('@/modules/outcome-panel/bound-attempt'),
    import('@/modules/drafts/parted-notice'),
    import('@/modules/drafts/newer-stays'),
  ]);
  return {
    ReviewPanel: review.ReviewPanel,
    SendingPanel: sending.SendingPanel,
    OutcomePanel: outcome.OutcomePanel,
    BoundAttempt: bound.BoundAttempt,
    PartedNotice: parted.PartedNotice,
    NewerStays: newer.NewerStays,
  };
}

/**
 * What comes after the fields of a form, from the review on: it is loaded while these are filled in, and nothing goes on before
 * it is there.
 */
export const laterPanels: LaterPart<LaterPanels> = laterPart(importPanels);
