import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { journalLinesSchema } from '@/contract/journal-file';
import { identityKinds, takesReason, type IdentityKind } from '@/contract/likeness';
import { otherKey } from '../hostile/support/upstream';
import {
  applies,
  heldBack,
  LedgerTest,
  payments,
  saying,
  summary,
  type TestWrite,
} from './support/ledger';

const [north, south] = [randomUUID(), randomUUID()];

let test: LedgerTest;
beforeAll(async () => {
  test = await LedgerTest.start();
});
afterAll(() => test.gateway.close());
beforeEach(() => test.service(applies));

/** Digits that nothing else in this file has. */
let count = 100_000;
const fresh = () => String((count += 1));

const newProvider = (data: object): TestWrite => ({
  path: '/providers',
  body: JSON.stringify({ data }),
});
const newType = (code: string, name: string): TestWrite => ({
  body: JSON.stringify({ code, name, prefix: 'P' }),
});
const newProduct = (product: object): TestWrite => ({
  path: '/products',
  body: JSON.stringify({ branch_id: north, ...product }),
});
const purchase = (document: object): TestWrite => ({
  path: '/expenses',
  body: JSON.stringify({ branch_id: north, ...document }),
});
const newPayment = (payment: object): TestWrite => ({
  path: payments,
  body: JSON.stringify({ allocations: [{ expense_id: randomUUID(), amount: 1 }], ...payment }),
});
const change = (id: string, product: object, branchId = north): TestWrite => ({
  method: 'PUT',
  path: `/products/${id}`,
  body: JSON.stringify(product),
  context: { branchId },
});

/** Two writes of which only one thing is the same, in another spelling. */
const twins: Record<IdentityKind, (n: string) => [TestWrite, TestWrite]> = {
  email: (n) => [
    newProvider({ provider_name: `La Unión ${n}`, email: `Ventas@Union${n}.example` }),
    newProvider({ email: ` ventas@union${n}.example `, phone: '2222-0000' }),
  ],
  'tax-number': (n) => [
    newProvider({ email: `a@${n}.example`, tax_number: `0614-${n}-101-2` }),
    newProvider({ email: `b@${n}.example`, tax_number: `0614${n}1012` }),
  ],
  'register-number': (n) => [
    newProvider({ email: `a@${n}.example`, register_number: `${n}-6` }),
    newProvider({ email: `b@${n}.example`, register_number: `${n}6` }),
  ],
  'provider-name': (n) => [
    newProvider({ email: `a@${n}.example`, provider_name: `Panadería  Peña ${n}` }),
    newProvider({ email: `b@${n}.example`, legal_name: `PANADERI\u0301A PEN\u0303A ${n}` }),
  ],
  'entry-type-code': (n) => [newType(`dv${n}`, 'Diario'), newType(`DV${n}`, 'De ventas')],
  sku: (n) => [newProduct({ sku: `A-${n}`, cost: 1 }), newProduct({ sku: ` a-${n}`, cost: 2 })],
  'generation-code': (n) => [
    purchase({ generation_code: `AB12-${n}`, provider_id: randomUUID() }),
    purchase({ generation_code: `ab12-${n}`, provider_id: randomUUID() }),
  ],
  'control-number': (n) => [
    purchase({ number_control: `DTE-03-${n}`, provider_id: north, date: '2026-11-20' }),
    purchase({ number_control: `dte-03-${n}`, provider_id: north, date: '2026-11-21' }),
  ],
  'check-number': (n) => [
    newPayment({ check_number: `00${n}`, checkbook_id: north, payment_date: '2026-11-20' }),
    newPayment({ check_number: ` 00${n} `, checkbook_id: north, payment_date: '2026-11-21' }),
  ],
};

/** How often the service was asked to write meanwhile. */
async function sentBy(...writes: TestWrite[]): Promise<number> {
  const before = test.sent;
  for (const write of writes) await test.write(write);
  return test.sent - before;
}

