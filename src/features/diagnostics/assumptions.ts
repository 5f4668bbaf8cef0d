import type { Profile } from '@/api/core/profile';
import { m } from '@/text/generated/messages';

/** One thing the API description leaves open: what it is, and which work depends on it. */
export interface Assumption {
  what: () => string;
  where: () => string;
}

const parameter = (what: () => string, where: () => string): Assumption => ({ what, where });
const total = (field: string): Assumption => ({
  what: () => m.diagnostics_what_total({ field }),
  where: m.diagnostics_in_purchases,
});

/** Every setting of the profile in words; a setting without them does not compile. */
export const assumptions: Record<ProfilePath, Assumption> = {
  'paths.paymentApplication': {
    what: m.diagnostics_what_payment_path,
    where: m.diagnostics_in_payments,
  },
  'paths.purchaseStatus': {
    what: m.diagnostics_what_status_path,
    where: m.diagnostics_in_purchases,
  },
  'query.batches.branch': parameter(m.diagnostics_what_branch, m.diagnostics_in_batches),
  'query.batches.product': parameter(m.diagnostics_what_product, m.diagnostics_in_batches),
  'query.batches.status': parameter(m.diagnostics_what_status, m.diagnostics_in_batches),
  'query.batches.days': parameter(m.diagnostics_what_days, m.diagnostics_in_batches),
  'query.batches.perPage': parameter(m.diagnostics_what_per_page, m.diagnostics_in_batches),
  'query.batches.page': parameter(m.diagnostics_what_page, m.diagnostics_in_batches),
  'query.employees.active': parameter(m.diagnostics_what_active, m.diagnostics_in_employees),
  'query.employees.search': parameter(m.diagnostics_what_search, m.diagnostics_in_employees),
  'query.employees.document': parameter(m.diagnostics_what_document, m.diagnostics_in_employees),
  'query.employees.perPage': parameter(m.diagnostics_what_per_page, m.diagnostics_in_employees),
  'query.employees.page': parameter(m.diagnostics_what_page, m.diagnostics_in_employees),
  'query.receivables.branch': parameter(m.diagnostics_what_branch, m.diagnostics_in_receivables),
  'paymentAllocation.purchase': {
    what: m.diagnostics_what_allocation_purchase,
    where: m.diagnostics_in_payments,
  },
  'paymentAllocation.amount': {
    what: m.diagnostics_what_allocation_amount,
    where: m.diagnostics_in_payments,
  },
  marginUnit: { what: m.diagnostics_what_margin, where: m.diagnostics_in_products },
  weekdayOne: { what: m.diagnostics_what_weekday, where: m.diagnostics_in_labor_rules },
  surchargeReading: { what: m.diagnostics_what_surcharge, where: m.diagnostics_in_labor_rules },
  automaticBreak: {
    what: m.diagnostics_what_automatic_break,
    where: m.diagnostics_in_labor_rules,
  },
  laborSchemaVersions: {
    what: m.diagnostics_what_labor_schema,
    where: m.diagnostics_in_labor_rules,
  },
  rounding: { what: m.diagnostics_what_rounding, where: m.diagnostics_in_excluded },
  omittedOnUpdate: { what: m.diagnostics_what_omitted, where: m.diagnostics_in_products },
  availabilityOnUpdate: { what: m.diagnostics_what_availability, where: m.diagnostics_in_products },
  productVocabulary: { what: m.diagnostics_what_vocabulary, where: m.diagnostics_in_products },
  fseDocumentType: { what: m.diagnostics_what_fse_type, where: m.diagnostics_in_excluded },
  lineTypes: { what: m.diagnostics_what_line_types, where: m.diagnostics_in_purchases },
  creditDaysWhenCash: { what: m.diagnostics_what_credit_days, where: m.diagnostics_in_purchases },
  vatPercent: { what: m.diagnostics_what_vat, where: m.diagnostics_in_purchases },
  oldPurchaseDays: { what: m.diagnostics_what_old_purchase, where: m.diagnostics_in_purchases },
  zoneFrom: { what: m.diagnostics_what_zone_from, where: m.diagnostics_in_dates },
  zone: { what: m.diagnostics_what_zone, where: m.diagnostics_in_dates },
  countriesShape: { what: m.diagnostics_what_countries, where: m.diagnostics_in_providers },
  expiringIncludesExpired: { what: m.diagnostics_what_expiring, where: m.diagnostics_in_batches },
  rateLimitedMeans: { what: m.diagnostics_what_rate_limited, where: m.diagnostics_in_writes },
  'purchaseTotals.netTotals': total('netTotals'),
  'purchaseTotals.charge_1': total('charge_1'),
  'purchaseTotals.charge_2': total('charge_2'),
  'purchaseTotals.expenseTotalTax': total('expenseTotalTax'),
  'purchaseTotals.totalRent': total('totalRent'),
  'purchaseTotals.totalTax': total('totalTax'),
  'purchaseTotals.totalRetein': total('totalRetein'),
  'purchaseTotals.expenseTotalToPayment': total('expenseTotalToPayment'),
};

/** What is assumed at a path of the profile; null for one this version of the app does not know. */
export function assumptionAt(path: string): Assumption | null {
  return Object.entries(assumptions).find(([known]) => known === path)?.[1] ?? null;
}

type LeafValue = string | boolean | readonly string[] | null;

type PathsOf<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends LeafValue
    ? `${Prefix}${K}`
    : PathsOf<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

/** Names one setting of the profile, such as `query.batches.branch`. */
type ProfilePath = PathsOf<Profile>;

export interface ProfileLeaf {
  path: string;
  value: LeafValue;
}

export function leavesOf(profile: Profile): ProfileLeaf[] {
  return leavesBelow('', profile);
}

function leavesBelow(prefix: string, group: object): ProfileLeaf[] {
  return Object.entries(group).flatMap(([name, value]: [string, unknown]) => {
    const path = `${prefix}${name}`;
    if (isLeaf(value)) return [{ path, value }];
    return typeof value === 'object' && value !== null ? leavesBelow(`${path}.`, value) : [];
  });
}

function isLeaf(value: unknown): value is LeafValue {
  return (
    value === null ||
    typeof value === 'string' ||
    typeof value === 'boolean' ||
    (Array.isArray(value) && value.every((item) => typeof item === 'string'))
  );
}
