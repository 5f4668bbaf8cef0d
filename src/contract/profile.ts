import * as z from 'zod/mini';
import { usualZone } from './zone';

/**
 * What the API description leaves open, as named settings. The gateway builds its allow-list from them, the sandbox follows
 * them, the browser reads them with the session and lists them on the diagnostics screen.
 */

const name = z.string().check(z.regex(/^[A-Za-z0-9_.-]{1,64}$/));
/** A path below the versioned base: segments of letters, digits, `_` and `-`, or `{id}`, which `purchaseStatus` alone has, once. */
const path = z.nullable(z.string().check(z.regex(/^(\/([a-z0-9_-]+|\{id\}))+$/)));
const paths = { paymentApplication: path, purchaseStatus: path };

const queries = {
  batches: { branch: name, product: name, status: name, days: name, perPage: name, page: name },
  employees: { active: name, search: name, document: name, perPage: name, page: name },
  receivables: { branch: name },
};

const paymentAllocation = { purchase: name, amount: name };

/** Readings of the eight purchase totals; the identity net + taxes - withholdings = to pay holds for the defaults. */
const purchaseTotals = {
  netTotals: z.enum(['net-and-non-taxed']),
  charge_1: z.enum(['perception', 'fovial', 'non-taxed']),
  charge_2: z.enum(['other-taxes', 'cotrans']),
  expenseTotalTax: z.enum(['vat-and-charges', 'total-with-taxes']),
  totalRent: z.enum(['income-withholding']),
  totalTax: z.enum(['vat']),
  totalRetein: z.enum(['vat-withholding']),
  expenseTotalToPayment: z.enum(['to-pay']),
};

const choices = {
  marginUnit: z.enum(['percent', 'fraction']),
  weekdayOne: z.enum(['monday', 'sunday']),
  surchargeReading: z.enum(['added', 'factor']),
  /** Where `breaks.auto_deduct_minutes` of labor rules is taken from. */
  automaticBreak: z.enum(['workdays-without-break', 'attendance-only']),
  /** The versions of labor rules' parameters that are reckoned by: the description tells of a number and shows none. */
  laborSchemaVersions: z.array(name).check(z.minLength(1)),
  rounding: z.enum(['half-up', 'half-even']),
  omittedOnUpdate: z.enum(['kept', 'unknown']),
  availabilityOnUpdate: z.enum(['omit', 'reread']),
  productVocabulary: z.enum(['documented', 'create', 'update']),
  fseDocumentType: z.enum(['omit', 'send']),
  lineTypes: z.array(name).check(z.minLength(1)),
  creditDaysWhenCash: z.enum(['omit', 'zero']),
  /** In percent; holds where a branch's taxes do not name one. */
  vatPercent: z.string().check(z.regex(/^\d{1,2}(\.\d{1,2})?$/)),
  /** A purchase whose document is older than so many days is asked about. */
  oldPurchaseDays: z.string().check(z.regex(/^[1-9]\d{0,3}$/)),
  /** Whose word counts for where the business is; without that of the labor rules it is `zone`. */
  zoneFrom: z.enum(['labor-rules', 'setting']),
  zone: z.string(),
  countriesShape: z.enum(['nested', 'flat']),
  expiringIncludesExpired: z.boolean(),
  rateLimitedMeans: z.enum(['not-executed', 'unknown']),
};

/** A profile as somebody writes it: a setting that is not one of these is a mistake, and is named. */
export const profileSchema = z.strictObject({
  paths: z.strictObject(paths),
  query: z.strictObject({
    batches: z.strictObject(queries.batches),
    employees: z.strictObject(queries.employees),
    receivables: z.strictObject(queries.receivables),
  }),
  paymentAllocation: z.strictObject(paymentAllocation),
  ...choices,
  purchaseTotals: z.strictObject(purchaseTotals),
});

/** A profile as a tab receives it: a newer gateway may have settings that a page loaded earlier does not know, and leaves out. */
export const receivedProfileSchema = z.object({
  paths: z.object(paths),
  query: z.object({
    batches: z.object(queries.batches),
    employees: z.object(queries.employees),
    receivables: z.object(queries.receivables),
  }),
  paymentAllocation: z.object(paymentAllocation),
  ...choices,
  purchaseTotals: z.object(purchaseTotals),
});

export type Profile = z.infer<typeof profileSchema>;

/** The readings used when nothing else is configured; the sandbox follows them. */
export const defaultProfile: Profile = {
  paths: { paymentApplication: '/payments/purchases', purchaseStatus: '/expenses/{id}/status' },
  query: {
    batches: {
      branch: 'branch_id',
      product: 'product_id',
      status: 'status',
      days: 'days',
      perPage: 'per_page',
      page: 'page',
    },
    employees: {
      active: 'is_active',
      search: 'search',
      document: 'document_number',
      perPage: 'per_page',
      page: 'page',
    },
    receivables: { branch: 'branch_id' },
  },
  paymentAllocation: { purchase: 'expense_id', amount: 'amount' },
  marginUnit: 'percent',
  weekdayOne: 'monday',
  surchargeReading: 'added',
  automaticBreak: 'workdays-without-break',
  laborSchemaVersions: ['1'],
  rounding: 'half-up',
  omittedOnUpdate: 'kept',
  availabilityOnUpdate: 'omit',
  productVocabulary: 'documented',
  fseDocumentType: 'omit',
  lineTypes: ['goods', 'service'],
  creditDaysWhenCash: 'omit',
  vatPercent: '13',
  oldPurchaseDays: '90',
  zoneFrom: 'labor-rules',
  zone: usualZone,
  countriesShape: 'nested',
  expiringIncludesExpired: false,
  rateLimitedMeans: 'not-executed',
  purchaseTotals: {
    netTotals: 'net-and-non-taxed',
    charge_1: 'perception',
    charge_2: 'other-taxes',
    expenseTotalTax: 'vat-and-charges',
    totalRent: 'income-withholding',
    totalTax: 'vat',
    totalRetein: 'vat-withholding',
    expenseTotalToPayment: 'to-pay',
  },
};

/** Against a live service the undocumented paths stay locked until someone names them; nothing is guessed at run time. */
export const liveProfile: Profile = {
  ...defaultProfile,
  paths: { paymentApplication: null, purchaseStatus: null },
};