describe.each(identityKinds)('the same %s', (likeness) => {
  it.each([
    ['applied', applies],
    ['unknown', saying(500, { error: 'Server error' })],
  ])('as an attempt that is %s asks first, whatever else differs', async (_, answer) => {
    const [first, second] = twins[likeness](fresh());
    test.service(answer);
    const id = randomUUID();
    await test.write({ ...first, id });
    test.service(applies);
    const before = test.sent;
    const other = { ...second, id: randomUUID() };
    const asked = await test.write(other);
    expect(summary(asked)).toMatchObject({ problem: 'attempt-similar', outcome: 'not-sent' });
    expect(asked.json()).toMatchObject({ similar: { id, equal: [likeness] } });
    expect(test.sent).toBe(before);
    const reason = takesReason(likeness) ? { reason: 'Se anuló el primero' } : {};
    const meant = { ...other, context: { ...other.context, confirms: id, ...reason } };
    expect((await test.write(meant)).status).toBe(201);
  });

  it('as an attempt that was refused, or settled as not applied, is no matter', async () => {
    const [first, second] = twins[likeness](fresh());
    test.service(saying(422, { status: false, errors: { name: ['no'] } }));
    await test.write(first);
    test.service(saying(500, { error: 'Server error' }));
    const id = randomUUID();
    await test.write({ ...first, id });
    expect((await test.settle(id, 'not-applied')).status).toBe(200);
    test.service(applies);
    expect((await test.write(second)).status).toBe(201);
  });

  it('in another business is no matter', async () => {
    const [first, second] = twins[likeness](fresh());
    const cookie = await test.gateway.signIn(otherKey);
    expect(await sentBy(first, { ...second, cookie })).toBe(2);
  });
});

describe('M267: another check', () => {
  it('of another book, or with other zeros before it, is no matter', async () => {
    const n = fresh();
    const paid = { check_number: `00${n}`, checkbook_id: north };
    expect(
      await sentBy(
        newPayment(paid),
        newPayment({ ...paid, checkbook_id: south }),
        newPayment({ ...paid, check_number: n }),
      ),
    ).toBe(3);
  });
});

describe('M144: a document that was recorded before', () => {
  it('is known by the codes that the service recorded instead, and is found by them', async () => {
    const [n, id] = [fresh(), randomUUID()];
    const recorded = { generation_code: `REC-${n}`, control_number: `DTE-REC-${n}`, total: 12.4 };
    test.service(saying(201, { status: true, data: { id: randomUUID(), ...recorded } }));
    const sent = { provider_id: north, totals: { expenseTotalToPayment: 11.3 } };
    const codes = { generation_code: `SENT-${n}`, number_control: `DTE-SENT-${n}` };
    await test.write({ ...purchase({ ...sent, ...codes }), id });
    test.service(applies);
    for (const document of [
      { generation_code: `rec-${n}` },
      { number_control: `dte-rec-${n}`, provider_id: north },
      { generation_code: `sent-${n}` },
    ]) {
      expect((await test.write(purchase(document))).json()).toMatchObject({ similar: { id } });
    }
    for (const word of [`dte-rec-${n}`, `rec-${n}`, `rec-${n} 12.40`, `sent-${n} 11.30`]) {
      const found = await test.list(`?q=${encodeURIComponent(word)}`);
      expect(found.json()).toMatchObject({ rows: [{ id }] });
    }
  });

  it('goes on with a reason that says something, and the journal keeps it', async () => {
    const [first, second] = twins['control-number'](fresh());
    const id = randomUUID();
    await test.write({ ...first, id });
    const again = { ...second, id: randomUUID() };
    for (const reason of [undefined, '', ' \n']) {
      const context = { confirms: id, ...(reason !== undefined && { reason }) };
      expect((await test.write({ ...again, context })).json()).toMatchObject({ similar: { id } });
    }
    const context = { confirms: id, reason: 'El proveedor repitió el número' };
    expect((await test.write({ ...again, context })).status).toBe(201);
    expect((await test.detail(again.id)).context).toMatchObject(context);
  });

  it('asks for it too when the like was stored since the first send, and keeps it', async () => {
    const [first, second] = twins['generation-code'](fresh());
    const id = randomUUID();
    test.service(saying(401, { status: false, message: 'Invalid API Key.' }));
    await test.write({ ...first, id });
    test.service(applies);
    const stored = randomUUID();
    await test.write({ ...second, id: stored });
    const resend = (more: object) => test.resend(id, 1, test.cookie, more);
    expect((await resend({})).json()).toMatchObject({ similar: { id: stored } });
    expect((await resend({ confirms: stored })).json()).toMatchObject({ similar: { id: stored } });
    const reason = 'Son dos entregas';
    expect((await resend({ confirms: stored, reason })).status).toBe(201);
    expect((await test.detail(id)).context).toMatchObject({ confirms: [stored], reason });
    const found = await test.list('?q=entregas');
    expect(found.json()).toMatchObject({ rows: [{ id }] });
  });

  it('of two persons at the same moment one is asked', async () => {
    const n = fresh();
    const berta = await test.gateway.signIn(undefined, 'Berta');
    const writes = twins['generation-code'](n);
    const answers = await Promise.all([
      test.write(writes[0]),
      test.write({ ...writes[1], cookie: berta }),
    ]);
    expect(new Set(answers.map((answer) => summary(answer).problem))).toEqual(
      new Set(['attempt-similar', undefined]),
    );
  });
});

