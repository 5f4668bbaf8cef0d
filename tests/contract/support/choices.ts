import * as z from 'zod/mini';
import { defaultProfile, profileSchema, type Profile } from '@/contract/profile';
import {
  changedProfile,
  defaultVariants,
  variantsSchema,
  type VariantChoices,
} from '../../../server/sandbox/variants';

/** One thing a service may do otherwise, with the words of a test's title. */
export interface Choice {
  title: string;
  variants: VariantChoices;
  /** What a browser that knows of it reads by. */
  profile: Profile;
}

interface JsonSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  properties?: Record<string, JsonSchema>;
  anyOf?: JsonSchema[];
}

/** Every value of a closed list; null where the schema is no such list. */
function valuesOf(schema: JsonSchema): unknown[] | null {
  if (schema.type === 'boolean') return [true, false];
  if (schema.const !== undefined) return [schema.const];
  if (schema.enum) return schema.enum;
  const inner = schema.anyOf?.map(valuesOf);
  return inner?.every((values) => values !== null) ? inner.flat() : null;
}

/** What the profile's settings without a closed list are tried with. */
const openSettings: Record<string, unknown[]> = {
  'paths.paymentApplication': ['/payables/apply', null],
  'paths.purchaseStatus': ['/purchases/{id}', null],
  lineTypes: [[...defaultProfile.lineTypes, 'otro']],
  laborSchemaVersions: [['1', '2']],
  vatPercent: ['15'],
  oldPurchaseDays: ['30'],
  zone: ['America/New_York'],
};

const nested = (path: string, value: unknown): Record<string, unknown> => {
  const [first = '', ...rest] = path.split('.');
  return { [first]: rest.length === 0 ? value : nested(rest.join('.'), value) };
};

function* settings(schema: JsonSchema, own: unknown, at = ''): Generator<Choice> {
  for (const [name, inner] of Object.entries(schema.properties ?? {})) {
    const path = at === '' ? name : `${at}.${name}`;
    const usual = (own as Record<string, unknown>)[name];
    if (inner.properties) yield* settings(inner, usual, path);
    else {
      const isName = inner.type === 'string' && inner.pattern !== undefined;
      const values = openSettings[path] ?? valuesOf(inner) ?? (isName ? ['otro_nombre'] : null);
      if (values === null) throw new Error(`The setting ${path} has no value to try`);
      for (const value of values.filter((one) => one !== usual)) {
        const change = nested(path, value);
        yield {
          title: `${path}: ${JSON.stringify(value)}`,
          variants: { profile: change },
          profile: changedProfile(defaultProfile, change),
        };
      }
    }
  }
}

/** What the variants without a closed list are tried with. */
const openVariants: VariantChoices = {
  rateLimit: { requests: 0, windowSeconds: 60 },
  operationScopes: {},
  providerRequired: ['provider_name', 'legal_name', 'register_number', 'tax_number', 'branch_id'],
  ignoredQuery: ['per_page', 'page', 'status', 'days', 'product_id', 'is_active', 'search'],
  productsPerPage: 1,
  paymentTakes: 5,
};

function* variants(operations: readonly string[]): Generator<Choice> {
  const { properties = {} } = z.toJSONSchema(variantsSchema) as JsonSchema;
  const needed = Object.fromEntries(operations.map((name) => [name, 'unheard.of']));
  const open = new Map(Object.entries({ ...openVariants, operationScopes: needed }));
  for (const [name, schema] of Object.entries(properties)) {
    if (name === 'profile') continue;
    const usual = new Map<string, unknown>(Object.entries(defaultVariants)).get(name);
    const values = open.has(name) ? [open.get(name)] : valuesOf(schema);
    if (values === null) throw new Error(`The variant ${name} has no value to try`);
    for (const value of values.filter((one) => one !== usual)) {
      const title = name === 'operationScopes' ? name : `${name}: ${JSON.stringify(value)}`;
      const chosen = variantsSchema.parse({ [name]: value });
      yield { title, variants: chosen, profile: defaultProfile };
    }
  }
}

/** Every variant and every reading of the profile but the usual ones, each alone; made of their schemas, so that none is missed. */
export function everyChoice(operations: readonly string[]): Choice[] {
  return [
    ...variants(operations),
    ...settings(z.toJSONSchema(profileSchema) as JsonSchema, defaultProfile),
  ];
}
