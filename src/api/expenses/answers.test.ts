import { afterEach, describe, expect, it } from 'vitest';
import { defaultProfile } from '@/contract/profile';
import { failureOf } from '../core/classify';
import { configureHttp } from '../core/http-settings';
import { setProfile } from '../core/profile';
import { UnreadableShape } from '../core/shape';
import { answerWith, testId } from '../core/test-answers';
import { readRecordedExcludedPurchase } from './excluded-schemas';
import { expenseMutations } from './mutations';
import { purchaseStatusReading } from './operations';
import { expenseQueries } from './queries';
import { isProcessed } from '@/domain/purchase/status';
import { readPurchaseStatus, readRecordedPurchase } from './schemas';

afterEach(() => {
  setProfile(defaultProfile);
  configureHttp({});
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
