import { createElement } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { currentProfile } from '@/api/core/profile';
import {
  excludedPaymentTypes,
  type ExcludedPaymentType,
  type NewExcludedPurchase,
} from '@/api/expenses/excluded-schemas';
import { expenseMutations } from '@/api/expenses/mutations';
import { addDays } from '@/domain/business-date';
import {
  excludedAmount,
  excludedKinds,
  excludedSums,
  lotDoubts,
  withheldPercent,
  type ExcludedKind,
  type ExcludedSums,
  type LotDoubt,
} from '@/domain/purchase/excluded';
import { lineRules } from '@/domain/purchase/line';
import { DirectoryField } from '@/modules/directory-picker/directory-field';
import type { ExcludedRow } from '@/modules/excluded-start/use-excluded-start';
import { declareForm, knows, type Problem } from '@/modules/form/declare-form';
import {
  choice,
  confirmation,
  date,
  decimal,
  flag,
  line,
  pick,
  rows,
  text,
  type FieldKind,
} from '@/modules/form/field-kinds';
import { requiredChoice } from '@/modules/form-fields/value-rules';
import { amountText, moneyText } from '@/text/amount-text';
import { m } from '@/text/generated/messages';

/** What the form knows besides what is typed. */
export interface AroundExcluded {
  /** `YYYY-MM-DD`. */
  today: string;
  isRegistered: (providerId: string) => boolean;
  isUnnamed: (providerId: string) => boolean;
  /** Whether the branch has a product of that code; null while its products are not read. */
  knows: ((sku: string) => boolean) | null;
}

/** What is sent, and what of it is only ours: the service takes no amount but the withholding. */
export interface ExcludedInput extends NewExcludedPurchase {
  rows: readonly ExcludedRow[];
  sums: ExcludedSums;
  /** Why another amount is withheld than by the formula; empty where that is not so. */
  reason: string;
}

/** A document this old is issued seldom enough to be asked about. */
const oldAfterDays = 30;
/** What stands in the box that confirms perishable goods without a date. */
export const withoutDate = 'without';
const reasonLimit = 300;

const kindWords: Record<ExcludedKind, () => string> = {
  goods: m.excluded_purchases_kind_goods,
  service: m.excluded_purchases_kind_service,
  serviceWhole: m.excluded_purchases_kind_service_whole,
  goodsWithheld: m.excluded_purchases_kind_goods_withheld,
};
const paymentWords: Record<ExcludedPaymentType, () => string> = {
  '01': m.excluded_purchases_payment_cash,
  '02': m.excluded_purchases_payment_check,
  '03': m.excluded_purchases_payment_card,
};

const fields = {
  providerId: {
    ...text({ label: m.purchases_provider, help: m.excluded_purchases_provider_help }, (place) =>
      createElement(DirectoryField, {
        ...place,
        kind: 'provider',
        mark: ({ registerNumber, isExcluded }) => {
          if (registerNumber !== null) return m.excluded_purchases_has_register();
          return isExcluded ? m.excluded_purchases_noted_short() : null;
        },
      }),
    ),
    required: true,
    rule: requiredChoice,
  } satisfies FieldKind<string>,
  date: date({ label: m.excluded_purchases_date, required: true }),
  paymentType: pick<ExcludedPaymentType>({
    label: m.excluded_purchases_payment,
    words: paymentWords,
    empty: '',
    open: true,
    required: true,
  }),
  lines: {
    ...rows({
      label: m.purchases_lines,
      rowLabel: (line) => m.purchases_line({ line }),
      addRow: m.purchases_line_add,
      begun: 1,
      row: {
        description: line({ label: m.purchases_line_name, required: true }),
        sku: line({ label: m.purchases_line_sku }),
        quantity: decimal({
          label: m.purchases_line_quantity,
          unit: 'quantity',
          decimal: lineRules.quantity,
          required: true,
        }),
        price: decimal({
          label: m.excluded_purchases_price,
          unit: 'money',
          decimal: lineRules.price,
          required: true,
        }),
        kind: {
          ...choice({
            label: m.excluded_purchases_kind,
            choices: () => excludedKinds.map((value) => ({ value, label: kindWords[value]() })),
            unchosen: m.purchases_unchosen,
            required: true,
          }),
          rule: requiredChoice,
        },
      },
    }),
    problems: { excluded_purchases_no_lines: m.excluded_purchases_no_lines },
  },
  ownWithholding: {
    ...decimal({
      label: m.excluded_purchases_own_withholding,
      help: m.excluded_purchases_own_withholding_help,
      unit: 'money',
      decimal: { decimals: 2, most: '999999999.99', least: 'zero' },
      dependsOn: ['lines'],
    }),
    problems: {
      excluded_purchases_withholding_too_large: m.excluded_purchases_withholding_too_large,
    },
  },
  reason: line({
    label: m.excluded_purchases_reason,
    help: m.excluded_purchases_reason_help,
    limit: reasonLimit,
  }),
  batchNumber: line({ label: m.excluded_purchases_lot, help: m.excluded_purchases_lot_help }),
  // Nothing that is bought expires on the day it comes.
  expirationDate: date({ label: m.excluded_purchases_expires, hasToday: false }),
  isPerishable: flag({
    label: m.excluded_purchases_perishable,
    empty: false,
    yes: m.purchases_yes,
    no: m.purchases_no,
  }),
  dateConfirmed: confirmation({ label: m.excluded_purchases_without_date }),
};

