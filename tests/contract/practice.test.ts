import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultProfile } from '@/contract/profile';
import { practiceSchema, type Mishap, type Practice } from '@/contract/practice';
import { sessionSchema } from '@/contract/session';
import { startTestGateway, type Answered, type TestGateway } from '../hostile/support/gateway';
import { integrationsFile } from './support/ledger';
import { startTestSandbox, type TestSandbox } from './support/sandbox';

const url = '/gateway/practice';
const json = { 'content-type': 'application/json' };

let sandbox: TestSandbox;
let gateway: TestGateway;
/** Of the demo's integration that may everything. */
let key: string;
let people = 0;

/** A gateway in front of its own sandbox, as without `UPSTREAM_URL`. */
const practising = () =>
  startTestGateway({
    env: { UPSTREAM_URL: '', RATE_PAUSES: '20ms' },
    parts: { sandbox: sandbox.ready },
  });

beforeAll(async () => {
  sandbox = await startTestSandbox(defaultProfile);
  key = sandbox.ready.demo[0]?.key ?? '';
  gateway = await practising();
});
afterAll(async () => {
  await gateway.close();
  await sandbox.close();
});

const somebody = (at = gateway) => at.signIn(key, `Ana ${(people += 1)}`);

const change = (cookie: string, path: string, body: object | null, at = gateway) =>
  at.appAsk(`${url}${path}`, {
    method: body === null ? 'DELETE' : 'PUT',
    cookie,
    ...(body !== null && { headers: json, body: JSON.stringify(body) }),
  });
const arm = (cookie: string, mishap: Mishap) => change(cookie, '/mishap', { mishap });

const read = (answer: Answered): Practice => practiceSchema.parse(answer.json());
const told = async (cookie: string) => read(await gateway.appAsk(url, { cookie }));
const done = async (cookie: string) =>
  (await told(cookie)).missions.flatMap(({ id, doneAt }) => (doneAt === null ? [] : [id]));

function write(cookie: string, { at = gateway, id = randomUUID() as string } = {}) {
  const code = `P${(people += 1)}`;
  return at.appAsk('/api/external/v1/accounting/entry-types', {
    method: 'POST',
    cookie,
    headers: { ...json, 'attempt-id': id },
    body: JSON.stringify({ code, name: `Prueba ${code}`, prefix: code }),
  });
}
const outcome = ({ headers }: Answered) => headers['x-outcome'];
const stored = () => sandbox.demo.db.selectFrom('entry_types').select('code').execute();

describe('a mishap that was ordered', () => {
  it.each([
    ['lost-after', 'unknown', 1],
    ['lost-before', 'unknown', 0],
    ['limited', 'not-sent', 0],
    ['conflict', 'rejected', 0],
  ] as const)('%s strikes the next write once, and is told', async (mishap, came, more) => {
    const ana = await somebody();
    expect(read(await arm(ana, mishap))).toMatchObject({ armed: mishap, struck: null });
    const before = (await stored()).length;
    const id = randomUUID();
    expect(outcome(await write(ana, { id }))).toBe(came);
    expect((await stored()).length).toBe(before + more);
    expect(await told(ana)).toMatchObject({ armed: null, struck: { mishap, attemptId: id } });
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(outcome(await write(ana))).toBe('applied');
  });

  it("leaves everybody else's writes alone, and reads", async () => {
    const [ana, eva] = [await somebody(), await somebody()];
    await arm(ana, 'lost-before');
    expect(outcome(await write(eva))).toBe('applied');
    const branches = await gateway.appAsk('/api/external/v1/branches', { cookie: ana });
    expect(branches.status).toBe(200);
    expect((await told(eva)).armed).toBeNull();
    expect(outcome(await write(ana))).toBe('unknown');
  });

  it('can be taken back', async () => {
    const ana = await somebody();
    await arm(ana, 'lost-before');
    expect(read(await change(ana, '/mishap', null)).armed).toBeNull();
    expect(outcome(await write(ana))).toBe('applied');
  });

  it('of no kind there is, or from nobody, is refused', async () => {
    const ana = await somebody();
    expect((await change(ana, '/mishap', { mishap: 'huge' })).status).toBe(400);
    expect((await change(ana, '/done', { mission: 'purchase', done: true })).status).toBe(400);
    expect((await gateway.appAsk(url)).status).toBe(401);
  });
});

