import { afterEach, describe, expect, it } from 'vitest';
import { configureHttp } from '../core/http-settings';
import { answerWith, testId } from '../core/test-answers';
import { fetchTaxes } from './operations';
import { isShareOfPrice, isVat, readTaxes } from './schemas';

const wire = {
  id: testId(4),
  name: 'IVA',
  number_code: '20',
  tax_type: 'percentage',
  percent: 0.13,
};
const tax = {
  id: testId(4),
  name: 'IVA',
  code: '20',
  taxType: 'percentage',
  fraction: '0.13',
};

afterEach(() => {
  configureHttp({});
});

describe('taxes of a branch', () => {
  it('M99: the rate is a fraction, kept as decimal text', () => {
    expect(readTaxes({ success: true, data: [wire] })).toEqual({ rows: [tax], dropped: 0 });
  });

  it.each([[[wire]], [{ status: true, data: [wire] }], [{ data: { data: [wire] } }]])(
    'M81, M120: are read from %j',
    (body) => {
      expect(readTaxes(body).rows).toEqual([tax]);
    },
  );

  it('M99: only a percentage with its rate can be put on a price', () => {
    expect(isShareOfPrice(tax)).toBe(true);
    expect(isShareOfPrice({ ...tax, fraction: null })).toBe(false);
    expect(isShareOfPrice({ ...tax, taxType: 'fixed' })).toBe(false);
    expect(isShareOfPrice({ ...tax, taxType: null })).toBe(false);
  });

  it('M69: the IVA is known by its official code', () => {
    expect(isVat(tax)).toBe(true);
    expect(isVat({ ...tax, code: '59' })).toBe(false);
  });

  it('are asked for by branch, and a 404 speaks of it', async () => {
    const urls = answerWith({ status: 404, body: {} });
    await expect(fetchTaxes(testId(1))).rejects.toMatchObject({
      error: { kind: 'not-found', what: 'branch', operation: 'taxes.list' },
    });
    expect(urls.map((url) => url.pathname)).toEqual([`/api/external/v1/taxes/branch/${testId(1)}`]);
  });

  it('M13: a malformed branch spends no request', async () => {
    const urls = answerWith({ body: [] });
    await expect(fetchTaxes('main')).rejects.toMatchObject({
      error: { kind: 'validation', fields: { branch: ['invalid-id'] } },
    });
    expect(urls).toEqual([]);
  });
});
