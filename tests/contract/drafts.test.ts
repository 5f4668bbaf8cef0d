import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draftListSchema, draftSchema } from '@/contract/draft';
import type { ChangeDraft, SaveDraft } from '@/contract/draft-requests';
import { integrationsFile } from './support/ledger';
import { startTestGateway, type TestGateway } from '../hostile/support/gateway';
import { goodKey, otherKey } from '../hostile/support/upstream';

const business = 'La Tienda';
const integrations = integrationsFile([
  { name: 'compras', business, key: goodKey },
  { name: 'otra', business: 'La Otra', key: otherKey },
]);

let gateway: TestGateway;
let ana: string;

beforeAll(async () => {
  gateway = await startTestGateway({ env: { INTEGRATIONS: integrations, DRAFT_CAP: '64KiB' } });
  ana = await gateway.signIn(goodKey, 'Ana');
});
afterAll(() => gateway.close());

const tab = randomUUID();
let revision = 0;

function draft(changes: Partial<SaveDraft> = {}): SaveDraft {
  return {
    form: 'entry-types',
    schema: 1,
    title: 'DIARIO',
    branchId: null,
    branchName: null,
    base: 0,
    tab,
    revision: (revision += 1),
    operator: 'Ana',
    business,
    subjectId: null,
    values: { code: 'DIARIO' },
    origin: null,
    ...changes,
  };
}

const url = (id = '') => `/gateway/drafts${id === '' ? '' : `/${id}`}`;

function put(id: string, body: unknown, cookie = ana) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const headers = { 'content-type': 'application/json' };
  return gateway.appAsk(url(id), { method: 'PUT', cookie, headers, body: text });
}

function patch(id: string, changes: Partial<ChangeDraft>, cookie = ana) {
  const { base: _base, values: _values, origin: _origin, ...label } = draft();
  const body = JSON.stringify({ ...label, onto: revision - 1, changes: {}, ...changes });
  const headers = { 'content-type': 'application/json' };
  return gateway.appAsk(url(id), { method: 'PATCH', cookie, headers, body });
}

const get = (id: string, cookie = ana) => gateway.appAsk(url(id), { cookie });
const remove = (id: string, cookie = ana) => gateway.appAsk(url(id), { method: 'DELETE', cookie });
const problem = (answer: { status: number; json: () => unknown }) => ({
  status: answer.status,
  problem: (answer.json() as { problem: string }).problem,
});

async function kept(changes: Partial<SaveDraft> = {}, cookie = ana): Promise<string> {
  const id = randomUUID();
  expect((await put(id, draft(changes), cookie)).status).toBe(200);
  return id;
}

async function listed(query = '', cookie = ana) {
  const answer = await gateway.appAsk(`${url()}${query}`, { cookie });
  expect(answer.status).toBe(200);
  return draftListSchema.parse(answer.json());
}

