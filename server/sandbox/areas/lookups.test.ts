import { describe, expect, it } from 'vitest';
import { withSandbox } from '../testing/sandbox';

const { world } = withSandbox();

interface Named {
  id: string;
  name: string;
}
type List<T = Named> = Record<'status' | 'success', boolean> & { data: T[] };

const paths = ['/branches', '/treasury/banks', '/treasury/petty-cashes', '/treasury/checkbooks'];

describe('branches and treasury lists', () => {
  it.each(paths)('D16.10: %s: named records of the own business only', async (path) => {
    const here = await world();
    const { status, body } = await here.get<List>(path);
    expect([status, Object.keys(body), body.status]).toEqual([200, ['status', 'data'], true]);
    expect(body.data.length).toBeGreaterThan(0);
    for (const item of body.data) expect(Object.keys(item)).toEqual(['id', 'name']);
    const ids = new Set(body.data.map(({ id }) => id));
    const theirs = await here.get<List>(path, here.facts.keys.second);
    expect(theirs.body.data.some(({ id }) => ids.has(id))).toBe(false);
  });

  it.each(paths)('M63 M81: %s can have the other envelope', async (path) => {
    const here = await world({ variants: { lookupEnvelope: 'success' } });
    const { body } = await here.get<List>(path);
    expect([Object.keys(body), body.success]).toEqual([['success', 'data'], true]);
  });

  it('branches are those of the business, in their order', async () => {
    const here = await world({ size: 'normal' });
    const { body } = await here.get<List>('/branches');
    expect(body.data).toEqual(here.facts.businesses[0]?.branches);
    expect(body.data).toHaveLength(4);
  });
});

describe('taxes of a branch', () => {
  it('have the fields a product’s taxes have; VAT is a fraction', async () => {
    const here = await world();
    const { status, body } = await here.get<List<Named & Record<string, unknown>>>(
      `/taxes/branch/${here.branch.id}`,
    );
    expect(status).toBe(200);
    expect(
      body.data.map(({ number_code, percent, tax_type }) => [number_code, percent, tax_type]),
    ).toEqual([
      ['20', 0.13, 'percentage'],
      ['59', 0.05, 'percentage'],
      ['D1', 0.2, 'amount'],
      ['C8', 0.1, 'amount'],
    ]);
  });

  it('of a foreign, unknown or malformed branch are 404 Branch not found', async () => {
    const here = await world();
    for (const branch of [here.foreignBranch.id, here.facts.id, 'abc', '%20', '__proto__']) {
      const { status, body } = await here.get(`/taxes/branch/${branch}`);
      expect([status, body]).toEqual([404, { status: false, message: 'Branch not found' }]);
    }
  });
});
