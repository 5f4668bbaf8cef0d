import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { withSandbox, type TestWorld } from './testing/sandbox';

const { world, failures } = withSandbox();

interface Logged {
  path: string;
  status: number | null;
  fault: string | null;
}

const fault = async (here: TestWorld, kind: string, more: object = {}) => {
  const { status } = await here.control('POST', '/faults', { kind, ...more });
  expect(status).toBe(201);
};

const raw = (here: TestWorld, path = '/branches', signal?: AbortSignal) =>
  fetch(here.url(path), {
    headers: { 'X-API-Key': here.facts.keys.full },
    redirect: 'manual',
    signal: signal ?? null,
  });

const lastLogged = async (here: TestWorld) => {
  const { body } = await here.control<Logged[]>('GET', '/requests');
  return body.at(-1);
};

describe('a fault of one record', () => {
  it('is met by the query that names it alone', async () => {
    const here = await world();
    const path = '/receivables/summary';
    const [one, other] = here.facts.businesses[0]?.branches ?? [];
    await fault(here, 'status-404', { path, query: { branch_id: other?.id }, times: null });
    const answers = [one, other].map((branch) => raw(here, `${path}?branch_id=${branch?.id}`));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 404]);
  });
});

describe('M312: a fault that answers', () => {
  it.each([
    ['status-401', 401, { status: false, message: 'Invalid API Key.' }],
    ['status-401-error', 401, { error: 'Unathorized' }],
    ['status-403', 403, { required_scope: 'inventory.read' }],
    ['status-403-bare', 403, { status: false }],
    ['status-404', 404, { status: false, message: 'Not found.' }],
    ['status-409', 409, { status: false }],
    ['status-422', 422, { message: 'Validation errors', errors: {} }],
    ['status-429', 429, { rate_limit: 60 }],
    ['status-500', 500, { error: 'Server error' }],
    ['status-500-status', 500, { message: 'An error occurred while creating the invoice' }],
    ['flag-false', 200, { status: false }],
  ])('%s', async (kind, status, body) => {
    const here = await world();
    await fault(here, kind);
    const answer = await here.get('/inventory/batches');
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject(body);
    expect(await lastLogged(here)).toMatchObject({ status, fault: kind });
    expect((await here.get('/inventory/batches')).status).toBe(200);
  });

  it('status-403-bare names no permission', async () => {
    const here = await world();
    await fault(here, 'status-403-bare');
    expect((await here.get('/branches')).body).not.toHaveProperty('required_scope');
  });

  it('flag-false uses the envelope of the operation', async () => {
    const here = await world();
    await fault(here, 'flag-false');
    expect((await here.get('/incoterms')).body).toMatchObject({ success: false });
  });

  it('has the flag of the operation', async () => {
    const here = await world();
    await fault(here, 'status-404');
    expect((await here.get('/incoterms')).body).toEqual({ success: false, message: 'Not found.' });
  });

  it('can have another status and another body', async () => {
    const here = await world();
    await fault(here, 'status-422', { status: 418, body: [1] });
    expect(await here.get('/branches')).toMatchObject({ status: 418, body: [1] });
  });
});

