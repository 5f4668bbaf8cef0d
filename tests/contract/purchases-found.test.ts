import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payableSchema, sentPurchasePageSchema, sentPurchaseSchema } from '@/contract/purchases';
import { LedgerTest, saying } from './support/ledger';

const ids = { general: randomUUID() };
const expenses = { general: randomUUID() };
const general = {
  provider_id: randomUUID(),
  document_type: 'ccf',
  date: '2026-11-20',
  products: [],
  totals: { expenseTotalToPayment: 113 },
};
const ticket = { ...general, document_type: 'ticket', totals: { expenseTotalToPayment: 9.5 } };

let test: LedgerTest;
beforeAll(async () => {
  test = await LedgerTest.start();
  test.service(saying(200, { status: true, data: { expense_id: expenses.general } }));
  await test.write({ id: ids.general, path: '/expenses', body: JSON.stringify(general) });
});
afterAll(() => test.gateway.close());

async function listed(query: string) {
  const answer = await test.gateway.appAsk(`/gateway/purchases${query}`, { cookie: test.cookie });
  return sentPurchasePageSchema.parse(answer.json()).rows;
}

async function one(id: string) {
  const answer = await test.gateway.appAsk(`/gateway/purchases/${id}`, { cookie: test.cookie });
  return sentPurchaseSchema.parse(answer.json());
}

describe('a purchase whose answer was lost, or told no id', () => {
  it('M160, M270: a purchase that is found keeps the id it was found by, and is nobody else’s', async () => {
    const failing = saying(500, { error: 'Server error' });
    const body = (date: string) => JSON.stringify({ ...ticket, date });
    const [first, second] = [randomUUID(), randomUUID()];
    test.service(failing);
    await test.write({ id: first, path: '/expenses', body: body('2026-11-02') });
    await test.write({ id: second, path: '/expenses', body: body('2026-11-03') });
    const settled = (id: string, more: object) =>
      test.post(`/gateway/attempts/${id}/settle`, { verdict: 'applied', note: 'Está', ...more });
    const named = (id: string, recordId: string) =>
      test.post(`/gateway/attempts/${id}/record`, { recordId });
    const recordId = randomUUID();
    expect((await settled(first, { recordId: 'x' })).status).toBe(400);
    const no = { verdict: 'not-applied', recordId };
    expect((await settled(first, no)).status).toBe(400);
    const taken = await settled(first, { recordId: expenses.general.toUpperCase() });
    expect(taken.json()).toMatchObject({ refusal: 'record-taken' });
    expect((await named(first, recordId)).json()).toMatchObject({ refusal: 'final' });
    expect((await settled(first, { recordId: recordId.toUpperCase() })).status).toBe(200);
    expect(await one(first)).toMatchObject({ state: 'settled', purchaseId: recordId });

    expect((await settled(second, {})).status).toBe(200);
    expect(await one(second)).toMatchObject({ state: 'settled', purchaseId: null });
    expect((await named(second, recordId)).json()).toMatchObject({ refusal: 'record-taken' });
    const later = randomUUID();
    expect((await named(second, later)).status).toBe(200);
    expect((await named(second, randomUUID())).json()).toMatchObject({ refusal: 'final' });
    expect((await one(second)).purchaseId).toBe(later);
    expect((await named(ids.general, randomUUID())).json()).toMatchObject({ refusal: 'final' });
    const asked = await test.gateway.appAsk(`/gateway/payable?ids=${recordId}`, {
      cookie: test.cookie,
    });
    expect(payableSchema.parse(asked.json()).rows[0]?.sent?.attemptId).toBe(first);
  });

  it('that was recorded with no id gets the one a person finds, once', async () => {
    const id = randomUUID();
    test.service(saying(200, { status: true, data: { expense_id: 'C-17' } }));
    const body = JSON.stringify({ ...ticket, date: '2026-11-04' });
    await test.write({ id, path: '/expenses', body });
    expect(await one(id)).toMatchObject({ state: 'recorded', purchaseId: null });
    const named = (recordId: string) => test.post(`/gateway/attempts/${id}/record`, { recordId });
    expect((await named(expenses.general)).json()).toMatchObject({ refusal: 'record-taken' });
    const recordId = randomUUID();
    expect((await named(recordId)).status).toBe(200);
    expect(await one(id)).toMatchObject({ state: 'recorded', purchaseId: recordId });
    expect((await named(randomUUID())).json()).toMatchObject({ refusal: 'final' });
  });

  it('M270: an id that was found travels with the journal, unless it is another purchase’s there', async () => {
    const answer = await test.gateway.appAsk('/gateway/attempts/file', { cookie: test.cookie });
    const { lines } = answer.json() as { lines: string[] };
    const named = (await listed('?state=settled')).filter(({ purchaseId }) => purchaseId !== null);
    const [known, other] = named;
    if (known === undefined || other === undefined) throw new Error('none was found');
    const elsewhere = await LedgerTest.start();
    const taken = { status: true, data: { expense_id: other.purchaseId } };
    elsewhere.service(saying(200, taken));
    await elsewhere.write({ path: '/expenses', body: JSON.stringify(general) });
    const numbered = lines.map((text, at) => ({ number: at + 2, text }));
    await elsewhere.post('/gateway/attempts/file', { add: true, lines: numbered });
    const recordOf = async (id: string) => (await elsewhere.detail(id)).facts.recordId;
    expect(await recordOf(known.attemptId)).toBe(known.purchaseId);
    expect(await recordOf(other.attemptId)).toBeNull();
    await elsewhere.gateway.close();
  });
});
