import * as z from 'zod/mini';
import type { FieldSpec } from '@/modules/form-fields/form-scope';
import { isVisible, requiredLines } from '@/modules/form-fields/text-rules';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { readIds } from './typed-ids';

/** Each is confirmed by itself; nobody does that more often at a stretch. */
export const mostAtOnce = 50;

/** As long as the journal keeps a reason. */
const reasonLimit = 500;

const tailLength = 4;

/** The end of an identifier, by which a person tells it from the one before and the one after it in a list. */
export const tailOf = (id: string): string => id.slice(-tailLength);

const idsIn = (typed: string) => readIds(typed).filter(({ is }) => is === 'id');

/** What is typed of the assignments to remove, read as their identifiers, each once. */
export const listSchema = z.object({
  ids: z.pipe(
    z.string().check(
      isVisible,
      z.refine((typed) => readIds(typed).every(({ is }) => is !== 'no-id'), {
        error: 'assignments_some_wrong',
        abort: true,
      }),
      z.refine((typed) => idsIn(typed).length <= mostAtOnce, { error: 'assignments_too_many' }),
    ),
    z.transform((typed) => idsIn(typed).map(({ text }) => text)),
  ),
});

export const listSpecs: Record<'ids', FieldSpec> = {
  ids: {
    label: m.assignments_ids,
    help: m.assignments_ids_help,
    required: true,
    problems: {
      assignments_some_wrong: m.assignments_some_wrong,
      assignments_too_many: () => m.assignments_too_many({ most: formatQuantity(mostAtOnce) }),
    },
  },
};

/** What is typed to confirm the removal of this one. */
export function removalSchema(id: string) {
  return z.object({
    tail: z.string().check(
      isVisible,
      z.refine((typed) => typed.trim().toLowerCase() === tailOf(id), {
        error: 'assignments_other_tail',
      }),
    ),
    reason: requiredLines(reasonLimit),
  });
}

export type TypedRemoval = z.input<ReturnType<typeof removalSchema>>;

export const removalSpecs: Record<keyof TypedRemoval, FieldSpec> = {
  tail: {
    label: m.assignments_tail,
    help: m.assignments_tail_help,
    required: true,
    problems: { assignments_other_tail: m.assignments_other_tail },
  },
  reason: {
    label: m.assignments_reason,
    help: m.assignments_reason_help,
    limit: reasonLimit,
    required: true,
  },
};
