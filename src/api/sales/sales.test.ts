import { afterEach, describe, expect, it } from 'vitest';
import { configureHttp } from '../core/http-settings';
import { answerWith, testId } from '../core/test-answers';
import { fetchSale } from './operations';
import { readSale } from './schemas';

afterEach(() => configureHttp({}));

const line = { name: 'Arroz', quantity: '2.5', individual_price: 1.1, subtotal: '2.75' };
const wire = {
  sale_id: testId(1),
  generation_code: 'A1',
  control_number: 'DTE-01',
  document_type: 'fc',
  status: 'processed',
  issue_time: '2026-03-14 15:09:26',
  stamp: null,
  payment_status: 'paid',
  is_credit: 0,
  customer: { id: testId(2), legal_name: 'Peña, S.A.', customer_name: 'Peña' },
  totals: { sale_total: 2.75, sale_to_payment: '2.7500' },
  products: [line],
};

describe('reading a sale', () => {
  it('M20 M246: as documented; its status is a word and no flag', () => {
    expect(readSale({ status: true, data: wire })).toEqual({
      id: testId(1),
      generationCode: 'A1',
      controlNumber: 'DTE-01',
      documentType: 'fc',
      status: 'processed',
      issuedAt: '2026-03-14 15:09:26',
      stamp: null,
      paymentStatus: 'paid',
      isCredit: false,
      customer: { id: testId(2), legalName: 'Peña, S.A.', name: 'Peña' },
      totals: { total: '2.75', toPay: '2.7500' },
      lines: {
        rows: [{ name: 'Arroz', quantity: 2.5, price: '1.1', subtotal: '2.75' }],
        dropped: 0,
      },
    });
  });

  it('M247: with customer, totals and lines missing', () => {
    const data = { sale_id: testId(1), customer: null };
    expect(readSale({ status: true, data })).toMatchObject({
      customer: { id: null, legalName: null, name: null },
      totals: { total: null, toPay: null },
      lines: null,
    });
  });

  it('M23: a line that cannot be read is counted', () => {
    const products = [line, { ...line, quantity: 'some' }];
    expect(readSale({ data: { ...wire, products } }).lines).toMatchObject({ dropped: 1 });
    expect(readSale({ data: { ...wire, products: ['x'] } }).lines).toEqual({
      rows: [],
      dropped: 1,
    });
  });
});

describe('asking for a sale', () => {
  it('M13 M243: by its id, which must be one', async () => {
    const urls = answerWith({ body: { status: true, data: wire } });
    await fetchSale(testId(1));
    await expect(fetchSale('DTE-01')).rejects.toMatchObject({ error: { kind: 'validation' } });
    expect(urls.map(({ pathname }) => pathname)).toEqual([`/api/external/v1/sales/${testId(1)}`]);
  });

  it('M245: a 404 speaks of the sale', async () => {
    answerWith({ status: 404, body: { status: false, message: 'Not found.' } });
    await expect(fetchSale(testId(1))).rejects.toMatchObject({
      error: { kind: 'not-found', what: 'record' },
    });
  });
});
