import * as z from 'zod/mini';
import { paymentLimits } from '@/api/payments/schemas';
import type { FieldSpec } from '@/modules/form-fields/form-scope';
import { optionalLine, optionalLines } from '@/modules/form-fields/text-rules';
import { requiredChoice, requiredDate } from '@/modules/form-fields/value-rules';
import { m } from '@/text/generated/messages';
import { noOrigin, type DraftDefinition } from '@/modules/drafts/draft-definition';
import { manyDraft, titleOfMany } from '@/modules/payment-start/many-payments';
import { paymentForm } from '../payment-form';

/** What is said of many payments: once for all of them, and of each what its paper says. */
const typed = z.object({
  methodId: requiredChoice(),
  date: requiredDate(),
  bankId: z.string(),
  checkbookId: z.string(),
  pettyCashId: z.string(),
  notes: optionalLines(paymentLimits.notes),
  rows: z.array(
    z.object({
      purchases: z.array(z.string()),
      reference: optionalLine(paymentLimits.reference),
      checkNumber: optionalLine(paymentLimits.checkNumber),
    }),
  ),
});
export type TypedMany = z.input<typeof typed>;
export type ReadMany = z.output<typeof typed>;

/** A check is drawn once, and found again by its number. */
const withChecks = typed.check(
  z.superRefine(({ checkbookId, rows }, context) => {
    if (checkbookId === '') return;
    const numbers = rows.map(({ checkNumber }) => checkNumber.trim());
    numbers.forEach((number, at) => {
      const isTaken = number !== '' && numbers.indexOf(number) !== at;
      if (number !== '' && !isTaken) return;
      const message = isTaken ? 'payments_many_check_twice' : 'forms_missing';
      context.addIssue({
        code: 'custom',
        message,
        path: ['rows', at, 'checkNumber'],
        input: number,
      });
    });
  }),
);

/** A check number counts only with a checkbook: without one nobody sees it. What was typed stays in the form all the same. */
export const manySchema = z.pipe(
  z.pipe(
    z.custom<TypedMany>(),
    z.transform((all: TypedMany): TypedMany => {
      if (all.checkbookId !== '') return all;
      return { ...all, rows: all.rows.map((row) => ({ ...row, checkNumber: '' })) };
    }),
  ),
  withChecks,
);

const { methodId, date, bankId, checkbookId, pettyCashId, notes, reference, checkNumber } =
  paymentForm.specs;

/** The same fields as of one payment. */
export const manySpecs: Readonly<Record<string, FieldSpec>> = {
  methodId,
  date,
  bankId,
  checkbookId,
  pettyCashId,
  notes,
  'rows.*.reference': reference,
  'rows.*.checkNumber': {
    ...checkNumber,
    problems: { payments_many_check_twice: m.payments_many_check_twice },
  },
};

export const emptyMany: TypedMany = {
  methodId: '',
  date: '',
  bankId: '',
  checkbookId: '',
  pettyCashId: '',
  notes: '',
  rows: [],
};

/** What is chosen and typed, until it is a job. How much is left of a purchase is not kept: it is read anew. */
export const draftOfMany: DraftDefinition<TypedMany> = {
  ...manyDraft,
  empty: () => emptyMany,
  rows: { rows: { purchases: [], reference: '', checkNumber: '' }, 'rows.*.purchases': '' },
  readOrigin: noOrigin,
  title: ({ rows }) => titleOfMany(rows),
};
