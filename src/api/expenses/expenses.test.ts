import { afterEach, describe, expect, it } from 'vitest';
import { defaultProfile } from '@/contract/profile';
import { newAttempt } from '../core/attempt';
import { setProfile } from '../core/profile';
import { testId } from '../core/test-answers';
import { writeWireJson, type WireRecord } from '../core/wire-json';
import { excludedFieldNames } from './excluded-schemas';
import { toExcludedBody } from './excluded-to-body';
import { purchaseFieldNames } from './field-names';
import { expenseMutations } from './mutations';
import { typedExcluded, typedLine, typedPurchase } from './test-purchase';
import { toPurchaseBody } from './to-body';

afterEach(() => {
  setProfile(defaultProfile);
});

const json = (body: WireRecord): unknown => JSON.parse(writeWireJson(body));
const general = (...changes: Parameters<typeof typedPurchase>) =>
  json(toPurchaseBody(typedPurchase(...changes), defaultProfile));
const excluded = (...changes: Parameters<typeof typedExcluded>) =>
  json(toExcludedBody(typedExcluded(...changes), defaultProfile));

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
    const settings = { ...defaultProfile, creditDaysWhenCash };
    expect(json(toPurchaseBody(typedPurchase({ isCredit }), settings))).toMatchObject(sent);
  });

  it('M148: in cash says nothing of days', () => {
    expect(general()).not.toHaveProperty('credit_days');
  });

  it('M162: 300 lines are 300 lines', () => {
    const lines = Array.from({ length: 300 }, () => typedLine);
    expect(general({ lines })).toHaveProperty('products.length', 300);
  });

  it('every name of the body has its field in the form', () => {
    const body = toPurchaseBody(
      typedPurchase({ observation: 'x', isCredit: true, stamp: 'x' }),
      defaultProfile,
    );
    const names = purchaseFieldNames();
    const { totals: _, ...named } = body;
    for (const name of Object.keys(named)) expect(names).toHaveProperty([name]);
    const [line = {}] = body['products'] as WireRecord[];
    for (const name of Object.keys(line)) expect(names).toHaveProperty([`products.*.${name}`]);
    expect(names).toHaveProperty(['totals.charge_1'], 'totals.perception');
    const purchaseTotals = { ...defaultProfile.purchaseTotals, charge_1: 'fovial' } as const;
    setProfile({ ...defaultProfile, purchaseTotals });
    expect(purchaseFieldNames()).toHaveProperty(['totals.charge_1'], 'totals.fovial');
  });
});

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
    const body = toExcludedBody(typedExcluded(), { fseDocumentType: 'send' });
    expect(body).toHaveProperty('document_type', 'fse');
    const { document_type: _, ...named } = body;
    for (const name of Object.keys(named)) expect(excludedFieldNames).toHaveProperty([name]);
  });

  it('goes the same way as a general purchase', () => {
    const { create, createExcluded } = expenseMutations;
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
