import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { fetchBatches } from './batches/operations';
import { fetchBranches } from './branches/operations';
import { fetchActivities, fetchCountries, fetchStandardCatalog } from './catalogs/operations';
import { ApiFailure } from './core/errors';
import { configureHttp } from './core/http-settings';
import { answerWith, testId } from './core/test-answers';
import { fetchProducts } from './products/operations';
import { fetchTaxes } from './taxes/operations';
import { fetchTreasuryList } from './treasury/operations';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

interface Reading {
  ask: () => Promise<{ rows: unknown[]; dropped: number }>;
  /** An answer with two rows, each field of it given. */
  answer: Json;
}

const branch = testId(1);
const twice = (row: { [key: string]: Json }): Json[] => [row, { ...row, id: testId(902) }];
const paged = (row: { [key: string]: Json }): Json => ({
  status: true,
  message: 'OK',
  data: {
    data: twice(row),
    pagination: { current_page: 1, last_page: 1, per_page: 50, total: 2 },
  },
});
const listed = (row: { [key: string]: Json }): Json => ({
  success: true,
  data: twice(row),
  message: 'OK',
});
const named = { id: testId(901), name: 'Centro', code: '01' };
const item = { id: testId(901), name: 'Efectivo', number_code: '01', trashed: 0 };

const readings: Record<string, Reading> = {
  batches: {
    ask: () => fetchBatches({ branch, page: 1, perPage: 50 }),
    answer: paged({
      id: testId(901),
      branch_id: branch,
      product: { id: testId(5), sku: '0001', name: 'Leche' },
      batch_number: 'L-01',
      expiration_date: '2026-03-20',
      days_to_expire: 6,
      quantity: 12,
      available_quantity: 3,
      is_expired: false,
      is_removed: false,
    }),
  },
  products: {
    ask: () => fetchProducts({ branch, page: 1, perPage: 50 }),
    answer: paged({
      id: testId(901),
      name: 'Leche',
      sku: '0001',
      price_before_taxes: 1.1,
      cost: 0.8,
      tax_method: 'is_taxed',
      composition_type: 'simple',
      product_type: 'phisical',
      product_category_id: testId(2),
      product_measurement_id: testId(3),
      availability: 4,
      limit_availability: 5,
      taxes: [{ id: testId(4), percent: 0.13 }],
    }),
  },
  taxes: {
    ask: () => fetchTaxes(branch),
    answer: listed({ ...item, tax_type: 'percentage', percent: 0.13 }),
  },
  branches: { ask: () => fetchBranches(), answer: listed(named) },
  treasury: { ask: () => fetchTreasuryList('banks'), answer: listed(named) },
  activities: { ask: () => fetchActivities(), answer: listed(named) },
  catalog: { ask: () => fetchStandardCatalog('incoterms'), answer: listed(item) },
  countries: {
    ask: () => fetchCountries(),
    answer: {
      success: true,
      data: [
        { ...item, states: [{ ...item, id: testId(7), cities: [{ ...item, id: testId(8) }] }] },
        { ...item, id: testId(902), states: [] },
      ],
    },
  },
};

afterAll(() => {
  configureHttp({});
});

/** Rows of which every value is one a screen can show, or null for a refusal, which must name what could not be read. */
async function outcomeOf({ ask }: Reading, body: unknown) {
  answerWith({ body: JSON.stringify(body) });
  const result = await ask().catch((cause: unknown) => cause);
  if (result instanceof ApiFailure) {
    const { error } = result;
    expect(error.kind).toBe('bad-response');
    if (error.kind === 'bad-response') expect(error.field).toMatch(/^(body|data)\b/);
    return null;
  }
  expect(result).not.toBeInstanceOf(Error);
  expectShowable(result);
  return result as { rows: unknown[]; dropped: number };
}

function expectShowable(value: unknown): void {
  expect(value).not.toBeUndefined();
  expect(value).not.toBeNaN();
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(expectShowable);
}

type Path = (string | number)[];

/** The path of every value, down to the last. */
function pathsOf(value: Json, at: Path = []): Path[] {
  if (value === null || typeof value !== 'object') return [at];
  const below = Array.isArray(value)
    ? value.flatMap((entry, index) => pathsOf(entry, [...at, index]))
    : Object.entries(value).flatMap(([key, entry]) => pathsOf(entry, [...at, key]));
  return [at, ...below];
}

/** The answer with the value at `path` replaced, or taken away when `replacement` is undefined. */
function withChange(value: Json, [key, ...rest]: Path, replacement: Json | undefined): unknown {
  if (key === undefined) return replacement;
  if (Array.isArray(value)) {
    return value.map((entry, index) =>
      index === key ? withChange(entry, rest, replacement) : entry,
    );
  }
  if (value === null || typeof value !== 'object') return value;
  return { ...value, [key]: withChange(value[key] ?? null, rest, replacement) };
}

const replacements: (Json | undefined)[] = [
  undefined,
  null,
  '',
  'text',
  7,
  -0.5,
  true,
  [],
  [null],
  {},
  { id: testId(3) },
];

/** The number of the row a path leads into; null for what surrounds the rows. */
function rowAt(path: Path): number | null {
  const index = path.find((key) => typeof key === 'number');
  return typeof index === 'number' ? index : null;
}

describe.each(Object.entries(readings))('M23 answers of %s', (_, reading) => {
  it('are read whole, and unknown fields are ignored', async () => {
    const whole = await outcomeOf(reading, reading.answer);
    expect(whole).toMatchObject({ dropped: 0 });
    expect(whole?.rows).toHaveLength(2);
    for (const path of pathsOf(reading.answer)) {
      const extra = withChange(reading.answer, [...path, 'unknown_field'], { any: ['thing'] });
      expect(await outcomeOf(reading, extra)).toEqual(whole);
    }
  });

  it('any value missing, null or of another type costs its own row at most', async () => {
    const whole = await outcomeOf(reading, reading.answer);
    for (const path of pathsOf(reading.answer).slice(1)) {
      for (const replacement of replacements) {
        const result = await outcomeOf(reading, withChange(reading.answer, path, replacement));
        const row = rowAt(path);
        if (row !== null) {
          expect(result?.dropped).toBeLessThanOrEqual(1);
          expect(result?.rows).toContainEqual(whole?.rows[1 - row]);
        }
      }
    }
  });

  it('of any shape at all are read or refused by field', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (data) => {
        await outcomeOf(reading, data);
        await outcomeOf(reading, { status: true, data });
        await outcomeOf(reading, { success: true, data: { data, pagination: { total: 3 } } });
      }),
    );
  });
});
