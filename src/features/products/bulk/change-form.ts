import * as z from 'zod/mini';
import type { TaxTreatment } from '@/api/products/schemas';
import type { TaxChange } from '@/api/products/write-schemas';
import type { PriceBasis, PriceChange, PriceRounding } from '@/domain/bulk-price';
import type { DecimalRule } from '@/domain/typed-decimal';
import type { FieldSpec } from '@/modules/form-fields/form-scope';
import { optionalDecimal } from '@/modules/form-fields/value-rules';
import { m } from '@/text/generated/messages';
import { decimalRules } from '../product-form/decimal-rules';
import { changesSomething, type RowChange } from './bulk-change';

export const priceWays = [
  'percent-up',
  'percent-down',
  'amount-up',
  'amount-down',
  'set',
  'margin',
] as const;
export type PriceWay = (typeof priceWays)[number];

export const taxWays = ['leave', 'choose', 'remove-all'] as const satisfies TaxChange['way'][];

/** More than this is a mistake of a factor. */
const percentRule: DecimalRule = { decimals: 4, most: '1000', least: 'above-zero' };

/** Besides cents, which is what a price is rounded to unless somebody wants otherwise. */
export const offeredRoundings = [
  'none',
  'paid-0.05',
  'paid-0.10',
  'paid-0.25',
  'paid-1.00',
  'paid-0.99',
] as const satisfies PriceRounding[];

const typedChange = z.object({
  /** Empty: prices stay. */
  priceWay: z.enum(['', ...priceWays]),
  percent: optionalDecimal(percentRule),
  amount: optionalDecimal(decimalRules.amount),
  basis: z.enum(['before', 'paid']),
  /** Empty: to cents. */
  rounding: z.enum(['', ...offeredRoundings]),
  minimum: optionalDecimal(decimalRules.amount),
  categoryId: z.string(),
  treatment: z.enum(['', 'taxed', 'exempt', 'not-subject']),
  taxWay: z.enum(taxWays),
  taxIds: z.array(z.string()),
  largeMove: optionalDecimal(percentRule),
});

export type TypedChange = z.input<typeof typedChange>;
type ReadTyped = z.output<typeof typedChange>;

export const emptyChange: TypedChange = {
  priceWay: '',
  percent: '',
  amount: '',
  basis: 'before',
  rounding: '',
  minimum: '',
  categoryId: '',
  treatment: '',
  taxWay: 'leave',
  taxIds: [],
  largeMove: '30',
};

/** One change for all chosen products. */
export interface WantedChange {
  change: RowChange;
  /** In percent. */
  largeMove: string;
}

type Path = keyof TypedChange;

/** Reads what was typed; a field that does not go with the chosen way does not count. */
export const changeSchema = z.pipe(
  z.pipe(z.custom<TypedChange>(), z.transform(relevant)),
  z.pipe(
    typedChange.check(
      z.superRefine((read, refinement) => {
        for (const [path, message] of problemsOf(read)) {
          refinement.addIssue({ code: 'custom', message, path: [path], input: read });
        }
      }),
    ),
    z.transform((read): WantedChange => ({
      change: toChange(read),
      largeMove: read.largeMove === '' ? emptyChange.largeMove : read.largeMove,
    })),
  ),
);

export const takesPercent = (way: TypedChange['priceWay']) =>
  way === 'percent-up' || way === 'percent-down' || way === 'margin';
export const takesAmount = (way: TypedChange['priceWay']) =>
  way === 'amount-up' || way === 'amount-down' || way === 'set';

function relevant(typed: TypedChange): TypedChange {
  return {
    ...typed,
    percent: takesPercent(typed.priceWay) ? typed.percent : '',
    amount: takesAmount(typed.priceWay) ? typed.amount : '',
    taxIds: typed.taxWay === 'choose' ? typed.taxIds : [],
  };
}

function problemsOf(read: ReadTyped): (readonly [Path, string])[] {
  const problems: (readonly [Path, string])[] = [];
  const { priceWay, percent, amount, taxWay, taxIds } = read;
  if (takesPercent(priceWay) && percent === '') problems.push(['percent', 'forms_missing']);
  if (takesAmount(priceWay) && amount === '') problems.push(['amount', 'forms_missing']);
  if (priceWay.startsWith('amount') && amount !== '' && Number(amount) === 0) {
    problems.push(['amount', 'forms_not_above_zero']);
  }
  if (priceWay === 'margin' && Number(percent) >= 100) {
    problems.push(['percent', 'bulk_margin_whole']);
  }
  if (taxWay === 'choose' && taxIds.length === 0) problems.push(['taxIds', 'bulk_no_tax_chosen']);
  if (problems.length === 0 && !changesSomething(toChange(read))) {
    problems.push(['priceWay', 'bulk_nothing_changes']);
  }
  return problems;
}

function toChange(read: ReadTyped): RowChange {
  const price = priceOf(read);
  return {
    price: price === null ? null : { change: price, rounding: read.rounding || 'cents' },
    minimum: read.minimum === '' ? null : read.minimum,
    categoryId: read.categoryId === '' ? null : read.categoryId,
    treatment: read.treatment === '' ? null : (read.treatment satisfies TaxTreatment),
    taxes: taxesOf(read),
  };
}

function priceOf({ priceWay, percent, amount, basis }: ReadTyped): PriceChange | null {
  const on: PriceBasis = basis;
  switch (priceWay) {
    case '':
      return null;
    case 'percent-up':
      return { way: 'percent', percent };
    case 'percent-down':
      return { way: 'percent', percent: `-${percent}` };
    case 'amount-up':
      return { way: 'amount', amount, basis: on };
    case 'amount-down':
      return { way: 'amount', amount: `-${amount}`, basis: on };
    case 'set':
      return { way: 'set', price: amount, basis: on };
    case 'margin':
      return { way: 'margin', percent };
  }
}

function taxesOf({ taxWay, taxIds }: ReadTyped): TaxChange {
  const [first, ...rest] = taxIds;
  if (taxWay === 'choose' && first !== undefined) return { way: 'choose', ids: [first, ...rest] };
  return { way: taxWay === 'remove-all' ? 'remove-all' : 'leave' };
}

/** In the order of the form. */
export const changeSpecs: Record<Path, FieldSpec> = {
  priceWay: {
    label: m.bulk_price,
    problems: { bulk_nothing_changes: m.bulk_nothing_changes },
  },
  percent: {
    label: m.bulk_percent,
    decimal: percentRule,
    required: true,
    problems: { bulk_margin_whole: m.bulk_margin_whole },
  },
  amount: { label: m.bulk_amount, decimal: decimalRules.amount, required: true },
  basis: { label: m.bulk_basis },
  rounding: { label: m.bulk_rounding },
  minimum: { label: m.bulk_minimum, help: m.bulk_minimum_help, decimal: decimalRules.amount },
  categoryId: { label: m.bulk_category, help: m.bulk_category_help },
  treatment: { label: m.bulk_treatment },
  taxWay: { label: m.bulk_taxes },
  taxIds: {
    label: m.bulk_tax_choice,
    problems: { bulk_no_tax_chosen: m.bulk_no_tax_chosen },
  },
  largeMove: { label: m.bulk_large_move, decimal: percentRule },
};