/** A row that nobody has typed anything into that counts. */
export const isBlankRow = ({ sku, description, quantity, price }: Omit<ExcludedRow, 'kind'>) =>
  [sku, description, quantity, price].every((typed) => typed.trim() === '');

/**
 * The supplier's next invoice starts with what was bought before; what was sent does not hold what that cost, or of what kind it was.
 * Throws for a general purchase, which has other lines.
 */
function startOf(sent: ReturnType<typeof expenseMutations.createExcluded.readSent>) {
  const { providerId, paymentType, lines } = sent;
  if (lines === null) throw new TypeError('No excluded-subject invoice');
  return {
    providerId,
    paymentType: excludedPaymentTypes.find((one) => one === paymentType) ?? null,
    lines: lines.map(({ sku, description }) => ({
      sku: sku ?? '',
      description: description ?? '',
      quantity: '',
      price: '',
      kind: '',
    })),
  };
}

/** What is refused of the withholding is said where another amount can be typed. */
const refusedNames = () =>
  Object.fromEntries(
    Object.entries(expenseMutations.createExcluded.names()).map(([sent, name]) => [
      sent,
      name === 'incomeWithholding' ? 'ownWithholding' : name,
    ]),
  );

/** An invoice we issue for a supplier who cannot. Nothing lists, changes or voids it afterwards (API description, Endpoints). */
export const excludedForm = declareForm({
  name: 'excluded-purchases',
  around: knows<AroundExcluded>(),
  write: {
    ...expenseMutations.createExcluded,
    names: refusedNames,
    readSent: (bodyText: string) => startOf(expenseMutations.createExcluded.readSent(bodyText)),
  },
  draft: {
    form: 'excluded-purchases',
    schema: 1,
    title: (typed) => typed.lines[0]?.description ?? '',
  },
  reviewLabel: m.excluded_purchases_to_review,
  fields,
  beside: { branchId: { label: m.purchases_branch } },
  kept: { branchId: '' },
  shown: {
    reason: ({ ownWithholding }) => ownWithholding.trim() !== '',
    dateConfirmed: ({ isPerishable, expirationDate }) =>
      isPerishable && expirationDate.trim() === '',
  },
  required: { reason: ({ ownWithholding }) => ownWithholding !== '' },
  rules: (read): Problem[] => {
    const problems: Problem[] = [];
    if (read.lines.length === 0) problems.push(['lines', 'excluded_purchases_no_lines']);
    if (Number(sumsOf(read).net) < 0) {
      problems.push(['ownWithholding', 'excluded_purchases_withholding_too_large']);
    }
    if (read.isPerishable && read.expirationDate === '' && read.dateConfirmed !== withoutDate) {
      problems.push(['dateConfirmed', 'forms_not_confirmed']);
    }
    return problems;
  },
  toInput: (read): ExcludedInput => {
    const sums = sumsOf(read);
    return {
      branchId: read.branchId,
      providerId: read.providerId,
      date: read.date,
      // The rules let through what is one of them.
      paymentType: read.paymentType === '' ? '01' : read.paymentType,
      lines: read.lines.map(({ sku, quantity, description }) => ({ sku, quantity, description })),
      incomeWithholding: sums.withheld,
      batchNumber: read.batchNumber,
      expirationDate: read.expirationDate,
      rows: read.lines,
      sums,
      reason: read.ownWithholding === '' ? '' : read.reason,
    };
  },
  doubts: doubtsOf,
  told: [
    'providerId',
    'date',
    'paymentType',
    ({ rows: all }) => all.map(lineFact),
    (input) => sumFacts(input),
    'batchNumber',
    'expirationDate',
  ],
  identifier: m.purchases_id,
  leftOut: m.purchases_left_out,
});

