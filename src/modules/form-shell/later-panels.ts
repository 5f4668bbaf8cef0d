import { laterPart, type LaterPart } from '../later-part/later-part';

export type LaterPanels = Awaited<ReturnType<typeof importPanels>>;

async function importPanels() {
  const [
    { ReviewPanel },
    { SendingPanel },
    { OutcomePanel },
    { BoundAttempt },
    { PartedNotice },
    { NewerStays },
  ] = await Promise.all([
    import('@/modules/review-panel/review-panel'),
    import('@/modules/outcome-panel/sending-panel'),
    import('@/modules/outcome-panel/outcome-panel'),
    import('@/modules/outcome-panel/bound-attempt'),
    import('@/modules/drafts/parted-notice'),
    import('@/modules/drafts/newer-stays'),
  ]);
  return { ReviewPanel, SendingPanel, OutcomePanel, BoundAttempt, PartedNotice, NewerStays };
}

/**
 * What comes after the fields of a form, from the review on: it is loaded while these are filled in, and nothing goes on before
 * it is there.
 */
export const laterPanels: LaterPart<LaterPanels> = laterPart(importPanels);