it('of a content that is the same, everything that is equal is told at once', async () => {
  const n = fresh();
  const body = newProvider({ email: `a@${n}.example`, tax_number: n, register_number: n });
  await test.write(body);
  const asked = await test.write(body);
  const equal = ['content', 'tax-number', 'register-number', 'email'];
  expect(asked.json()).toMatchObject({ similar: { equal } });
});

it('two different ones are asked about one after the other, each once', async () => {
  const [one, two] = [randomUUID(), randomUUID()];
  const [n, m] = [fresh(), fresh()];
  await test.write({ ...newProvider({ email: `a@${n}.example`, tax_number: n }), id: one });
  await test.write({ ...newProvider({ email: `b@${n}.example`, tax_number: m }), id: two });
  const both = { ...newProvider({ email: `a@${n}.example`, tax_number: m }), id: randomUUID() };
  expect((await test.write(both)).json()).toMatchObject({ similar: { id: two } });
  expect((await test.write({ ...both, context: { confirms: two } })).json()).toMatchObject({
    similar: { id: one, equal: ['email'] },
  });
  expect((await test.write({ ...both, context: { confirms: [two, one] } })).status).toBe(201);
});

it('of two at the same moment one is sent', async () => {
  const code = fresh();
  const held = heldBack();
  test.service(held.answer);
  const both = Promise.all([test.write(newType(code, 'Uno')), test.write(newType(code, 'Dos'))]);
  await held.arrived;
  held.release();
  const problems = (await both).map((answer) => summary(answer).problem);
  expect(new Set(problems)).toEqual(new Set(['attempt-similar', undefined]));
});

it('stands in the way of what was turned away before, when that is sent again', async () => {
  const code = fresh();
  const [id, stored] = [randomUUID(), randomUUID()];
  test.service(saying(403, { required_scope: 'x' }));
  await test.write({ ...newType(code, 'Uno'), id });
  test.service(applies);
  await test.write({ ...newType(code, 'Dos'), id: stored });
  expect((await test.resend(id, 1)).json()).toMatchObject({ similar: { id: stored } });
  expect((await test.resend(id, 1, test.cookie, { confirms: stored })).status).toBe(201);
});

it('is no matter where it says something else: a SKU of another branch, a control number of another provider', async () => {
  const sku = fresh();
  const number = { number_control: fresh() };
  expect(
    await sentBy(
      newProduct({ sku }),
      newProduct({ sku, branch_id: south }),
      purchase({ ...number, provider_id: randomUUID() }),
      purchase({ ...number, provider_id: randomUUID() }),
    ),
  ).toBe(4);
});

it('of a product is looked at when a change makes it another one, and never in a change of itself', async () => {
  const sku = fresh();
  const [mine, other] = [randomUUID(), randomUUID()];
  test.service(saying(201, { success: true, data: { id: mine } }));
  await test.write(newProduct({ sku }));
  test.service(applies);
  expect(
    await sentBy(
      change(mine, { sku, cost: 2 }),
      change(mine, { sku, cost: 3 }),
      change(other, { cost: 3 }),
      change(other, { sku }, south),
    ),
  ).toBe(4);
  const asked = await test.write(change(other, { sku: ` ${sku}` }));
  expect(asked.json()).toMatchObject({ similar: { equal: ['sku'] } });
});

it('is known of what was brought from another journal', async () => {
  const file = '/gateway/attempts/file';
  const [id, code] = [randomUUID(), fresh()];
  await test.write(newType(fresh(), 'Otro'));
  const taken = await test.gateway.appAsk(file, { cookie: test.cookie });
  const { lines } = journalLinesSchema.parse(taken.json());
  const line = lines.find((text) => text.includes('"entry-types.create"'));
  const entry = JSON.parse(line ?? '') as object;
  const bodyText = newType(code, 'Traído').body;
  const text = JSON.stringify({ ...entry, id, bodyText });
  await test.post(file, { add: true, lines: [{ number: 2, text }] });
  expect((await test.write(newType(code, 'Nuevo'))).json()).toMatchObject({ similar: { id } });
});

it('asks a year later', async () => {
  const code = fresh();
  await test.write(newType(code, 'Uno'));
  test.gateway.advance(365 * 86_400_000);
  const cookie = await test.gateway.signIn();
  const asked = await test.write({ ...newType(code, 'Dos'), cookie });
  expect(summary(asked).problem).toBe('attempt-similar');
});
