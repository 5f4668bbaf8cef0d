import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { ownBranch } from './branches';
import { filledText, readBody, text, uuid } from '../body';
import { Mistakes, type FieldErrors } from '../mistakes';
import type { Call, Operation } from '../operation';
import { done, type Answer } from '../replies';
import type { Tables } from '../schema';
import type { Catalog } from '../seed/catalogs';
import type { ProviderRow } from '../seed/providers';
import type { Variants } from '../variants';

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

const email = () =>
  filledText().check(
    z.refine((value) => emailPattern.test(value), 'must be a valid email address.'),
    z.meta({ pattern: emailPattern.source }),
  );

/** API description, Provider; only `email` is known to be required. */
export const providerSchema = z.object({
  provider_name: z.optional(text()),
  legal_name: z.optional(text()),
  register_number: z.optional(text()),
  tax_number: z.optional(text()),
  address: z.optional(text()),
  country_id: z.optional(uuid()),
  state_id: z.optional(uuid()),
  city_id: z.optional(uuid()),
  phone: z.optional(text()),
  email: email(),
  business_type: z.optional(filledText()),
  branch_id: z.optional(uuid()),
});

type Submitted = z.output<typeof providerSchema>;

/** A row of which nothing was submitted. */
const nothing: Omit<ProviderRow, 'id' | 'business_id' | 'email'> = {
  branch_id: null,
  provider_name: null,
  legal_name: null,
  register_number: null,
  tax_number: null,
  address: null,
  country_id: null,
  state_id: null,
  city_id: null,
  phone: null,
  business_type: null,
  overrides: null,
};

const wrapperSchema = z.object({ data: z.unknown() });

const levels = [
  { field: 'country_id', catalog: 'countries', within: null },
  { field: 'state_id', catalog: 'states', within: 'country_id' },
  { field: 'city_id', catalog: 'cities', within: 'state_id' },
] as const satisfies readonly { field: keyof Submitted; catalog: Catalog; within: string | null }[];

/** Each place must be in its catalog and lie in the one submitted above it. */
async function checkPlaces(db: Kysely<Tables>, submitted: Submitted, mistakes: Mistakes) {
  for (const { field, catalog, within } of levels) {
    const id = submitted[field];
    if (id === undefined) continue;
    const item = await db
      .selectFrom('catalog_items')
      .select('parent_id')
      .where('catalog', '=', catalog)
      .where('id', '=', id)
      .executeTakeFirst();
    if (!item) mistakes.add(field, `The selected ${field} is invalid.`);
    else if (within !== null && submitted[within] === undefined) {
      mistakes.add(within, `The ${within} is required with ${field}.`);
    } else if (within !== null && item.parent_id !== submitted[within]) {
      mistakes.add(field, `The ${field} does not belong to the ${within}.`);
    }
  }
}

/** Refuses what another provider of the business has, where this world's service does. */
async function checkUnique(
  db: Kysely<Tables>,
  businessId: string,
  submitted: Submitted,
  mistakes: Mistakes,
) {
  for (const field of ['email', 'tax_number', 'register_number'] as const) {
    const value = submitted[field];
    if (value === undefined) continue;
    const taken = await db
      .selectFrom('providers')
      .select('id')
      .where('business_id', '=', businessId)
      .where(field, '=', value)
      .executeTakeFirst();
    if (taken) mistakes.add(field, `The ${field} has already been taken.`);
  }
}

function checkRequired(submitted: Submitted, required: readonly string[], mistakes: Mistakes) {
  for (const field of required) {
    const value = Object.entries(submitted).find(([name]) => name === field)?.[1];
    if (value === undefined || value.trim() === '')
      mistakes.add(field, `The ${field} is required.`);
  }
}

async function create({ world, integration, body }: Call) {
  const { variants } = world;
  const { businessId } = integration;
  const submitted = readBody(providerSchema, readBody(wrapperSchema, body).data, 'data');
  const { branch_id, ...answered } = submitted;
  if (branch_id !== undefined) await ownBranch(world, businessId, branch_id);
  const row = { ...nothing, ...submitted, id: randomUUID(), business_id: businessId };
  await world.db.transaction().execute(async (db) => {
    const mistakes = new Mistakes();
    checkRequired(submitted, variants.providerRequired, mistakes);
    await checkPlaces(db, submitted, mistakes);
    if (variants.duplicates === 'refused') await checkUnique(db, businessId, submitted, mistakes);
    mistakes.check();
    await db.insertInto('providers').values(row).execute();
  });
  const message = 'Provider created successfully.';
  return done('success', { id: row.id, ...answered }, message, variants.createdStatus);
}

/** The one shape of its own, whose status is not shown (API description, Errors). */
function invalidProvider(errors: FieldErrors, { providerInvalidStatus }: Variants): Answer {
  const body = { success: false, message: 'Validation Error.', data: errors };
  return { status: providerInvalidStatus, body };
}

export const providerOperations: readonly Operation[] = [
  {
    name: 'providers.create',
    method: 'POST',
    path: '/providers',
    scope: 'providers',
    envelope: 'success',
    unauthorized: 'message',
    failure: 'error',
    invalid: invalidProvider,
    handle: create,
  },
];
