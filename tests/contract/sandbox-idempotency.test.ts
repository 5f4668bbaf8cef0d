import { describe, expect, it } from 'vitest';
import { balancesOf, payWithKey, paying, path, withPurchases } from './support/payments';
import { withSandbox, type TestWorld } from '../../server/sandbox/testing/sandbox';

const { world, failures } = withSandbox();

const conflict = { status: false, message: 'Conflict.' };

/** A world with one purchase that owes 100, and a payment of 30. */
async function start(variants: object = {}) {
  const { here, ids } = await withPurchases(world, [{ balance: 100 }], { variants });
  return { here, ids, id: ids[0] ?? '', body: paying([[ids[0] ?? '', 30]]) };
}

const replayed = ({ headers }: { headers: Headers }) => headers.get('Idempotent-Replayed');

const keysOf = (here: TestWorld) =>
  here.rows<{ idempotency_key: string; status: number }>('idempotency_keys');

describe('M276 M281 the same key and the same bytes', () => {
  it('D17.5: get the first answer again, and nothing is paid twice', async () => {
    const { here, ids, body } = await start();
    const first = await payWithKey(here, body, 'una');
    const second = await payWithKey(here, body, 'una');
    expect([first.status, replayed(first)]).toEqual([200, null]);
    expect([second.status, replayed(second)]).toEqual([200, 'true']);
    expect(second.body).toEqual(first.body);
    expect(await balancesOf(here, ids)).toEqual([70]);
    expect(await here.rows('payments')).toHaveLength(1);
  });

  it('get it also when another payment has changed the balance since', async () => {
    const { here, ids, id, body } = await start();
    const first = await payWithKey(here, body, 'una');
    await here.post(path, paying([[id, 70]]));
    const second = await payWithKey(here, body, 'una');
    expect([second.status, second.body]).toEqual([200, first.body]);
    expect(await balancesOf(here, ids)).toEqual([0]);
  });

  it('without a key pay twice', async () => {
    const { here, ids, body } = await start();
    await here.post(path, body);
    await here.post(path, body);
    expect(await balancesOf(here, ids)).toEqual([40]);
    expect(await keysOf(here)).toEqual([]);
  });

  it('D19.4: are another key’s for another integration, and stay the same when its API key is replaced', async () => {
    const { here, ids, body } = await start();
    await payWithKey(here, body, 'una');
    const other = await payWithKey(here, body, 'una', here.facts.keys.other);
    expect([other.status, replayed(other)]).toEqual([200, null]);
    expect(await balancesOf(here, ids)).toEqual([40]);
    const rotated = await here.control<{ key: string }>('PATCH', '/integrations/full', {
      rotate: true,
    });
    const again = await payWithKey(here, body, 'una', rotated.body.key);
    expect([again.status, replayed(again)]).toEqual([200, 'true']);
  });

  it('D19.3 M280: are known for 24 hours of the world, and then forgotten', async () => {
    const { here, ids, body } = await start();
    await payWithKey(here, body, 'una');
    await here.control('PUT', '/clock', { now: '2026-11-21T11:59:59-06:00' });
    expect(replayed(await payWithKey(here, body, 'una'))).toBe('true');
    await here.control('PUT', '/clock', { now: '2026-11-21T12:00:00-06:00' });
    const late = await payWithKey(here, body, 'una');
    expect([late.status, replayed(late)]).toEqual([200, null]);
    expect(await balancesOf(here, ids)).toEqual([40]);
    expect(await keysOf(here)).toHaveLength(1);
  });

  it('D18.5 M282: with other bytes are a conflict, even if they say the same', async () => {
    const { here, ids, id, body } = await start();
    await payWithKey(here, body, 'una');
    for (const other of [paying([[id, 31]]), JSON.stringify(body, null, 1)]) {
      const answer = await payWithKey(here, other, 'una');
      expect([answer.status, answer.body]).toEqual([409, conflict]);
    }
    expect(await balancesOf(here, ids)).toEqual([70]);
  });
});

