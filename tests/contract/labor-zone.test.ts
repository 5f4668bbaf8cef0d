import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attemptPageSchema } from '@/contract/attempt';
import { receivablesTrendSchema } from '@/contract/receivables-trend';
import { sessionSchema } from '@/contract/session';
import { startTestGateway } from '../hostile/support/gateway';
import { goodKey, otherKey } from '../hostile/support/upstream';
import { applies, LedgerTest, saying } from './support/ledger';

/** 23:30 on the 29th in El Salvador, half past midnight of the 30th in New York. */
const evening = Date.parse('2026-11-30T05:30:00Z');

let test: LedgerTest;
let ana: string;

beforeAll(async () => {
  test = await LedgerTest.start();
  test.gateway.advance(evening - Date.now());
  ana = await test.gateway.signIn(goodKey, 'Ana');
});
afterAll(() => test.gateway.close());

const ask = (path: string, cookie = ana) => test.gateway.appAsk(path, { cookie });

/** The service answers everything like this, reads too. */
const says = (status: number, body: unknown) =>
  test.gateway.upstream.answerWith(saying(status, body));

/** Somebody opens the labor rules, which say this. */
async function read(status: number, body: unknown) {
  says(status, body);
  const answer = await ask('/api/external/v1/hr/labor-rules');
  expect(answer.status).toBe(status);
  expect(answer.json()).toEqual(body);
}

const rules = (effective: unknown) => ({
  status: true,
  data: { rule_sets: [], current_id: null, effective },
});
const inZone = (timezone: unknown) => rules({ id: randomUUID(), params: { timezone } });

async function told(cookie = ana) {
  const session = sessionSchema.parse((await ask('/gateway/session', cookie)).json());
  return session.signedIn ? session.laborZone : undefined;
}

describe('M50: the zone that the labor rules in force name', () => {
  it('is not known before somebody reads them', async () => {
    expect(await told()).toBeNull();
  });

  it('is learned from whoever reads them, and told with every session of the business alone', async () => {
    await read(200, inZone('America/New_York'));
    expect(await told()).toBe('America/New_York');
    test.service(applies);
    expect(await told(await test.gateway.signIn(goodKey, 'Berta'))).toBe('America/New_York');
    expect(await told(await test.gateway.signIn(otherKey, 'Carla'))).toBeNull();
  });

  it.each([
    [403, { error: 'Forbidden', required_scope: 'hr.labor_rules' }],
    [500, { error: 'Server error' }],
    [200, { status: false, errors: { timezone: ['none'] } }],
    [200, { status: true, data: [] }],
    [200, { status: true, data: { effective: 'none' } }],
    [200, []],
  ])('stays what it was when the answer shows none: %i %j', async (status, body) => {
    await read(200, inZone('America/New_York'));
    await read(status, body);
    expect(await told()).toBe('America/New_York');
  });

  it.each([
    [inZone(' America/Panama '), 'America/Panama'],
    [inZone('por la tarde'), 'por la tarde'],
    [inZone('x'.repeat(5000)), 'x'.repeat(255)],
    [inZone(null), null],
    [inZone(-6), null],
    [rules({ params: [] }), null],
    [rules(null), null],
  ])('is replaced by what the next reading says: %j', async (body, zone) => {
    await read(200, inZone('America/New_York'));
    await read(200, body);
    expect(await told()).toBe(zone);
  });
});

describe('M50: the days of the business', () => {
  const attempt = randomUUID();
  const branch = randomUUID();

  beforeAll(async () => {
    test.service(applies);
    await test.write({ id: attempt, cookie: ana });
  });

  const listed = async (from: string, to: string) => {
    const answer = await test.list(`?from=${from}&to=${to}`, ana);
    return attemptPageSchema.parse(answer.json()).rows.map(({ id }) => id);
  };

  it.each([
    ['America/New_York', '2026-11-30'],
    ['America/El_Salvador', '2026-11-29'],
    ['por la tarde', '2026-11-29'],
  ])('in %s the journal finds it on %s, and so does the trend', async (zone, day) => {
    await read(200, inZone(zone));
    expect(await listed(day, day)).toEqual([attempt]);
    const other = day.endsWith('30') ? '2026-11-29' : '2026-11-30';
    expect(await listed(other, other)).toEqual([]);
    says(200, { status: true, data: { total: 1 } });
    await ask(`/api/external/v1/receivables/summary?branch_id=${branch}`);
    const { snapshots } = receivablesTrendSchema.parse(
      (await ask(`/gateway/receivables/${branch}`)).json(),
    );
    expect(snapshots.map((one) => one.day)).toContain(day);
  });

  it.each(['0001-01-01', '9999-12-31'])('%s can be asked for', async (day) => {
    await read(200, inZone('America/New_York'));
    expect(await listed(day, day)).toEqual([]);
    expect(await listed('0001-01-01', '9999-12-31')).toContain(attempt);
  });
});

it('M50: what was learned is still known after a restart', async () => {
  const first = await LedgerTest.start();
  const { upstream, dataDir } = first.gateway;
  upstream.answerWith(saying(200, inZone('America/New_York')));
  await first.gateway.appAsk('/api/external/v1/hr/labor-rules', { cookie: first.cookie });
  await first.gateway.stop();
  first.service(applies);
  const again = await startTestGateway({ upstream, dataDir });
  const cookie = await again.signIn();
  const answer = await again.appAsk('/gateway/session', { cookie });
  expect(answer.json()).toMatchObject({ signedIn: true, laborZone: 'America/New_York' });
  await again.close();
});