describe('M312: a fault that breaks the answer', () => {
  it('html-502, wrong-type and redirect', async () => {
    const here = await world();
    await fault(here, 'html-502');
    await fault(here, 'wrong-type');
    await fault(here, 'redirect', { location: 'http://127.0.0.1:9/x' });
    const bad = await raw(here);
    expect([bad.status, bad.headers.get('content-type')]).toEqual([
      502,
      'text/html; charset=utf-8',
    ]);
    const wrong = await raw(here);
    expect([wrong.status, wrong.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    const moved = await raw(here);
    expect([moved.status, moved.headers.get('location')]).toEqual([302, 'http://127.0.0.1:9/x']);
  });

  it('malformed and empty-body announce JSON and send none', async () => {
    const here = await world();
    await fault(here, 'malformed');
    await fault(here, 'empty-body');
    const malformed = await raw(here);
    expect(malformed.headers.get('content-type')).toMatch(/^application\/json/);
    await expect(malformed.json()).rejects.toThrow(SyntaxError);
    const empty = await raw(here);
    expect([empty.status, await empty.text()]).toEqual([200, '']);
  });

  it('reset-before and reset-after send nothing', async () => {
    const here = await world();
    for (const kind of ['reset-before', 'reset-after']) {
      await fault(here, kind);
      await expect(raw(here)).rejects.toThrow('fetch failed');
      expect(await lastLogged(here)).toMatchObject({ fault: kind, status: null });
    }
  });

  it('mid-body sends the headers and half of the body', async () => {
    const here = await world();
    await fault(here, 'mid-body');
    const answer = await raw(here);
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow('terminated');
  });

  it('hang answers nothing until the caller gives up', async () => {
    const here = await world();
    await fault(here, 'hang');
    await expect(raw(here, '/branches', AbortSignal.timeout(150))).rejects.toThrow('timeout');
    expect((await here.get('/branches')).status).toBe(200);
  });

  it('slow answers late', async () => {
    const here = await world();
    await fault(here, 'slow', { ms: 200 });
    const before = performance.now();
    expect((await here.get('/branches')).status).toBe(200);
    expect(performance.now() - before).toBeGreaterThan(190);
  });

  it('huge sends as much JSON as asked', async () => {
    const here = await world();
    await fault(here, 'huge', { bytes: 5_000_000 });
    const { body } = await here.get<{ data: string }>('/branches');
    expect(body.data.length).toBeGreaterThanOrEqual(5_000_000);
  });

  it('huge stops when the reader goes away', async () => {
    const here = await world();
    await fault(here, 'huge', { bytes: 1_000_000_000 });
    const answer = await raw(here);
    await answer.body?.cancel();
    expect((await here.get('/branches')).status).toBe(200);
    expect(failures).toEqual([]);
  });
});

describe('faults', () => {
  it('meet only the method and path they name, as often as they say', async () => {
    const here = await world();
    await fault(here, 'status-500', { method: 'get', path: '/inventory', times: 2 });
    const statuses: number[] = [];
    for (const path of [
      '/branches',
      '/inventory/batches',
      '/inventory/batches',
      '/inventory/batches',
    ]) {
      statuses.push((await here.get(path)).status);
    }
    expect(statuses).toEqual([200, 500, 500, 200]);
  });

  it('with times null stay until they are removed', async () => {
    const here = await world();
    await fault(here, 'status-500', { times: null });
    for (let n = 0; n < 5; n += 1) expect((await here.get('/branches')).status).toBe(500);
    await here.control('DELETE', '/faults');
    expect((await here.get('/branches')).status).toBe(200);
  });

  it('come one after the other, and only in their own world', async () => {
    const [here, there] = [await world(), await world()];
    await fault(here, 'status-404');
    await fault(here, 'status-409');
    expect((await there.get('/branches')).status).toBe(200);
    expect((await here.get('/branches')).status).toBe(404);
    expect((await here.get('/branches')).status).toBe(409);
  });

  it.each([{ kind: 'ghost' }, { kind: 'slow', times: 0 }, { kind: 'slow', msec: 5 }, {}])(
    'refuses %j',
    async (wrong) => {
      const here = await world();
      expect((await here.control('POST', '/faults', wrong)).status).toBe(400);
    },
  );

  it('a request that is no HTTP gets a 400 and harms nobody', async () => {
    const here = await world();
    const port = Number(new URL(here.url('')).port);
    const text = await new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.end('NONSENSE\r\n\r\n'));
      socket.once('data', (bytes) => resolve(bytes.toString()));
      socket.once('error', reject);
    });
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    expect((await here.get('/branches')).status).toBe(200);
  });
});