describe('a draft', () => {
  it('of a change is found by what it changes, and keeps what that was', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    const origin = { product: { name: 'Leche' }, readAt: 1 };
    const id = await kept({ form: 'product-edits', subjectId: one, origin });
    await kept({ form: 'product-edits', subjectId: other });
    await kept({ form: 'stock-changes', subjectId: one });
    expect(draftSchema.parse((await get(id)).json())).toMatchObject({ subjectId: one, origin });
    const asked = `?form=product-edits&subject=${one.toUpperCase()}`;
    expect((await listed(asked)).rows.map((row) => [row.id, row.subjectId])).toEqual([[id, one]]);
    expect((await listed(`?subject=${one}`)).total).toBe(2);
    expect((await gateway.appAsk(`${url()}?subject=x`, { cookie: ana })).status).toBe(400);
  });

  it('D1: is found by a code that stands in it, by whoever it is of', async () => {
    const code = randomUUID().toUpperCase();
    const id = await kept({ form: 'purchases', values: { document: JSON.stringify({ code }) } });
    await kept({ form: 'purchases', values: { document: randomUUID() } });
    const asked = `?form=purchases&holding=${code.toLowerCase()}`;
    expect((await listed(asked)).rows.map((row) => row.id)).toEqual([id]);
    expect((await listed(`?holding=${randomUUID()}`)).total).toBe(0);
    expect((await gateway.appAsk(`${url()}?holding=%25`, { cookie: ana })).status).toBe(400);
  });

  it('of a page that was opened before changes had drafts is still kept', async () => {
    const id = randomUUID();
    const { subjectId: _subject, origin: _origin, ...before } = draft();
    expect((await put(id, before)).status).toBe(200);
    expect(draftSchema.parse((await get(id)).json())).toMatchObject({
      subjectId: null,
      origin: null,
    });
  });

  it('comes back as it was typed, whatever was typed', async () => {
    const values = {
      code: 'Año «x» \u0000 \ud800 🧾 \u202e',
      lines: [{ name: "'; drop table drafts; --", amount: '1.10' }, {}],
      nit: '0614-010190-101-3',
      on: true,
      none: null,
    };
    const id = await kept({ values, title: 'DIARIO · Año', schema: 3 });
    const { json } = await get(id);
    expect(draftSchema.parse(json())).toMatchObject({
      id,
      form: 'entry-types',
      schema: 3,
      version: 1,
      title: 'DIARIO · Año',
      values,
      bytes: Buffer.byteLength(JSON.stringify(values)),
    });
  });

  it('is the same one when its save is repeated, and keeps the latest of its page', async () => {
    const id = randomUUID();
    const first = draft();
    expect((await put(id, first)).json()).toMatchObject({ version: 1 });
    expect((await put(id, first)).json()).toMatchObject({ version: 1 });
    const overtaken = draft({ base: 1, values: { code: 'older' } });
    const latest = draft({ base: 1, values: { code: 'newer' } });
    expect((await put(id, latest)).json()).toMatchObject({ version: 2 });
    expect((await put(id, overtaken)).json()).toMatchObject({ version: 2 });
    expect((await get(id)).json()).toMatchObject({ values: { code: 'newer' } });
  });

  it('tells a page that another one saved since, and which version when', async () => {
    const id = await kept();
    const other = { tab: randomUUID(), base: 1, values: { code: 'OTHER' } };
    const saved = (await put(id, draft(other))).json();
    const answer = await put(id, draft({ tab: randomUUID(), base: 1 }));
    expect(problem(answer)).toEqual({ status: 409, problem: 'draft-newer' });
    expect(answer.json()).toMatchObject({ newer: saved });
    expect((await get(id)).json()).toMatchObject({ version: 2, values: { code: 'OTHER' } });
  });

  it('of two pages at once is kept from one, and the other is told', async () => {
    const id = await kept();
    const answers = await Promise.all(
      [1, 2, 3].map(() => put(id, draft({ tab: randomUUID(), base: 1 }))),
    );
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([
      200, 409, 409,
    ]);
  });

  it('that was discarded does not come back by a late save', async () => {
    const id = await kept();
    expect((await remove(id)).status).toBe(204);
    expect((await remove(id)).status).toBe(204);
    expect(problem(await put(id, draft({ base: 1 })))).toEqual({
      status: 404,
      problem: 'unknown-draft',
    });
    expect((await get(id)).status).toBe(404);
    expect((await put(id, draft())).status).toBe(200);
  });
});

describe('belongs to one person in one business', () => {
  it('nobody else finds, changes or removes it', async () => {
    const id = await kept({ values: { code: 'ANA' } });
    const berta = await gateway.signIn(goodKey, 'Berta');
    const elsewhere = await gateway.signIn(otherKey, 'Ana');
    for (const cookie of [berta, elsewhere]) {
      expect(problem(await get(id, cookie))).toEqual({ status: 404, problem: 'unknown-draft' });
      expect((await listed('', cookie)).rows).toEqual([]);
      await remove(id, cookie);
    }
    // The same id is a draft of their own.
    await put(id, draft({ operator: 'Berta', values: { code: 'BERTA' } }), berta);
    expect((await get(id)).json()).toMatchObject({ values: { code: 'ANA' } });
    expect((await get(id, berta)).json()).toMatchObject({ values: { code: 'BERTA' } });
  });

  it('what one person typed is not kept under the session of the next', async () => {
    const berta = await gateway.signIn(goodKey, 'Berta');
    const elsewhere = await gateway.signIn(otherKey, 'Ana');
    for (const cookie of [berta, elsewhere]) {
      const answer = await put(randomUUID(), draft(), cookie);
      expect(problem(answer)).toEqual({ status: 401, problem: 'session-ended' });
      expect(answer.headers['x-session']).toBe('expired');
    }
  });

  it('and stays theirs with another session and a new key', async () => {
    const id = await kept();
    const again = await gateway.signIn(goodKey, 'Ana');
    expect((await get(id, again)).status).toBe(200);
  });

  it('asks for a session, and for one of our pages', async () => {
    const id = await kept();
    for (const method of ['GET', 'DELETE', 'PUT'] as const) {
      const body = method === 'PUT' ? { body: '{}' } : {};
      const headers = { 'content-type': 'application/json' };
      const asked = { method, headers: method === 'PUT' ? headers : {}, ...body };
      expect((await gateway.appAsk(url(id), asked)).status).toBe(401);
      expect((await gateway.ask(url(id), { ...asked, cookie: ana })).status).toBe(403);
    }
    expect((await get(id)).status).toBe(200);
  });
});

