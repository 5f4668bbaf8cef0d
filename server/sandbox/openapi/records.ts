import * as z from 'zod/mini';
import { count, day, id, instant, maybe, number, text } from './fields';
import { laborParamsSchema } from '../labor-params';
import type { Profile } from '../../../src/contract/profile';

/* The records answers hold (API description, Resources and their fields), null where the sandbox may say nothing. */

export const named = z.object({ id: id(), name: text() });

export const tax = z.object({
  id: id(),
  name: text(),
  number_code: text(),
  tax_type: text(),
  percent: number(),
});

export const activity = z.object({ id: id(), code: text(), name: text() });

const item = { id: id(), name: text(), number_code: text(), trashed: z.literal([0, 1]) };
export const catalogItem = z.object(item);

/** A country with what is in it, or any place that names what it is in. */
export const place = ({ countriesShape }: Profile) =>
  countriesShape === 'flat'
    ? z.object({ ...item, country_id: z.optional(id()), state_id: z.optional(id()) })
    : z.object({
        ...item,
        states: z.array(z.object({ ...item, cities: z.array(catalogItem) })),
      });

export const product = z.object({
  id: id(),
  name: text(),
  sku: text(),
  price_before_taxes: number(),
  cost: maybe(number()),
  tax_method: z.enum(['is_taxed', 'is_exent', 'is_not_subject']),
  composition_type: z.enum(['simple', 'with_portions', 'with_recipe']),
  product_type: z.enum(['phisical', 'service', 'both']),
  product_category_id: maybe(id()),
  product_measurement_id: maybe(id()),
  availability: maybe(number()),
  limit_availability: maybe(number()),
  taxes: z.array(tax),
});

export const batch = z.object({
  id: id(),
  branch_id: id(),
  product: z.object({ id: id(), sku: maybe(text()), name: maybe(text()) }),
  batch_number: maybe(text()),
  expiration_date: maybe(day()),
  days_to_expire: maybe(z.int()),
  quantity: number(),
  available_quantity: number(),
  is_expired: z.boolean(),
  is_removed: z.boolean(),
});

export const entryType = z.object({
  id: id(),
  code: text(),
  name: text(),
  description: maybe(text()),
  prefix: text(),
  requires_approval: z.boolean(),
  is_active: z.boolean(),
});

/** What was submitted, but for the branch. */
export const provider = z.object({
  id: id(),
  provider_name: z.optional(text()),
  legal_name: z.optional(text()),
  register_number: z.optional(text()),
  tax_number: z.optional(text()),
  address: z.optional(text()),
  country_id: z.optional(id()),
  state_id: z.optional(id()),
  city_id: z.optional(id()),
  phone: z.optional(text()),
  email: text(),
  business_type: z.optional(text()),
});

export const purchase = z.object({
  expense_id: id(),
  generation_code: maybe(text()),
  control_number: maybe(text()),
  status: text(),
  issue_time: instant(),
  total: number(),
});

export const excludedPurchase = z.object({
  expense_id: id(),
  generation_code: text(),
  total: number(),
  status: text(),
});

export const purchaseStatus = z.object({
  expense_id: id(),
  document_type: text(),
  status: text(),
  provider: z.object({ legal_name: maybe(text()) }),
  totals: z.object({ expense_to_payment: number() }),
});

export const employee = z.object({
  id: id(),
  first_name: text(),
  last_name: text(),
  document_type: maybe(text()),
  document_number: maybe(text()),
  tax_number: maybe(text()),
  email: maybe(text()),
  phone: maybe(text()),
  type: text(),
  job_title: maybe(text()),
  hire_date: maybe(day()),
  salary: maybe(number()),
  is_active: z.boolean(),
});

const ruleSet = z.object({
  id: id(),
  business_id: maybe(id()),
  country_code: text(),
  name: text(),
  source_template_id: maybe(id()),
  effective_from: day(),
  effective_to: maybe(day()),
  schema_version: z.int(),
  params: laborParamsSchema,
  is_active: z.boolean(),
  is_template: z.boolean(),
});

export const laborRules = z.object({
  rule_sets: z.array(ruleSet),
  current_id: maybe(id()),
  effective: maybe(ruleSet),
});

const weekday = z.int().check(z.minimum(1), z.maximum(7));
const warnings = z.array(text());

export const workSchedule = z.object({
  id: id(),
  business_id: id(),
  name: text(),
  code: maybe(text()),
  description: maybe(text()),
  color: maybe(text()),
  is_active: z.boolean(),
  shifts: z.array(
    z.object({
      id: id(),
      weekday,
      start_time: text(),
      end_time: text(),
      break_minutes: number(),
      break_paid: maybe(z.boolean()),
    }),
  ),
  weekly_minutes: z.int(),
  days: z.array(
    z.object({
      weekday,
      minutes: z.int(),
      shift_kind: maybe(z.enum(['day', 'night', 'mixed'])),
      warnings,
    }),
  ),
  warnings,
});

export const deletedAssignment = z.object({
  id: id(),
  deleted: z.literal(true),
  recalculation_queued: z.boolean(),
});

export const sale = z.object({
  sale_id: id(),
  generation_code: text(),
  control_number: text(),
  document_type: text(),
  status: text(),
  issue_time: instant(),
  stamp: maybe(text()),
  payment_status: text(),
  is_credit: z.boolean(),
  customer: z.object({
    id: maybe(id()),
    legal_name: maybe(text()),
    customer_name: maybe(text()),
  }),
  totals: z.object({ sale_total: number(), sale_to_payment: number() }),
  products: z.array(
    z.object({
      name: text(),
      quantity: number(),
      individual_price: number(),
      subtotal: number(),
    }),
  ),
});

export const receivables = z.object({
  total: number(),
  current: number(),
  overdue: number(),
  current_count: count(),
  overdue_count: count(),
});

export const payment = ({ paymentAllocation }: Profile) =>
  z.object({
    payment_id: id(),
    amount: number(),
    allocations: z.array(
      z.object({
        [paymentAllocation.purchase]: id(),
        [paymentAllocation.amount]: number(),
        balance: number(),
      }),
    ),
  });
