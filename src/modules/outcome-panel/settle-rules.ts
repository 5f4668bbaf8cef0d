import * as z from 'zod/mini';
import { verdicts } from '@/api/attempts/names';
import type { FieldSpec } from '@/modules/form-fields/form-scope';
import { requiredLines } from '@/modules/form-fields/text-rules';
import { m } from '@/text/generated/messages';

/** As long as the journal keeps a note. */
const noteLimit = 500;

/** What a person says of an attempt whose outcome is unknown: what they found, and how they know. */
export const settleSchema = z.object({
  verdict: z.enum(verdicts, { error: 'outcome_settle_choose' }),
  note: requiredLines(noteLimit),
});

export const settleSpecs: Record<string, FieldSpec> = {
  note: {
    label: m.outcome_settle_note,
    help: m.outcome_settle_note_help,
    limit: noteLimit,
    required: true,
  },
};
