import * as z from 'zod/mini';
import { profileSchema, type Profile } from '../../src/contract/profile';

/**
 * Where the API description is silent the sandbox has one answer and, here, the others a service could give, so that
 * a test can meet them. DIFFERENCES.md lists every choice with its setting.
 */
export const variantsSchema = z.strictObject({
  /** Sections and settings of the profile that this world's service follows instead of the sandbox's. */
  profile: z.optional(z.record(z.string(), z.unknown())),
  /** Requests an integration may make in a window of real time; null: as many as it likes. */
  rateLimit: z.optional(
    z.nullable(
      z.strictObject({
        requests: z.int().check(z.minimum(0)),
        windowSeconds: z.number().check(z.positive()),
      }),
    ),
  ),
  /** The permission of operations, by name, where the description shows a dash; null: none. */
  operationScopes: z.optional(z.record(z.string(), z.nullable(z.string()))),
  /** The envelope of branches, taxes and treasury lists. */
  lookupEnvelope: z.optional(z.enum(['status', 'success'])),
  /** The flag of failures of catalogs, products and providers: the one of their successes, or `status` like all others. */
  failureFlag: z.optional(z.enum(['own', 'status'])),
  /** The status of a success with a new record, where none is documented. */
  createdStatus: z.optional(z.literal([200, 201])),
  /** What becomes of a second provider or purchase with the numbers of another. */
  duplicates: z.optional(z.enum(['stored', 'refused'])),
  /** Whether the totals of a purchase must fit each other. */
  checksTotals: z.optional(z.boolean()),
  /** Fields of a provider that are required beside `email`. */
  providerRequired: z.optional(
    z.array(z.enum(['provider_name', 'legal_name', 'register_number', 'tax_number', 'branch_id'])),
  ),
  /** The status of a provider's validation failure. */
  providerInvalidStatus: z.optional(z.literal([200, 400, 422])),
  /** The fields beside `current_page` and `total` in the pagination of batches. */
  batchPagination: z.optional(z.enum(['full', 'short'])),
  /** Whether a lot past its date counts as `available` while it has stock. */
  availableIncludesExpired: z.optional(z.boolean()),
  /** Names of query parameters that are taken for unknown ones, whatever they ask for. */
  ignoredQuery: z.optional(z.array(z.string())),
  /** The words for tax method and composition in product records. */
  productRecordWords: z.optional(z.enum(['create', 'update'])),
  /** What the answer to a new product holds. */
  createdProduct: z.optional(z.enum(['record', 'id', 'nothing'])),
  /** The largest page of products. */
  productsPerPage: z.optional(z.int().check(z.minimum(1))),
  /** How catalogs say that an item is retired. */
  trashed: z.optional(z.enum(['number', 'text', 'absent'])),
  /** Whether accents and case count when employees are searched. */
  employeeSearch: z.optional(z.enum(['folded', 'as-stored'])),
  /** Whether the country's template stands among the rule sets, and can be the current one. */
  laborTemplates: z.optional(z.enum(['listed', 'apart'])),
  /** What the warnings of a schedule are: sentences, or objects with a code and the sentence. */
  scheduleWarnings: z.optional(z.enum(['text', 'object'])),
  /** Whether deleting an assignment queues a recalculation, and says so. */
  recalculationQueued: z.optional(z.boolean()),
  /** Which answers are kept against an idempotency key: those of payments applied, or refusals and failures too. */
  idempotencyStores: z.optional(z.enum(['applied', 'all'])),
  /** How long applying a payment takes, in milliseconds of real time, so that a second request meets the first. */
  paymentTakes: z.optional(z.int().check(z.minimum(0), z.maximum(60_000))),
  /** Whether applying a payment fails with a 500 before it has an effect. */
  paymentFails: z.optional(z.boolean()),
});

export type VariantChoices = z.infer<typeof variantsSchema>;

/** Every variant with its value. */
export type Variants = Required<Omit<VariantChoices, 'profile'>>;

export const defaultVariants: Variants = {
  rateLimit: null,
  ignoredQuery: [],
  operationScopes: {},
  lookupEnvelope: 'status',
  failureFlag: 'own',
  createdStatus: 201,
  duplicates: 'stored',
  checksTotals: false,
  providerRequired: [],
  providerInvalidStatus: 422,
  batchPagination: 'full',
  availableIncludesExpired: true,
  productRecordWords: 'update',
  createdProduct: 'record',
  productsPerPage: 200,
  trashed: 'number',
  employeeSearch: 'folded',
  laborTemplates: 'listed',
  scheduleWarnings: 'text',
  recalculationQueued: true,
  idempotencyStores: 'applied',
  paymentTakes: 0,
  paymentFails: false,
};

const isSection = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function merged(base: Record<string, unknown>, changes: Record<string, unknown>) {
  const result = { ...base };
  for (const [key, change] of Object.entries(changes)) {
    const current = result[key];
    result[key] = isSection(current) && isSection(change) ? merged(current, change) : change;
  }
  return result;
}

/**
 * A profile with some of its settings changed.
 * @throws a zod error when the result is no profile, so that a misspelled setting never passes silently.
 */
export function changedProfile(base: Profile, changes: Record<string, unknown> = {}): Profile {
  return profileSchema.parse(merged(base, changes));
}
