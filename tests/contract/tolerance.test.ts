import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { fetchBatches } from '@/api/batches/operations';
import { fetchBranches } from '@/api/branches/operations';
import { fetchActivities, fetchCountries, fetchStandardCatalog } from '@/api/catalogs/operations';
import { ApiFailure } from '@/api/core/errors';
import { configureHttp } from '@/api/core/http-settings';
import { answerWith, testId } from '@/api/core/test-answers';
import { fetchProducts } from '@/api/products/operations';
import { fetchTaxes } from '@/api/taxes/operations';
import { fetchTreasuryList } from '@/api/treasury/operations';

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

/** What became of an answer; `fault` says why no screen could live with it, and is null when one can. */
interface Verdict {
  rows: unknown[] | null;
  dropped: number;
  fault: string | null;
}

/** An answer must become rows that can be shown as they are, or a refusal that names what could not be read. */
async function verdictOn({ ask }: Reading, body: unknown): Promise<Verdict> {
  answerWith({ body: JSON.stringify(body) });
  try {
    const { rows, dropped } = await ask();
    return { rows, dropped, fault: isShowable(rows) ? null : 'a value that cannot be shown' };
  } catch (cause) {
    const named =
      cause instanceof ApiFailure &&
      cause.error.kind === 'bad-response' &&
      /^(body|data)\b/.test(cause.error.field ?? '');
    return { rows: null, dropped: 0, fault: named ? null : `threw ${String(cause)}` };
  }
}

function isShowable(value: unknown): boolean {
  if (value === undefined || Number.isNaN(value)) return false;
  return typeof value !== 'object' || value === null || Object.values(value).every(isShowable);
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
    const whole = await verdictOn(reading, reading.answer);
    expect(whole).toMatchObject({ dropped: 0, fault: null });
    expect(whole.rows).toHaveLength(2);
    for (const path of pathsOf(reading.answer)) {
      const extra = withChange(reading.answer, [...path, 'unknown_field'], { any: ['thing'] });
      expect(await verdictOn(reading, extra)).toEqual(whole);
    }
  });

  it('any value missing, null or of another type costs its own row at most', async () => {
    const whole = await verdictOn(reading, reading.answer);
    const faults: string[] = [];
    for (const path of pathsOf(reading.answer).slice(1)) {
      const row = rowAt(path);
      const other = row === null ? null : whole.rows?.[1 - row];
      for (const replacement of replacements) {
        const changed = withChange(reading.answer, path, replacement);
        const { rows, dropped, fault } = await verdictOn(reading, changed);
        const spares =
          row === null || (dropped <= 1 && rows?.some((kept) => isDeepStrictEqual(kept, other)));
        const what = `${path.join('.')} = ${JSON.stringify(replacement)}`;
        if (fault !== null) faults.push(`${what}: ${fault}`);
        if (!spares) faults.push(`${what}: costs the other row`);
      }
    }
    expect(faults).toEqual([]);
  });

  it('of any shape at all are read or refused by field', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (data) => {
        for (const body of [
          data,
          { status: true, data },
          { success: true, data: { data, pagination: { total: 3 } } },
        ]) {
          expect((await verdictOn(reading, body)).fault).toBeNull();
        }
      }),
    );
  });
});
