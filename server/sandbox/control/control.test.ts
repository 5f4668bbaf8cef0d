import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { sandboxReadySchema } from '../ready';
import { control, withSandbox } from '../testing/sandbox';

const { sandbox, world, failures } = withSandbox();

/** `fetch` sets Host itself; the guard has to be tried with any. */
function statusWith(headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(`${sandbox().ready.control}/ready`, { headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .once('error', reject)
      .end();
  });
}

describe('the control address', () => {
  it('is another port than the service, both on loopback', () => {
    const { base, control: address } = sandbox().ready;
    expect(new URL(base).hostname).toBe('127.0.0.1');
    expect(new URL(address).hostname).toBe('127.0.0.1');
    expect(new URL(base).port).not.toBe(new URL(address).port);
    expect(base).toMatch(/\/api\/external\/v1$/);
  });

  it('refuses whatever a web page could send', async () => {
    const { port } = new URL(sandbox().ready.control);
    expect(await statusWith({ host: `127.0.0.1:${port}` })).toBe(200);
    expect(await statusWith({ host: `localhost:${port}` })).toBe(200);
    const refused: Record<string, string>[] = [
      { origin: 'http://localhost:4600' },
      { origin: 'null' },
      { host: 'evil.example' },
      { host: `evil.example:${port}` },
      { host: '127.0.0.1' },
      { host: `127.0.0.1:${Number(port) + 1}` },
    ];
    for (const headers of refused) expect(await statusWith(headers)).toBe(403);
  });

  it('tells who is ready, with demo keys that work', async () => {
    const { body } = await control(sandbox(), 'GET', '/ready');
    const ready = sandboxReadySchema.parse(body);
    expect(ready).toEqual(sandbox().ready);
    expect(ready.demo.map(({ name, business }) => [name, business])).toEqual([
      ['administracion', 'Comercial Los Volcanes, S.A. de C.V.'],
      ['compras', 'Comercial Los Volcanes, S.A. de C.V.'],
      ['gerencia', 'Comercial Los Volcanes, S.A. de C.V.'],
      ['recursos-humanos', 'Comercial Los Volcanes, S.A. de C.V.'],
      ['otra-empresa', 'Distribuidora Cerro Verde, S.A. de C.V.'],
    ]);
    for (const { key, scopes } of ready.demo) {
      const batches = await fetch(`${ready.base}/inventory/batches`, {
        headers: { 'X-API-Key': key },
      });
      expect(batches.status).toBe(scopes.includes('inventory.read') ? 200 : 403);
    }
  });

  it('tells the demo keys of now', async () => {
    const [first] = sandbox().ready.demo;
    const path = `/worlds/demo/integrations/${first?.name}`;
    const { body: changed } = await control<{ key: string }>(sandbox(), 'PATCH', path, {
      rotate: true,
    });
    const { body } = await control(sandbox(), 'GET', '/ready');
    expect(sandboxReadySchema.parse(body).demo[0]).toEqual({ ...first, key: changed.key });
  });

  it('does not drop the demo', async () => {
    expect((await control(sandbox(), 'DELETE', '/worlds/demo')).status).toBe(409);
    expect((await control(sandbox(), 'GET', '/worlds/demo')).status).toBe(200);
  });

  it.each([
    ['POST', '/worlds', { size: 'huge' }],
    ['POST', '/worlds', { now: 'yesterday' }],
    ['POST', '/worlds', { variants: { ghost: 1 } }],
    ['POST', '/worlds', { variants: { profile: { ghost: 1 } } }],
    ['POST', '/worlds', { variants: { profile: { query: { batches: { branch: 'a b' } } } } }],
    ['POST', '/worlds', []],
    ['PUT', '/worlds/demo/clock', {}],
    ['PATCH', '/worlds/demo/integrations/compras', { ghost: 1 }],
    ['POST', '/worlds/demo/tables/branches', {}],
    ['POST', '/worlds/demo/tables/branches', [{ ghost: 1 }]],
    ['POST', '/worlds/demo/tables/branches', [{ overrides: { ghost: 1 } }]],
  ])('%s %s refuses %j with a reason', async (method, path, body) => {
    const answer = await control<{ error: string }>(sandbox(), method, path, body);
    expect([answer.status, typeof answer.body.error]).toEqual([400, 'string']);
    expect(failures).toEqual([]);
  });

  it.each([
    ['GET', '/worlds/none'],
    ['DELETE', '/worlds/none'],
    ['GET', '/worlds/demo/tables/sqlite_master'],
    ['GET', '/worlds/demo/tables/constructor'],
    ['GET', '/worlds/demo/tables/integrations'],
    ['PATCH', '/worlds/demo/integrations/ghost'],
    ['GET', '/ghost'],
  ])('%s %s is not there', async (method, path) => {
    const body = method === 'PATCH' ? {} : undefined;
    expect((await control(sandbox(), method, path, body)).status).toBe(404);
  });
});

describe('tables', () => {
  it('take rows, tell them back, change and empty them', async () => {
    const here = await world();
    const [id] = await here.addRows('branches', [{ name: 'Kiosco' }]);
    const rows = () => here.control<Record<string, unknown>[]>('GET', '/tables/branches');
    const business = here.facts.businesses[0]?.id;
    expect((await rows()).body.at(-1)).toEqual({
      id,
      business_id: business,
      name: 'Kiosco',
      overrides: null,
    });
    await here.control('PATCH', `/tables/branches/${id}`, { name: 'Kiosco 2' });
    expect((await rows()).body.at(-1)).toMatchObject({ name: 'Kiosco 2' });
    expect((await here.control('PATCH', '/tables/branches/none', { name: 'x' })).status).toBe(404);
    await here.control('DELETE', '/tables/branches');
    expect((await rows()).body).toEqual([]);
  });

  it('add all rows of a request or none', async () => {
    const here = await world({ empty: true });
    const rows = [{ name: 'Uno' }, { ghost: 1 }];
    expect((await here.control('POST', '/tables/categories', rows)).status).toBe(400);
    expect((await here.control<unknown[]>('GET', '/tables/categories')).body).toEqual([]);
  });

  it('tell a row that cannot be', async () => {
    const here = await world();
    const twice = [{ id: here.branch.id, name: 'Otra vez' }];
    expect((await here.control('POST', '/tables/branches', twice)).status).toBe(409);
    const nameless = `/tables/branches/${here.branch.id}`;
    expect((await here.control('PATCH', nameless, { name: null })).status).toBe(409);
    expect(failures).toEqual([]);
  });

  it('give a row the business of its branch', async () => {
    const here = await world({ empty: true });
    await here.addRows('products', [{ name: 'Ajeno', branch_id: here.foreignBranch.id }]);
    const { body } = await here.control<Record<string, unknown>[]>('GET', '/tables/products');
    expect(body[0]?.['business_id']).toBe(here.facts.businesses[1]?.id);
  });

  it('can change anything on the wire', async () => {
    const here = await world({ empty: true });
    const overrides = { set: { extra: [1], name: null }, drop: ['id'] };
    await here.addRows('categories', [{ name: 'Rara', number_code: '7', overrides }]);
    const { body } = await here.get<{ data: unknown[] }>('/product-categories');
    expect(body.data).toEqual([{ name: null, number_code: '7', trashed: 0, extra: [1] }]);
  });
});