describe('the list', () => {
  it('has the newest first, by form, with what people know them by', async () => {
    const carla = await gateway.signIn(goodKey, 'Carla');
    const operator = 'Carla';
    const branchId = randomUUID();
    const first = await kept({ operator, branchId, branchName: 'Centro' }, carla);
    gateway.advance(60_000);
    const second = await kept({ operator, form: 'providers', title: 'Ferretería' }, carla);
    gateway.advance(60_000);
    const { rows, total, now } = await listed('', carla);
    expect(rows.map(({ id }) => id)).toEqual([second, first]);
    expect(rows[1]).toMatchObject({ title: 'DIARIO', branchId, branchName: 'Centro' });
    expect(rows[0]).not.toHaveProperty('values');
    expect(total).toBe(2);
    expect(Date.parse(now) - Date.parse(rows[0]?.savedAt ?? '')).toBeGreaterThanOrEqual(60_000);
    expect((await listed('?form=providers', carla)).rows.map(({ id }) => id)).toEqual([second]);
  });

  it.each(['?form=employees', '?page=2', '?form=providers&form=entry-types'])(
    'refuses %s',
    async (query) => {
      const answer = await gateway.appAsk(`${url()}${query}`, { cookie: ana });
      expect(problem(answer)).toEqual({ status: 400, problem: 'bad-query' });
    },
  );
});

it('a draft is kept whatever its title and its branch are called', async () => {
  const names = { title: '🧾'.repeat(120), branchName: '🏪'.repeat(200) };
  expect((await get(await kept(names))).json()).toMatchObject(names);
});

describe('what is no draft is refused:', () => {
  const wrong: [string, unknown][] = [
    ['data of employees', draft({ form: 'employees' as 'providers' })],
    ['no values', { ...draft(), values: undefined }],
    ['values that are a list', { ...draft(), values: [] }],
    ['a field nobody knows', { ...draft(), key: 'x' }],
    ['a title that is no name', draft({ title: 'x'.repeat(201) })],
    ['a page that is none', draft({ tab: 'one' })],
    ['a version below zero', draft({ base: -1 })],
    ['a name that stands twice', JSON.stringify(draft()).replace('{', '{"form":"providers",')],
    ['no JSON', '{'],
  ];
  it.each(wrong)('limit draft form tab base revision: %s', async (_what, body) => {
    const id = randomUUID();
    expect(problem(await put(id, body))).toEqual({ status: 400, problem: 'bad-body' });
    expect((await get(id)).status).toBe(404);
  });

  it('an id that is none', async () => {
    expect(problem(await put('draft-1', draft()))).toEqual({ status: 400, problem: 'bad-body' });
    expect((await get('draft-1')).status).toBe(404);
  });

  it('more than the setting allows', async () => {
    const answer = await put(randomUUID(), draft({ values: { text: 'x'.repeat(70_000) } }));
    expect(problem(answer)).toEqual({ status: 413, problem: 'bad-body' });
  });

  it('an id of another form', async () => {
    const id = await kept();
    const answer = await put(id, draft({ form: 'providers', base: 1 }));
    expect(problem(answer)).toEqual({ status: 400, problem: 'bad-body' });
  });
});

it('typing is use of the session', async () => {
  const ends = async () =>
    ((await gateway.appAsk('/gateway/session', { cookie: ana })).json() as { idleEndsAt: string })
      .idleEndsAt;
  const before = await ends();
  gateway.advance(5 * 60_000);
  await kept();
  expect(await ends()).not.toBe(before);
});

