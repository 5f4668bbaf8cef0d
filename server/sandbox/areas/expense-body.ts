import * as z from 'zod/mini';
import type { Profile } from '../../../src/contract/profile';
import {
  atLeast,
  date,
  filledText,
  number,
  positiveNumber,
  readBody,
  text,
  uuid,
  wholeNumber,
} from '../body';
import { madeOnce } from '../made-once';
import { Invalid, Mistakes } from '../mistakes';
import type { Variants } from '../variants';

/** Item of `products` (API description, Purchase), with the wire's spelling. */
const lineSchema = ({ lineTypes }: Profile) =>
  z.object({
    sku: z.optional(filledText()),
    name: filledText(),
    type: z.enum([...lineTypes]),
    quantity: positiveNumber(),
    price_before_taxes: number(),
    expense_not_suject: number(),
    expense_exent: number(),
    expense_taxed: number(),
    subtotal: number(),
  });

const totalsSchema = z.object({
  netTotals: number(),
  charge_1: number(),
  charge_2: number(),
  expenseTotalTax: number(),
  totalRent: number(),
  totalTax: number(),
  totalRetein: number(),
  expenseTotalToPayment: number(),
});

/** What both kinds of purchase say. */
const commonFields = { branch_id: uuid(), provider_id: uuid(), date: date() };

export const generalSchema = madeOnce((profile: Profile) =>
  z.object({
    ...commonFields,
    document_type: z.enum(['ccf', 'fse', 'ticket']),
    observation: z.optional(text()),
    is_credit: z._default(z.boolean(), false),
    credit_days: z.optional(wholeNumber(0)),
    number_control: z.optional(filledText()),
    generation_code: z.optional(filledText()),
    stamp: z.optional(filledText()),
    products: z.array(lineSchema(profile)).check(z.minLength(1)),
    totals: totalsSchema,
  }),
);

const itemSchema = z.object({
  sku: filledText(),
  quantity: positiveNumber(),
  description: filledText(),
});

export const excludedSchema = madeOnce(({ fseDocumentType }: Profile) =>
  z.object({
    ...commonFields,
    document_type:
      fseDocumentType === 'send'
        ? z.enum(['fse'])
        : z.optional(z.unknown().check(z.meta({ not: {} }))),
    payment_type: z.enum(['01', '02', '03']),
    invoiceProductsDetail: z.array(itemSchema).check(z.minLength(1)),
    totalRent: atLeast(0),
    batch_number: z.optional(filledText()),
    expiration_date: z.optional(date()),
  }),
);

export type GeneralPurchase = z.output<ReturnType<typeof generalSchema>>;
export type ExcludedPurchase = z.output<ReturnType<typeof excludedSchema>>;
type Totals = GeneralPurchase['totals'];

const kindSchema = z.object({
  products: z.optional(z.unknown()),
  totals: z.optional(z.unknown()),
  invoiceProductsDetail: z.optional(z.unknown()),
});

/**
 * Whether a body is the excluded-subject variant: the one with `invoiceProductsDetail`.
 * @throws Invalid when it is no object, or has fields of both.
 */
export function isExcluded(body: unknown): boolean {
  const { products, totals, invoiceProductsDetail } = readBody(kindSchema, body);
  if (invoiceProductsDetail === undefined) return false;
  const mistakes = new Mistakes();
  for (const [field, value] of Object.entries({ products, totals })) {
    if (value === undefined) continue;
    mistakes.add(field, `The ${field} does not go with invoiceProductsDetail.`);
  }
  mistakes.check();
  return true;
}

function checkCredit({ is_credit, credit_days }: GeneralPurchase, profile: Profile) {
  const days = 'The credit_days';
  if (is_credit && !credit_days) {
    throw new Invalid({ credit_days: [`${days} is required with is_credit.`] });
  }
  const whenCash = profile.creditDaysWhenCash === 'zero' ? 0 : undefined;
  if (!is_credit && credit_days !== whenCash) {
    const rule = whenCash === 0 ? 'must be 0' : 'must be left out';
    throw new Invalid({ credit_days: [`${days} ${rule} without is_credit.`] });
  }
}

/** What the eight totals say is to be paid, by the profile's reading of `expenseTotalTax`. */
function payable(totals: Totals, { purchaseTotals }: Profile): number {
  const isWhole = purchaseTotals.expenseTotalTax === 'total-with-taxes';
  const charged = totals.expenseTotalTax + (isWhole ? 0 : totals.netTotals);
  return charged - totals.totalRent - totals.totalRetein;
}

function checkTotals({ totals }: GeneralPurchase, profile: Profile) {
  if (Math.abs(payable(totals, profile) - totals.expenseTotalToPayment) < 0.011) return;
  const field = 'totals.expenseTotalToPayment';
  throw new Invalid({ [field]: [`The ${field} does not fit the other totals.`] });
}

/** @throws Invalid */
export function readGeneral(body: unknown, profile: Profile, variants: Variants): GeneralPurchase {
  const purchase = readBody(generalSchema(profile), body);
  checkCredit(purchase, profile);
  if (variants.checksTotals) checkTotals(purchase, profile);
  return purchase;
}

/** @throws Invalid */
export function readExcluded(body: unknown, profile: Profile): ExcludedPurchase {
  const purchase = readBody(excludedSchema(profile), body);
  if (profile.fseDocumentType === 'omit' && purchase.document_type !== undefined) {
    throw new Invalid({ document_type: ['The document_type must be left out.'] });
  }
  return purchase;
}
