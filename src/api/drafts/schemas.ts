import * as z from 'zod/mini';
import {
  draftForms,
  draftListSchema,
  draftSchema,
  draftVersionSchema,
  type Draft,
  type DraftList,
  type DraftVersion,
} from '@/contract/draft';
import { choiceParam, idParam } from '../core/params';
import { readShape } from '../core/shape';

export type {
  ChangeDraft,
  Draft,
  DraftForm,
  DraftList,
  DraftSummary,
  DraftVersion,
  SaveDraft,
  ValueChange,
} from '@/contract/draft';

export { textChange } from '@/contract/text-change';

export const draftId = z.object({ id: idParam });

/** Which drafts are listed: those of one form, those that change one record, or all. */
export const draftListParams = z.object({
  form: z.optional(choiceParam(draftForms)),
  subject: z.optional(idParam),
});
export type DraftListParams = z.infer<typeof draftListParams>;

// The shapes are our own contract, so nothing in them is optional.

export const readDraft = (body: unknown): Draft => readShape(draftSchema, body);
export const readDraftList = (body: unknown): DraftList => readShape(draftListSchema, body);
export const readDraftVersion = (body: unknown): DraftVersion =>
  readShape(draftVersionSchema, body);
