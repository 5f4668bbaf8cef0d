import { afterEach, describe, expect, it } from 'vitest';
import { defaultProfile } from '@/contract/profile';
import { newAttempt } from '../core/attempt';
import { setProfile } from '../core/profile';
import { testId } from '../core/test-answers';
import { writeWireJson, type WireValue } from '../core/wire-json';
import { expenseMutations } from './mutations';
import { typedExcluded, typedLine, typedPurchase } from './test-purchase';

afterEach(() => {
  setProfile(defaultProfile);
});

const { create, createExcluded } = expenseMutations;
const textOf = (request: { body: WireValue }) => writeWireJson(request.body);
const textOfGeneral = (...changes: Parameters<typeof typedPurchase>) =>
  textOf(create.toRequest(typedPurchase(...changes)));
const textOfExcluded = (...changes: Parameters<typeof typedExcluded>) =>
  textOf(createExcluded.toRequest(typedExcluded(...changes)));
const general = (...changes: Parameters<typeof typedPurchase>): object =>
  JSON.parse(textOfGeneral(...changes)) as object;
const excluded = (...changes: Parameters<typeof typedExcluded>): object =>
  JSON.parse(textOfExcluded(...changes)) as object;

describe('a general purchase', () => {
  it('M140 M142 M145 M150 M151: is sent in the spelling of the wire, empty codes left out', () => {
    expect(general()).toEqual({
      branch_id: testId(1),
      provider_id: testId(2),
      document_type: 'ccf',
      date: '2026-03-14',
      is_credit: false,
      number_control: 'DTE-03-M001P001-000000000000001',
      generation_code: 'A1B2C3D4-E5F6-4890-ABCD-EF1234567890',
      products: [
        {
          sku: '0001',
          name: 'Arroz',
          type: 'goods',
          quantity: 10,
          price_before_taxes: 1.25,
          expense_not_suject: 0,
          expense_exent: 0,
          expense_taxed: 12.5,
          subtotal: 12.5,
        },
      ],
      totals: {
        netTotals: 12.5,
        charge_1: 0,
        charge_2: 0,
        expenseTotalTax: 1.63,
        totalRent: 0,
        totalTax: 1.63,
        totalRetein: 0,
        expenseTotalToPayment: 14.13,
      },
    });
  });

  it('M147: keeps the lines of its observation', () => {
    expect(general({ observation: ' una\ndos ' })).toMatchObject({ observation: 'una\ndos' });
  });

  it.each([
    [true, 'omit', { credit_days: 30 }],
    [true, 'zero', { credit_days: 30 }],
    [false, 'zero', { credit_days: 0 }],
  ] as const)('M148: on credit %s with %s sends %j', (isCredit, creditDaysWhenCash, sent) => {
    setProfile({ ...defaultProfile, creditDaysWhenCash });
    expect(general({ isCredit })).toMatchObject(sent);
  });

  it('M148: in cash says nothing of days', () => {
    expect(general()).not.toHaveProperty('credit_days');
  });

  it('M162: 300 lines are 300 lines', () => {
    const lines = Array.from({ length: 300 }, () => typedLine);
    expect(general({ lines })).toHaveProperty('products.length', 300);
  });

  it('every name of the body has its field in the form', () => {
    const body = general({ observation: 'x', isCredit: true, stamp: 'x' });
    const without = namesIn(body).filter((name) => !Object.hasOwn(create.names(), name));
    expect(without).toEqual(['totals.expenseTotalTax']);
    expect(create.names()).toHaveProperty(['totals.charge_1'], 'totals.perception');
    expect(create.names()).toHaveProperty(['totals.netTotals'], 'totals.net');
    const purchaseTotals = { ...defaultProfile.purchaseTotals, charge_1: 'fovial' } as const;
    setProfile({ ...defaultProfile, purchaseTotals });
    expect(create.names()).toHaveProperty(['totals.charge_1'], 'totals.fovial');
  });

  it('is read back from what was sent', () => {
    const { totals: _, ...typed } = typedPurchase({ isCredit: true });
    expect(create.readSent(textOfGeneral({ isCredit: true }))).toMatchObject({
      ...typed,
      controlNumber: 'DTE-03-M001P001-000000000000001',
      generationCode: 'A1B2C3D4-E5F6-4890-ABCD-EF1234567890',
      stamp: null,
      observation: null,
      lines: [
        {
          ...typedLine,
          name: 'Arroz',
          price: '1.25',
          notSubject: '0',
          exempt: '0',
          taxed: '12.5',
          subtotal: '12.5',
        },
      ],
      totals: { net: '12.5', charge1: '0', vat: '1.63', toPay: '14.13' },
    });
  });
});

/** The names of a body, those below a list or a record too. */
function namesIn(body: object): string[] {
  return Object.entries(body).flatMap(([name, value]: [string, unknown]) => {
    const first: unknown = Array.isArray(value) ? value[0] : value;
    if (typeof first !== 'object' || first === null) return [name];
    const below = namesIn(first).map((one) => (Array.isArray(value) ? `*.${one}` : one));
    return [name, ...below.map((one) => `${name}.${one}`)];
  });
}

describe('M164 M166 M167: an excluded-subject invoice', () => {
  it('is another body, without price and totals', () => {
    expect(excluded()).toEqual({
      branch_id: testId(1),
      provider_id: testId(2),
      date: '2026-03-14',
      payment_type: '01',
      invoiceProductsDetail: [{ sku: '0001', quantity: 2.5, description: 'Loroco' }],
      totalRent: 1.1,
      batch_number: '007',
      expiration_date: '2026-04-01',
    });
  });

  it('M168 M169: without withholding sends 0, without a lot nothing of it', () => {
    const body = excluded({ incomeWithholding: '', batchNumber: '', expirationDate: '' });
    expect(body).toMatchObject({ totalRent: 0 });
    expect(body).not.toHaveProperty('batch_number');
    expect(body).not.toHaveProperty('expiration_date');
  });

  it('M165: says its type where the profile wants it', () => {
    setProfile({ ...defaultProfile, fseDocumentType: 'send' });
    const body = excluded();
    expect(body).toHaveProperty('document_type', 'fse');
    for (const name of namesIn(body)) expect(createExcluded.names()).toHaveProperty([name]);
  });

  it('is read back from what was sent', () => {
    expect(createExcluded.readSent(textOfExcluded())).toEqual({
      ...typedExcluded(),
      documentType: null,
      lines: [{ sku: '0001', quantity: '2.5', description: 'Loroco' }],
      incomeWithholding: '1.1',
    });
  });

  it('M133: shares with a general purchase only what any purchase has', () => {
    setProfile({ ...defaultProfile, fseDocumentType: 'send' });
    const all = general({ isCredit: true, observation: 'x', stamp: 'x' });
    expect(Object.keys(excluded()).filter((name) => Object.hasOwn(all, name))).toEqual([
      'branch_id',
      'provider_id',
      'document_type',
      'date',
    ]);
  });

  it('goes the same way as a general purchase', () => {
    const bodies = [
      newAttempt(create.operation, create.toRequest(typedPurchase()), { form: 'x' }),
      newAttempt(createExcluded.operation, createExcluded.toRequest(typedExcluded()), {
        form: 'x',
      }),
    ];
    for (const { method, url, operation } of bodies) {
      expect([operation.name, method, url]).toEqual([
        'expenses.create',
        'POST',
        '/api/external/v1/expenses',
      ]);
    }
  });
});