describe('M282 a key that is still in process', () => {
  it('D19.5: is a conflict, until the first is done', async () => {
    const { here, ids, body } = await start({ paymentTakes: 400 });
    const first = payWithKey(here, body, 'una');
    await expect
      .poll(async () => (await here.control<unknown[]>('GET', '/requests')).body.length)
      .toBe(1);
    const meanwhile = await payWithKey(here, body, 'una');
    expect([meanwhile.status, meanwhile.body]).toEqual([409, conflict]);
    expect((await first).status).toBe(200);
    expect(replayed(await payWithKey(here, body, 'una'))).toBe('true');
    expect(await balancesOf(here, ids)).toEqual([70]);
  });

  it('holds up no other request', async () => {
    const { here, body } = await start({ paymentTakes: 400 });
    const first = { done: false };
    const slow = payWithKey(here, body, 'una').then(() => {
      first.done = true;
    });
    await here.get('/branches');
    expect(first.done).toBe(false);
    await slow;
  });

  it('of twenty at once is applied once', async () => {
    const { here, ids, body } = await start();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => payWithKey(here, body, 'una')),
    );
    const applied = answers.filter((one) => one.status === 200 && replayed(one) === null);
    expect(applied).toHaveLength(1);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await balancesOf(here, ids)).toEqual([70]);
  });

  it('is free again after a refusal', async () => {
    const { here, id, body } = await start();
    expect((await payWithKey(here, paying([[id, 101]]), 'una')).status).toBe(422);
    const answer = await payWithKey(here, body, 'una');
    expect([answer.status, replayed(answer)]).toEqual([200, null]);
  });
});

describe('M279 refusals and failures against a key', () => {
  it('are not kept: the same bytes may succeed later', async () => {
    const { here, id } = await start();
    const body = paying([[id, 101]]);
    expect((await payWithKey(here, body, 'una')).status).toBe(422);
    await here.control('PATCH', `/tables/expenses/${id}`, { balance: 150 });
    const later = await payWithKey(here, body, 'una');
    expect([later.status, replayed(later)]).toEqual([200, null]);
  });

  it('are kept in a world that keeps all: the same bytes are refused again, others conflict', async () => {
    const { here, ids, id } = await start({ idempotencyStores: 'all' });
    const body = paying([[id, 101]]);
    const first = await payWithKey(here, body, 'una');
    await here.control('PATCH', `/tables/expenses/${id}`, { balance: 150 });
    const later = await payWithKey(here, body, 'una');
    expect([later.status, replayed(later), later.body]).toEqual([422, 'true', first.body]);
    expect((await payWithKey(here, paying([[id, 1]]), 'una')).status).toBe(409);
    expect(await balancesOf(here, ids)).toEqual([150]);
  });

  it.each([
    ['applied', null, 200],
    ['all', 'true', 500],
  ] as const)('a 500 with "%s" kept', async (idempotencyStores, again, status) => {
    const { here, ids, body } = await start({ idempotencyStores, paymentFails: true });
    const failed = await payWithKey(here, body, 'una');
    expect([failed.status, failed.body]).toEqual([500, { error: 'Server error' }]);
    expect(await balancesOf(here, ids)).toEqual([100]);
    await here.control('PUT', '/variants', { idempotencyStores });
    const later = await payWithKey(here, body, 'una');
    expect([later.status, replayed(later)]).toEqual([status, again]);
  });

  it('what comes before the operation is never kept: key, permission, malformed body', async () => {
    const { here, body } = await start({ idempotencyStores: 'all' });
    await payWithKey(here, body, 'una', 'tsk_wrong');
    await payWithKey(here, body, 'una', here.facts.keys.off);
    await payWithKey(here, '{', 'una');
    expect(await keysOf(here)).toEqual([]);
    expect((await payWithKey(here, body, 'una')).status).toBe(200);
  });

  it('a 500 told after the effect is told as applied when asked again', async () => {
    const { here, ids, body } = await start();
    await here.control('POST', '/faults', { kind: 'status-500', when: 'after' });
    expect((await payWithKey(here, body, 'una')).status).toBe(500);
    const again = await payWithKey(here, body, 'una');
    expect([again.status, replayed(again)]).toEqual([200, 'true']);
    expect(await balancesOf(here, ids)).toEqual([70]);
  });
});

describe('M275 the key itself', () => {
  it('D19.2: may have 100 characters and any visible one', async () => {
    const { here, body } = await start();
    expect((await payWithKey(here, body, 'k'.repeat(100))).status).toBe(200);
    expect((await payWithKey(here, body, '"a b";c=\'%00')).status).toBe(200);
  });

  it.each([
    ['is longer', 'k'.repeat(101)],
    ['is empty', ''],
  ])('is refused when it %s', async (_, key) => {
    const { here, ids, body } = await start();
    const answer = await payWithKey<{ errors: object }>(here, body, key);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['Idempotency-Key']]);
    expect(await balancesOf(here, ids)).toEqual([100]);
  });

  it('M283: means nothing to other operations', async () => {
    const here = await world();
    const body = { code: 'A1', name: 'Uno', prefix: 'A' };
    const send = () =>
      here.send(
        'POST',
        '/accounting/entry-types',
        {
          'X-API-Key': here.facts.keys.full,
          'content-type': 'application/json',
          'Idempotency-Key': 'una',
        },
        JSON.stringify(body),
      );
    expect((await send()).status).toBe(201);
    const again = await send();
    expect([again.status, replayed(again)]).toEqual([422, null]);
    expect(failures).toEqual([]);
  });
});