describe('missions', () => {
  it('are recognised by the records of the person, and begun anew', async () => {
    const [ana, eva] = [await somebody(), await somebody()];
    const { nightSchedule } = await told(ana);
    expect(await done(ana)).toEqual([]);
    const schedule = `/api/external/v1/hr/work-schedules/${nightSchedule ?? ''}`;
    expect((await gateway.appAsk(schedule, { cookie: ana })).status).toBe(200);
    await arm(ana, 'lost-after');
    const id = randomUUID();
    await write(ana, { id });
    await gateway.appAsk(`/gateway/attempts/${id}/settle`, {
      method: 'POST',
      cookie: ana,
      headers: json,
      body: JSON.stringify({ verdict: 'applied', note: 'Está en la lista' }),
    });
    await change(ana, '/done', { mission: 'expiry', done: true });
    expect(await done(ana)).toEqual(['expiry', 'schedule', 'unknown']);
    expect(await done(eva)).toEqual([]);
    await change(ana, '/done', { mission: 'expiry', done: false });
    expect(await done(ana)).toEqual(['schedule', 'unknown']);
    await change(ana, '/done', null);
    expect(await done(ana)).toEqual([]);
  });

  it('a business without a schedule by night has no such mission', async () => {
    const other = sandbox.ready.demo.at(-1)?.key ?? '';
    const { missions, nightSchedule } = await told(await gateway.signIn(other, 'Ana'));
    expect(nightSchedule).toBeNull();
    expect(missions.map(({ id }) => id)).not.toContain('schedule');
  });
});

describe('in front of another service', () => {
  it('there is no practice, even where that service is a sandbox and one is at hand', async () => {
    const live = await startTestGateway({
      env: { UPSTREAM_URL: sandbox.ready.base },
      parts: { sandbox: sandbox.ready },
    });
    const ana = await somebody(live);
    const session = sessionSchema.parse(
      (await live.appAsk('/gateway/session', { cookie: ana })).json(),
    );
    expect(session).toMatchObject({ sandbox: false });
    const answers = [
      await live.appAsk(url, { cookie: ana }),
      await change(ana, '/mishap', { mishap: 'lost-after' }, live),
      await change(ana, '/mishap', null, live),
      await change(ana, '/done', { mission: 'expiry', done: true }, live),
      await change(ana, '/done', null, live),
    ];
    for (const answer of answers) {
      expect([answer.status, answer.json()]).toEqual([
        404,
        expect.objectContaining({ problem: 'unknown-route' }),
      ]);
    }
    expect(outcome(await write(ana, { at: live }))).toBe('applied');
    await live.close();
  });

  it('a page of practice is refused, though the names are the same', async () => {
    const { name, business } = { name: 'compras', business: 'La Tienda' };
    const env = { INTEGRATIONS: integrationsFile([{ name, business, key }]) };
    const [practice, live] = await Promise.all([
      startTestGateway({
        env: { ...env, UPSTREAM_URL: '' },
        parts: { sandbox: { ...sandbox.ready, demo: [] } },
      }),
      startTestGateway({ env: { ...env, UPSTREAM_URL: sandbox.ready.base } }),
    ]);
    const markAt = async (at: TestGateway) => {
      const cookie = await at.signIn(key, 'Ana');
      const session = sessionSchema.parse((await at.appAsk('/gateway/session', { cookie })).json());
      return { cookie, mark: session.signedIn ? session.mark : '' };
    };
    const [here, there] = [await markAt(practice), await markAt(live)];
    const answer = await live.appAsk('/api/external/v1/branches', {
      cookie: there.cookie,
      headers: { 'worker-mark': here.mark },
    });
    expect([answer.status, answer.json()]).toEqual([
      409,
      expect.objectContaining({ problem: 'other-person' }),
    ]);
    await Promise.all([practice.close(), live.close()]);
  });

  it('the records of one are never opened by the other', async () => {
    const practice = await practising();
    await practice.stop();
    const { dataDir, upstream } = practice;
    await expect(startTestGateway({ dataDir, upstream })).rejects.toThrow(
      'holds records of practice',
    );
    await practice.close();
  });

  it('a journal of one is not taken over by the other', async () => {
    const ana = await somebody();
    const file = await gateway.appAsk('/gateway/attempts/file', { cookie: ana });
    expect(file.json()).toMatchObject({ head: { service: 'practice' } });
    const bring = (service: string) =>
      gateway.appAsk('/gateway/attempts/file', {
        method: 'POST',
        cookie: ana,
        headers: json,
        body: JSON.stringify({ add: true, service, lines: [] }),
      });
    expect((await bring('live')).status).toBe(400);
    expect((await bring('practice')).status).toBe(200);
  });
});
