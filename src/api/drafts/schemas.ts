import * as z from 'zod/mini';
import { draftForms } from '@/contract/draft';
import { choiceParam, idParam } from '../core/params';

export type {
  Draft,
  DraftForm,
  DraftList,
  DraftSummary,
  DraftVersion,
  PlanForm,
} from '@/contract/draft';
export type { ChangeDraft, SaveDraft, ValueChange } from '@/contract/draft-requests';

export { textChange } from '@/contract/text-change';

export const draftId = z.object({ id: idParam });

/** Which drafts are listed: those of one form, those that change one record, those in which a code stands, or all. */
export const draftListParams = z.object({
  form: z.optional(choiceParam(draftForms)),
  subject: z.optional(idParam),
  holding: z.optional(idParam),
});
export type DraftListParams = z.infer<typeof draftListParams>;
