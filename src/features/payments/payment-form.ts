import { createElement } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { paymentMutations } from '@/api/payments/mutations';
import { paymentLimits, type Allocation, type NewPayment } from '@/api/payments/schemas';
import { BranchField } from '@/modules/form-fields/branch-field';
import { DirectoryField } from '@/modules/directory-picker/directory-field';
import { declareForm, knows, type Problem } from '@/modules/form/declare-form';
import {
  date,
  decimal,
  identifier,
  line,
  lines,
  pick,
  rows,
  text,
} from '@/modules/form/field-kinds';
import { requiredChoice } from '@/modules/form-fields/value-rules';
import { moneyText } from '@/text/amount-text';
import { titleOfChosen } from '@/modules/payment-start/many-payments';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { MethodField, SourceField } from './money-fields';
import {
  amountRule,
  countOverpaid,
  nameOfPurchase,
  ofOtherSuppliers,
  restOf,
  sumOfParts,
  type KnownPayables,
  type ToldPurchases,
} from './parts';
import { linesOfText, takeLines } from './pasted-list';
import { doubtsOf, overpaidInWords } from './payment-doubts';
import type { AroundPayment, PaymentInput } from './payment-input';

const { maximum: mostPurchases } = paymentLimits.allocations;

const place = (kind: 'bank' | 'checkbook' | 'petty-cash', label: () => string) =>
  text({ label }, (at) => createElement(SourceField, { ...at, kind }));

const fields = {
  mode: pick<NewPayment['mode']>({
    label: m.payments_mode,
    words: { 'by-purchase': m.payments_by_purchase, automatic: m.payments_automatic },
    helps: { 'by-purchase': m.payments_by_purchase_help, automatic: m.payments_automatic_help },
    empty: 'by-purchase',
  }),
  providerId: {
    ...text({ label: m.purchases_provider }, (at) =>
      createElement(DirectoryField, { ...at, kind: 'provider' }),
    ),
    required: true,
    rule: requiredChoice,
  } as const,
  branchId: {
    ...text({ label: m.purchases_branch, help: m.payments_branch_help }, (at) =>
      createElement(BranchField, { ...at, none: m.purchases_unchosen() }),
    ),
    required: true,
    rule: requiredChoice,
  } as const,
  amount: decimal({
    label: m.payments_amount,
    help: m.payments_amount_help,
    unit: 'money',
    decimal: amountRule,
    required: true,
  }),
  allocations: {
    ...rows({
      label: m.payments_purchases,
      row: {
        purchaseId: {
          ...identifier({ label: m.payments_purchase }),
          problems: {
            payments_repeated: m.payments_repeated,
            payments_locked: m.payments_locked,
            payments_other_supplier: m.payments_other_supplier,
            payments_foreign: m.payments_foreign,
          },
        },
        amount: decimal({
          label: m.payments_part,
          dependsOn: ['allocations.*.purchaseId'],
          unit: 'money',
          decimal: amountRule,
          required: true,
        }),
      },
    }),
    problems: {
      payments_no_purchases: m.payments_no_purchases,
      payments_too_many: () => m.payments_too_many({ most: formatQuantity(mostPurchases) }),
    },
  },
  paper: decimal({
    label: m.payments_paper,
    help: m.payments_paper_help,
    unit: 'money',
    decimal: amountRule,
  }),
  reason: line({ label: m.payments_reason, help: m.payments_reason_help, limit: 300 }),
  methodId: {
    ...text({ label: m.payments_method }, (at) => createElement(MethodField, at)),
    required: true,
    rule: requiredChoice,
  } as const,
  date: date({ label: m.payments_date, required: true }),
  bankId: place('bank', m.payments_bank),
  checkbookId: place('checkbook', m.payments_checkbook),
  checkNumber: line({
    label: m.payments_check_number,
    help: m.payments_check_number_help,
    limit: paymentLimits.checkNumber,
  }),
  pettyCashId: place('petty-cash', m.payments_petty_cash),
  reference: line({ label: m.payments_reference, limit: paymentLimits.reference }),
  notes: lines({ label: m.payments_notes, limit: paymentLimits.notes, rows: 2 }),
};

const isByPurchase = ({ mode }: { mode: string }) => mode === 'by-purchase';
const isAutomatic = ({ mode }: { mode: string }) => mode === 'automatic';

/**
 * A payment of purchases, which names each and its part, or leaves it to the service which of a supplier's are paid. Nothing takes
 * it back, and nothing tells afterwards what is still to pay (API description, Endpoints).
 */