type TypedExcluded = typeof excludedForm.empty;

/** Another one of the same round of buying: one day, paid in one way, and each of another supplier. */
export const keptForAnother = ({ date, paymentType }: TypedExcluded) => ({ date, paymentType });

export type ExcludedFormReturn = UseFormReturn<TypedExcluded, unknown, ExcludedInput>;

/** What was read so far comes to so much: an amount that could not be read counts for nothing. */
export function sumsOf({ lines, ownWithholding }: Pick<TypedExcluded, 'lines' | 'ownWithholding'>) {
  const counted = lines.filter(({ quantity, price }) => quantity !== '' && price !== '');
  return excludedSums(counted, ownWithholding, currentProfile().rounding);
}

const kindInWords = (kind: string) => {
  const known = excludedKinds.find((one) => one === kind);
  return known === undefined ? kind : kindWords[known]();
};

function lineFact({ sku, description, quantity, price, kind }: ExcludedRow, at: number) {
  const amount = moneyText(excludedAmount({ quantity, price }));
  const words = [
    `${amountText(quantity)} × ${description}`,
    ...(sku === '' ? [] : [sku]),
    amount,
    kindInWords(kind),
  ];
  return { label: m.purchases_line({ line: at + 1 }), value: words.join(' · ') };
}

/** What is agreed, withheld and paid, in the words of the review, of what is read back and of the receipt. */
export function sumFacts({ sums, reason }: Pick<ExcludedInput, 'sums' | 'reason'>) {
  return [
    { label: m.excluded_purchases_whole(), value: moneyText(sums.whole) },
    { label: m.excluded_purchases_withheld(), value: withheldInWords(sums) },
    ...(reason === '' ? [] : [{ label: m.excluded_purchases_reason(), value: reason }]),
    { label: m.excluded_purchases_net(), value: moneyText(sums.net) },
  ];
}

/** The amount with the formula it follows, or would. */
function withheldInWords({ base, formula, withheld }: ExcludedSums): string {
  const words = { percent: withheldPercent, base: moneyText(base), amount: moneyText(withheld) };
  return withheld === formula
    ? m.excluded_purchases_formula(words)
    : m.excluded_purchases_not_formula({ ...words, formula: moneyText(formula) });
}

export const lotWords: Record<LotDoubt, () => string> = {
  'lot-without-date': m.excluded_purchases_lot_without_date,
  'date-without-lot': m.excluded_purchases_date_without_lot,
  expired: m.excluded_purchases_expired,
  'expires-today': m.excluded_purchases_expires_today,
};

function doubtsOf(
  input: ExcludedInput,
  { today, isRegistered, isUnnamed, knows: has }: AroundExcluded,
) {
  const codes = input.lines.map(({ sku }) => sku).filter((sku) => sku !== '');
  const unknown = has === null ? [] : codes.filter((sku) => !has(sku));
  const doubts: (string | false)[] = [
    isUnnamed(input.providerId) && m.excluded_purchases_unnamed(),
    isRegistered(input.providerId) && m.excluded_purchases_registered(),
    input.date > today && m.purchases_date_future(),
    addDays(input.date, oldAfterDays) < today &&
      m.excluded_purchases_date_old({ days: oldAfterDays }),
    codes.length < input.lines.length && m.excluded_purchases_without_sku(),
    unknown.length > 0 && m.excluded_purchases_unknown_sku({ codes: unknown.join(', ') }),
    input.sums.withheld !== input.sums.formula && m.excluded_purchases_other_withholding(),
    ...lotDoubts(input.batchNumber, input.expirationDate, today).map((doubt) => lotWords[doubt]()),
  ];
  return doubts.filter((doubt) => doubt !== false);
}
