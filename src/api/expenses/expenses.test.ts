import { afterEach, describe, expect, it } from 'vitest';
import { defaultProfile } from '@/contract/profile';
import { newAttempt } from '../core/attempt';
import { failureOf } from '../core/classify';
import { configureHttp } from '../core/http-settings';
import { setProfile } from '../core/profile';
import { UnreadableShape } from '../core/shape';
import { answerWith, testId } from '../core/test-answers';
import { writeWireJson, type WireRecord } from '../core/wire-json';
import { excludedFieldNames, readRecordedExcludedPurchase } from './excluded-schemas';
import { toExcludedBody } from './excluded-to-body';
import { purchaseFieldNames } from './field-names';
import { expenseMutations } from './mutations';
import { purchaseStatusReading } from './operations';
import { expenseQueries } from './queries';
import { isProcessed, readPurchaseStatus, readRecordedPurchase } from './schemas';
import { typedExcluded, typedLine, typedPurchase } from './test-purchase';
import { toPurchaseBody } from './to-body';

afterEach(() => {
  setProfile(defaultProfile);
  configureHttp({});
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

describe('what comes back', () => {
  const wire = {
    expense_id: testId(9),
    generation_code: 'A1',
    control_number: 'DTE-03',
    status: 'processed',
    issue_time: '2026-03-14 15:09:26',
    total: 14.13,
  };

  it.each([{ status: true }, { success: true }, {}])(
    'M20 M138 M139: a purchase; its own status is no flag: %j',
    (flag) => {
      const body = { ...flag, message: 'ok', data: wire };
      expect(readRecordedPurchase(body)).toEqual({
        id: testId(9),
        generationCode: 'A1',
        controlNumber: 'DTE-03',
        status: 'processed',
        issuedAt: '2026-03-14 15:09:26',
        total: '14.13',
      });
      const answer = { status: 200, body, headers: new Headers(), at: '' };
      expect(failureOf({ operation: expenseMutations.create.operation, ...answer })).toBeNull();
    },
  );

  it('M138: the handle survives whatever cannot be read beside it', () => {
    const data = { expense_id: testId(9), total: 'much', issue_time: 5, status: [] };
    expect(readRecordedPurchase({ data })).toMatchObject({ id: testId(9), total: null });
  });

  it('M172: an excluded-subject invoice has no control number and no time', () => {
    const data = { ...wire, status: 'PROCESADO' };
    expect(readRecordedExcludedPurchase({ status: true, data })).toEqual({
      id: testId(9),
      generationCode: 'A1',
      status: 'PROCESADO',
      total: '14.13',
    });
  });

  it.each([undefined, {}, { data: null }, { data: [] }])('%j is no purchase', (body) => {
    expect(() => readRecordedPurchase(body)).toThrow(UnreadableShape);
    expect(() => readRecordedExcludedPurchase(body)).toThrow(UnreadableShape);
  });

  it.each([
    ['processed', true],
    ['PROCESADO', true],
    [' Procesado ', true],
    ['voided', false],
    ['', false],
  ])('M161: the status %j means processed: %s', (status, processed) => {
    expect(isProcessed(status)).toBe(processed);
  });
});

describe('M160: the status check', () => {
  it('is read with what may be missing', () => {
    const data = {
      expense_id: testId(9),
      document_type: 'fse',
      status: 'PROCESADO',
      provider: { legal_name: 'Peña' },
      totals: { expense_to_payment: '14.10' },
    };
    const read = {
      id: testId(9),
      documentType: 'fse',
      status: 'PROCESADO',
      providerName: 'Peña',
      toPay: '14.10',
    };
    expect(readPurchaseStatus({ status: true, data })).toEqual(read);
    expect(readPurchaseStatus({ data: { ...data, provider: null, totals: undefined } })).toEqual({
      ...read,
      providerName: null,
      toPay: null,
    });
  });

  it('is asked for where the profile says', async () => {
    const urls = answerWith({ body: { status: true, data: {} } });
    setProfile({
      ...defaultProfile,
      paths: { ...defaultProfile.paths, purchaseStatus: '/p/{id}' },
    });
    await purchaseStatusReading()?.(testId(9));
    expect(urls.map(({ pathname }) => pathname)).toEqual([`/api/external/v1/p/${testId(9)}`]);
    await expect(purchaseStatusReading()?.('../x')).rejects.toMatchObject({
      error: { kind: 'validation', outcome: 'not-sent' },
    });
    expect(urls).toHaveLength(1);
  });

  it('cannot be called while its path is locked', () => {
    setProfile({ ...defaultProfile, paths: { ...defaultProfile.paths, purchaseStatus: null } });
    expect(purchaseStatusReading()).toBeNull();
    expect(typeof expenseQueries.status(testId(9)).queryFn).toBe('symbol');
  });
});