export const paymentForm = declareForm({
  name: 'payments',
  around: knows<AroundPayment>(),
  write: {
    ...paymentMutations.apply,
    /** Who was paid and where the money came from: purchases, amounts and what its papers say are each payment's own. */
    readSent: (bodyText: string) => {
      const sent = paymentMutations.apply.readSent(bodyText);
      const { methodId, bankId, pettyCashId, checkbookId, branchId, providerId } = sent;
      return { methodId, bankId, pettyCashId, checkbookId, branchId, providerId };
    },
  },
  draft: {
    form: 'payments',
    schema: 1,
    title: ({ part, reference, allocations }) =>
      titleOfPayment(part, reference) ||
      titleOfChosen(allocations.filter(({ purchaseId }) => purchaseId !== '').length),
  },
  reviewLabel: m.payments_to_review,
  fields,
  beside: {
    list: { label: m.payments_paste, problems: { payments_list_left: m.payments_list_left } },
  },
  kept: {
    part: '',
    /** The lines of purchases that are in no payment yet. */
    list: '',
    /** How many other payments were prepared with what was too much for this one. */
    prepared: 0,
  },
  shown: {
    providerId: isAutomatic,
    branchId: isAutomatic,
    amount: isAutomatic,
    allocations: isByPurchase,
    paper: isByPurchase,
    checkNumber: ({ checkbookId }) => checkbookId !== '',
  },
  required: {
    // A check is found again by its number.
    checkNumber: ({ checkbookId }) => checkbookId !== '',
    reason: ({ allocations }, { known }) => countOverpaid(allocations, known()) > 0,
  },
  rules: (read, { known, told }): Problem[] =>
    isByPurchase(read)
      ? [...problemsOfParts(read.allocations, known(), told()), ...problemsOfList(read)]
      : [],
  toInput: (read, { known }): PaymentInput => {
    const common = {
      methodId: read.methodId,
      date: read.date,
      bankId: read.bankId,
      pettyCashId: read.pettyCashId,
      checkbookId: read.checkbookId,
      checkNumber: read.checkNumber,
      reference: read.reference,
      notes: read.notes,
    };
    if (read.mode === 'automatic') {
      const { branchId, providerId, amount } = read;
      return {
        mode: 'automatic',
        branchId,
        providerId,
        amount,
        ...common,
        paper: '',
        reason: '',
        part: '',
      };
    }
    const { allocations, paper, part } = read;
    const reason = countOverpaid(allocations, known()) > 0 ? read.reason : '';
    return { mode: 'by-purchase', allocations, ...common, paper, reason, part };
  },
  fromInput: ({ providerId }) => ({
    mode: providerId === undefined ? ('by-purchase' as const) : ('automatic' as const),
  }),
  doubts: doubtsOf,
  told: [
    (input, around) => partFacts(input, around),
    'providerId',
    'branchId',
    'amount',
    'methodId',
    'date',
    'bankId',
    'checkbookId',
    'checkNumber',
    'pettyCashId',
    'reference',
    'notes',
  ],
  leftOut: m.purchases_left_out,
});

type TypedPayment = typeof paymentForm.empty;

/** Another one of the same round of payments: from the same money, on the same day. A check has a number of its own. */
export function keptForAnother(typed: TypedPayment) {
  const { mode, branchId, methodId, date, bankId, checkbookId, pettyCashId } = typed;
  return { mode, branchId, methodId, date, bankId, checkbookId, pettyCashId };
}

export type PaymentFormReturn = UseFormReturn<TypedPayment, unknown, PaymentInput>;

/** What people know a payment by before it is sent. */
export const titleOfPayment = (part: string, reference: string) =>
  [part === '' ? '' : m.payments_part_title({ part }), reference]
    .filter((words) => words !== '')
    .join(' · ');

/** What is paid in all. */
export const amountOf = (input: PaymentInput) =>
  input.mode === 'automatic' ? input.amount : sumOfParts(input.allocations);

function problemsOfParts(
  parts: readonly Allocation[],
  known: KnownPayables,
  told: ToldPurchases,
): Problem[] {
  if (parts.length === 0) return [['allocations', 'payments_no_purchases']];
  if (parts.length > mostPurchases) return [['allocations', 'payments_too_many']];
  const ids = parts.map(({ purchaseId }) => purchaseId);
  const others = ofOtherSuppliers(parts, known, told);
  return ids.flatMap((id, at): Problem[] => {
    const path = `allocations.${at}.purchaseId`;
    if (id !== '' && ids.indexOf(id) !== at) return [[path, 'payments_repeated']];
    if ((known.get(id)?.payments.locked ?? null) !== null) return [[path, 'payments_locked']];
    if (told.get(id)?.is === 'foreign') return [[path, 'payments_foreign']];
    return others.has(id) ? [[path, 'payments_other_supplier']] : [];
  });
}

/** With the payment its draft ends, and so would what still waits in the list. */
function problemsOfList(read: { list: string; allocations: readonly Allocation[] }): Problem[] {
  const { left } = takeLines(read.allocations, linesOfText(read.list), 0);
  return left.length === 0 ? [] : [['list', 'payments_list_left']];
}

function partFacts(input: PaymentInput, { known }: AroundPayment) {
  if (input.mode === 'automatic') return [];
  const total = { label: m.payments_sum(), value: moneyText(sumOfParts(input.allocations)) };
  const all = known();
  const parts = input.allocations.map(({ purchaseId, amount }, at) => {
    const payable = all.get(purchaseId);
    // Without a reason it was not so when it was reviewed: it may be paid by this very payment by now.
    const over = input.reason === '' ? null : overpaidInWords(amount, restOf(payable));
    return {
      label: m.payments_purchase_nth({ row: at + 1 }),
      value: `${nameOfPurchase(purchaseId, payable)} · ${moneyText(amount)}`,
      ...(over !== null && { help: over }),
    };
  });
  return [...parts, total];
}
