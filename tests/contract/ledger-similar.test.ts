import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { otherKey } from '../hostile/support/upstream';
import { applies, heldBack, inTurn, LedgerTest, saying, summary } from './support/ledger';

let test: LedgerTest;
beforeEach(async () => {
  test = await LedgerTest.start();
});
afterEach(() => test.gateway.close());

describe('equal content', () => {
  const reordered = '{"prefix":"DV","name":"Diario","code":"dv"}';

  it.each([
    ['applied', applies],
    ['unknown', saying(500, { error: 'Server error' })],
  ])(
    'of an attempt that is %s asks first, and goes on when that one is named',
    async (_, answer) => {
      test.service(answer);
      const first = randomUUID();
      await test.write({ id: first });
      const id = randomUUID();
      const asked = await test.write({ id, body: reordered });
      expect(summary(asked)).toMatchObject({
        status: 409,
        problem: 'attempt-similar',
        outcome: 'not-sent',
      });
      expect(asked.json()).toMatchObject({ similar: { id: first, operator: 'Ana Prueba' } });
      const other = { id, body: reordered, context: { confirms: randomUUID() } };
      expect(summary(await test.write(other)).problem).toBe('attempt-similar');
      expect(
        (await test.gateway.appAsk(`/gateway/attempts/${id}`, { cookie: test.cookie })).status,
      ).toBe(404);
      expect(test.sent).toBe(1);
      await test.write({ ...other, context: { confirms: first } });
      expect(test.sent).toBe(2);
      const third = await test.write({ context: { confirms: first } });
      expect(third.json()).toMatchObject({ similar: { id } });
      expect(test.sent).toBe(2);
    },
  );

  it('of an attempt under way asks too, whoever sends it, and of two at once one is sent', async () => {
    const held = heldBack();
    test.service(held.answer);
    const berta = await test.gateway.signIn(undefined, 'Berta');
    const both = Promise.all([test.write(), test.write()]);
    await held.arrived;
    expect(summary(await test.write({ cookie: berta })).problem).toBe('attempt-similar');
    held.release();
    const problems = (await both).map((answer) => summary(answer).problem);
    expect(new Set(problems)).toEqual(new Set(['attempt-similar', undefined]));
    expect(test.sent).toBe(1);
  });

  it.each([
    ['was refused', saying(422, { status: false, errors: { code: ['taken'] } })],
    ['was not carried out', saying(429, { status: false })],
  ])('of an attempt that %s is no matter', async (_, answer) => {
    test.service(answer);
    await test.write();
    await new Promise((resolve) => setTimeout(resolve, 60));
    await test.write();
    expect(test.sent).toBe(2);
  });

  it('is no matter a day later, in another business, with other content, nor for a change of one record', async () => {
    // Without anything that people would know it by.
    const body = '{"prefix":"DV"}';
    await test.write({ body });
    await test.write({ body: '{"prefix":"DW"}' });
    await test.write({ body, cookie: await test.gateway.signIn(otherKey) });
    const change = {
      method: 'PUT',
      path: `/products/${randomUUID()}`,
      body: '{"name":"A"}',
    } as const;
    await test.write(change);
    await test.write(change);
    test.gateway.advance(24 * 3_600_000 + 1);
    await test.write({ body, cookie: await test.gateway.signIn() });
    expect(test.sent).toBe(6);
  });

  it('stored since one was refused asks before that one is sent again, however much later', async () => {
    const id = randomUUID();
    const stored = randomUUID();
    test.service(inTurn(saying(403, { status: false, required_scope: 'expenses' }), applies));
    await test.write({ id });
    await test.write({ id: stored });
    test.gateway.advance(30 * 3_600_000);
    const asked = await test.resend(id, 1, await test.gateway.signIn());
    expect(summary(asked).problem).toBe('attempt-similar');
    expect(asked.json()).toMatchObject({ similar: { id: stored } });
    expect(test.sent).toBe(2);
  });

  it('is no matter once somebody found that it was not applied', async () => {
    test.service(saying(500, { error: 'Server error' }));
    const id = randomUUID();
    await test.write({ id });
    expect((await test.settle(id, 'not-applied')).status).toBe(200);
    await test.write();
    expect(test.sent).toBe(2);
  });
});

describe('a change of a product that was turned away', () => {
  const id = randomUUID();
  const newer = randomUUID();
  const path = `/products/${randomUUID()}`;
  const change = (price: number, more: Parameters<LedgerTest['write']>[0] = {}) =>
    test.write({ method: 'PUT', path, body: `{"price_before_taxes":${price}}`, ...more });
  const wrongKey = saying(401, { error: 'Unathorized' });

  it.each([
    ['for want of a key', wrongKey],
    ['for want of a permission', saying(403, { required_scope: 'products' })],
    ['by the rate limit', saying(429, { rate_limit: 1 })],
  ])('%s does not undo a newer one before a person says so', async (_, answer) => {
    test.service(inTurn(answer, applies));
    await change(5, { id });
    test.gateway.advance(2 * 86_400_000);
    const [ana, berta] = [
      await test.gateway.signIn(),
      await test.gateway.signIn(undefined, 'Berta'),
    ];
    // The same record, in the other spelling of its id.
    const other = `/products/${path.slice(10).toUpperCase()}`;
    expect((await change(6, { id: newer, path: other, cookie: berta })).status).toBe(201);
    const asked = await test.resend(id, 1, ana);
    expect(summary(asked)).toMatchObject({ problem: 'attempt-similar', outcome: 'not-sent' });
    expect(asked.json()).toMatchObject({
      similar: { id: newer, operator: 'Berta', equal: ['changed'] },
    });
    expect(test.sent).toBe(2);
    const meant = await test.resend(id, 1, ana, { confirms: newer });
    expect(summary(meant).outcome).toBe('applied');
    expect((await test.detail(id, ana)).context.confirms).toEqual([newer]);
  });

  it('asks about one whose end nobody knows, until it is found not applied', async () => {
    test.service(inTurn(wrongKey, saying(500, { error: 'Server error' }), applies));
    await change(5, { id });
    await change(6, { id: newer });
    expect((await test.resend(id, 1)).json()).toMatchObject({
      similar: { id: newer, outcome: 'unknown', equal: ['changed'] },
    });
    await test.settle(newer, 'not-applied');
    expect(summary(await test.resend(id, 1)).outcome).toBe('applied');
  });

  it('asks about no earlier change, none of another product, and none that was turned away, too', async () => {
    test.service(inTurn(applies, wrongKey, applies, wrongKey, applies));
    await change(4);
    await change(5, { id });
    await change(6, { path: `/products/${randomUUID()}` });
    await change(7);
    expect(summary(await test.resend(id, 1)).outcome).toBe('applied');
    expect(test.sent).toBe(5);
  });
});
