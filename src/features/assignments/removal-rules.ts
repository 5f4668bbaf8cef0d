import * as z from 'zod/mini';
import { cleanIdentifier, isIdentifier } from '@/domain/identifier';
import type { FieldSpec } from '@/modules/form-fields/form-scope';
import { isVisible, namesNobody, requiredLines } from '@/modules/form-fields/text-rules';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';

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
    reason: requiredLines(reasonLimit).check(namesNobody),
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

/** One word of what was typed or pasted where identifiers are asked for. */
export interface TypedId {
  /** Line and word, by which it is told from an equal one. */
  place: string;
  /** From 1. */
  line: number;
  /** An identifier in lower case, or what is none as it was typed. */
  text: string;
  is: 'id' | 'repeated' | 'no-id';
}

const breaks = /\r\n?|[\n\u2028\u2029]/;
const between = /[\s,;]+/;

/** Reads identifiers out of lines, sheets and mails. Nothing is passed over: what is none, and what stands there twice, is told. */
export function readIds(typed: string): TypedId[] {
  const taken = new Set<string>();
  return typed.split(breaks).flatMap((words, at) =>
    words
      .split(between)
      .filter((word) => cleanIdentifier(word) !== '')
      .map((word, nth): TypedId => {
        const id = cleanIdentifier(word).toLowerCase();
        const stands = { place: `${at}.${nth}`, line: at + 1 };
        if (!isIdentifier(id)) return { ...stands, text: word, is: 'no-id' };
        if (taken.has(id)) return { ...stands, text: id, is: 'repeated' };
        taken.add(id);
        return { ...stands, text: id, is: 'id' };
      }),
  );
}
