import { afterEach, describe, expect, it } from 'vitest';
import { setProfile } from '@/api/core/profile';
import { testId } from '@/api/core/test-answers';
import { loadedProduct } from '@/api/products/test-product';
import type { ProductUpdate } from '@/api/products/write-schemas';
import { bulkPartSchema } from '@/contract/bulk-job-requests';
import { defaultProfile } from '@/contract/profile';
import { bulkUpdatesPossible, prepareBulkJob } from './prepare-bulk-job';

afterEach(() => {
  setProfile(defaultProfile);
});

const update = (id: number, changes: Partial<ProductUpdate> = {}): ProductUpdate => ({
  loaded: loadedProduct({ id: testId(id), sku: `S-${id}`, name: null, availability: 7 }),
  changes: { price: '2.50' },
  taxes: { way: 'leave' },
  stock: { way: 'adjust', to: '99' },
  ...changes,
});
const plan = (...updates: ProductUpdate[]) => ({
  title: 'Precios',
  branch: { id: testId(1), name: 'Centro' },
  rows: updates.map((one, index) => ({ line: index + 2, update: one })),
});

describe('a plan', () => {
  it('is frozen with ids of its own and the bytes of each row, which never carry the stock', () => {
    setProfile(defaultProfile);
    const { job, rows } = prepareBulkJob(plan(update(5), update(6)));
    expect(job).toMatchObject({ title: 'Precios', branchName: 'Centro', total: 2 });
    expect(rows).toMatchObject([
      {
        line: 2,
        recordId: testId(5),
        code: 'S-5',
        name: '',
        bodyText: '{\n  "price_before_taxes": 2.50\n}',
      },
      { line: 3, recordId: testId(6), code: 'S-6' },
    ]);
    expect(new Set([job.id, ...rows.flatMap(({ attempts }) => attempts)]).size).toBe(3);
    expect(Object.isFrozen(rows[0])).toBe(true);
  });

  it('cuts long names and titles by characters, as the gateway counts them', () => {
    const long = '\u{1f34e}'.repeat(300);
    const loaded = loadedProduct({ id: testId(5), name: `x${long}`, sku: `x${long}` });
    const one = { ...plan(update(5, { loaded })), title: `x${long}` };
    const { job, rows } = prepareBulkJob({ ...one, branch: { id: testId(1), name: `x${long}` } });
    const part = { rows: [...rows] };
    expect(bulkPartSchema.safeParse(part).success).toBe(true);
    for (const text of [job.title, job.branchName, rows[0]?.code, rows[0]?.name]) {
      expect(text).not.toMatch(/\p{Cs}/u);
    }
  });

  it('has each product and each line once, and at least one', () => {
    const twice = plan(update(5), update(5));
    const [first, second] = plan(update(5), update(6)).rows;
    const sameLine = { ...twice, rows: [first, { ...second, line: 2 }] } as typeof twice;
    for (const wrong of [twice, sameLine, plan()]) {
      expect(() => prepareBulkJob(wrong)).toThrow(RangeError);
    }
  });

  it('is not possible where an update has to carry the stock', () => {
    expect(bulkUpdatesPossible(defaultProfile)).toBe(true);
    expect(bulkUpdatesPossible({ availabilityOnUpdate: 'reread' })).toBe(false);
  });
});
