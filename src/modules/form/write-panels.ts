import { ConflictNotice, NewerStays } from '@/modules/drafts/conflict-notice';
import { BoundAttempt } from '@/modules/outcome-panel/bound-attempt';
import { OutcomePanel } from '@/modules/outcome-panel/outcome-panel';
import { SendingPanel } from '@/modules/outcome-panel/sending-panel';
import { ReviewPanel } from '@/modules/review-panel/review-panel';

export type WritePanels = typeof writePanels;

/** What may take the place of a form's fields, or stand over them: one file, which `later-panels.ts` loads after the form. */
export const writePanels = {
  ReviewPanel,
  SendingPanel,
  OutcomePanel,
  BoundAttempt,
  ConflictNotice,
  NewerStays,
};