it('nothing of a draft is in the log', async () => {
  await kept({ title: 'SECRETO-1', values: { code: 'SECRETO-2' } });
  expect(gateway.logLines.join('\n')).not.toContain('SECRETO');
});

it('drafts are there after a restart, and go when nobody changes them for long', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'trastienda-drafts-'));
  const env = {
    INTEGRATIONS: integrations,
    DRAFT_DAYS: '2',
    SESSION_MAX: '20d',
    SESSION_IDLE: '20d',
  };
  let now = Date.parse('2026-03-16T16:00:00Z');
  const open = () => startTestGateway({ dataDir, env, parts: { now: () => new Date(now) } });
  const first = await open();
  const cookie = await first.signIn(goodKey, 'Ana');
  const id = randomUUID();
  const asked = {
    method: 'PUT',
    cookie,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(draft()),
  } as const;
  expect((await first.appAsk(url(id), asked)).status).toBe(200);
  await first.close();
  const statuses: number[] = [];
  for (const days of [0, 1, 2]) {
    now += days * 86_400_000;
    const next = await open();
    const again = await next.signIn(goodKey, 'Ana');
    statuses.push((await next.appAsk(url(id), { cookie: again })).status);
    await next.close();
  }
  rmSync(dataDir, { recursive: true });
  expect(statuses).toEqual([200, 200, 404]);
});

describe('what changed of a draft', () => {
  const stored = async (id: string) => draftSchema.parse((await get(id)).json());

  it('is kept with all that did not', async () => {
    const id = await kept({ values: { code: 'DIARIO', lines: 'uno dos tres', rows: [1] } });
    const answer = await patch(id, {
      title: 'OTRO',
      changes: { lines: { at: 4, removed: 3, inserted: 'cuatro' }, rows: { value: [1, 2] } },
    });
    expect(answer.status).toBe(200);
    expect(answer.json()).toMatchObject({ version: 2 });
    const { values, title, version, bytes } = await stored(id);
    expect(values).toEqual({ code: 'DIARIO', lines: 'uno cuatro tres', rows: [1, 2] });
    expect({ title, version }).toEqual({ title: 'OTRO', version: 2 });
    expect(bytes).toBe(Buffer.byteLength(JSON.stringify(values)));
  });

  it('goes on from nothing but the last save of its page, and is kept once', async () => {
    const id = await kept({ values: { code: 'a' } });
    const change = { changes: { code: { at: 1, removed: 0, inserted: 'b' } } };
    const other = await patch(id, { ...change, tab: randomUUID() });
    expect(problem(other)).toEqual({ status: 409, problem: 'draft-newer' });
    const skipping = await patch(id, { ...change, onto: revision });
    expect(problem(skipping)).toEqual({ status: 409, problem: 'draft-newer' });
    const own = await kept({ values: { code: 'a' } });
    const saved = { ...change, onto: revision, revision: revision + 1 };
    expect((await patch(own, saved)).json()).toMatchObject({ version: 2 });
    expect((await patch(own, saved)).json()).toMatchObject({ version: 2 });
    expect((await stored(own)).values).toEqual({ code: 'ab' });
  });

  it('of what is not there, of another form, or by another person is refused', async () => {
    const id = await kept({ values: { code: 'abc' } });
    const base = revision;
    const outside = { code: { at: 2, removed: 9, inserted: '' } };
    expect((await patch(id, { onto: base, changes: outside })).status).toBe(400);
    expect((await patch(id, { onto: base, form: 'providers' })).status).toBe(400);
    const missing = { name: { at: 0, removed: 0, inserted: 'x' } };
    expect((await patch(id, { onto: base, changes: missing })).status).toBe(400);
    expect(problem(await patch(randomUUID(), {}))).toEqual({
      status: 404,
      problem: 'unknown-draft',
    });
    expect((await patch(id, { onto: base, operator: 'Eva' })).status).toBe(401);
    expect((await stored(id)).values).toEqual({ code: 'abc' });
  });

  it('never makes a draft longer than any may be', async () => {
    const id = await kept({ values: { text: 'x'.repeat(60_000) } });
    const more = { text: { at: 0, removed: 0, inserted: 'y'.repeat(9_000) } };
    expect((await patch(id, { changes: more })).status).toBe(400);
  });
});
