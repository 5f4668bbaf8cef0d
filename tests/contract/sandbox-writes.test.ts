import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  addPurchasable,
  excludedPurchase,
  generalPurchase,
} from '../../server/sandbox/testing/expenses';
import { newProduct } from '../../server/sandbox/testing/products';
import { withSandbox, type TestWorld } from '../../server/sandbox/testing/sandbox';

const { world, failures } = withSandbox();

type Body = Record<string, unknown>;

interface Write {
  method: 'POST' | 'PUT';
  path: (here: TestWorld) => string;
  body: (here: TestWorld) => Body;
  flag: 'status' | 'success';
  scope: string | null;
  unauthorized: object;
  /** Statuses of a success that this operation may have. */
  success: number[];
}

const invalidKey = { status: false, message: 'Invalid API Key.' };
const misspelled = { error: 'Unathorized' };
const provider = { email: 'ventas@ejemplo.example', legal_name: 'Ejemplo' };

/** Every write of the first areas, as the description's tables of endpoints and errors have it. */
const writes: Record<string, Write> = {
  'entry type': {
    method: 'POST',
    path: () => '/accounting/entry-types',
    body: () => ({ code: 'NUEVA', name: 'Nueva', prefix: 'N', description: null }),
    flag: 'status',
    scope: 'accounting.entry_types.write',
    unauthorized: invalidKey,
    success: [201],
  },
  provider: {
    method: 'POST',
    path: () => '/providers',
    body: () => ({ data: provider }),
    flag: 'success',
    scope: 'providers',
    unauthorized: invalidKey,
    success: [200, 201],
  },
  'new product': {
    method: 'POST',
    path: () => '/products',
    body: newProduct,
    flag: 'success',
    scope: null,
    unauthorized: misspelled,
    success: [200, 201],
  },
  'changed product': {
    method: 'PUT',
    path: ({ facts }) => `/products/${facts.productIds[0]}`,
    body: () => ({ name: 'Otro', availability: 5, tax_ids: [] }),
    flag: 'success',
    scope: 'products',
    unauthorized: misspelled,
    success: [200],
  },
  'general purchase': {
    method: 'POST',
    path: () => '/expenses',
    body: generalPurchase,
    flag: 'status',
    scope: 'expenses',
    unauthorized: invalidKey,
    success: [200, 201],
  },
  'excluded-subject purchase': {
    method: 'POST',
    path: () => '/expenses',
    body: excludedPurchase,
    flag: 'status',
    scope: 'expenses',
    unauthorized: invalidKey,
    success: [200],
  },
};

const textOf = (body: unknown) => JSON.stringify(body);
const messages: unknown = expect.arrayContaining([expect.any(String)]);

/** What a validation failure looks like: providers have a shape of their own. */
function expectRefusal(name: string, flag: string, body: Body) {
  const fields = (name === 'provider' ? body['data'] : body['errors']) as object;
  expect(body).toEqual({
    [flag]: false,
    message: name === 'provider' ? 'Validation Error.' : 'Validation errors',
    [name === 'provider' ? 'data' : 'errors']: fields,
  });
  for (const list of Object.values(fields)) expect(list).toEqual(messages);
}

function expectDocumented(name: string, { flag, success }: Write, status: number, body: Body) {
  expect([...success, 404, 422]).toContain(status);
  expect(body).toHaveProperty(flag, success.includes(status));
  if (status === 422) expectRefusal(name, flag, body);
}

describe.each(Object.entries(writes))('a write of the sandbox: %s', (name, write) => {
  const { method, flag, scope } = write;
  let here: TestWorld;

  beforeAll(async () => {
    here = await world();
    await addPurchasable(here);
  });

  const send = (body: unknown, key?: string) =>
    here.write<Body>(method, write.path(here), body, key);

  it('well-formed succeeds under its own flag', async () => {
    const { status, body } = await send(write.body(here));
    expect(write.success).toContain(status);
    expect(body).toMatchObject({ [flag]: true, data: expect.any(Object) as object });
  });

  it('M27: without a known key is a 401', async () => {
    expect(await send(write.body(here), 'tsk_none')).toMatchObject({
      status: 401,
      body: write.unauthorized,
    });
  });

  it('M29 M30: without its permission, or deactivated, is a 403', async () => {
    const { none, off } = here.facts.keys;
    const { status, body } = await send(write.body(here), off);
    expect([status, body]).toEqual([403, expect.objectContaining({ [flag]: false })]);
    if (scope === null) return;
    for (const key of [none, off]) {
      expect(await send(write.body(here), key)).toMatchObject({
        status: 403,
        body: {
          [flag]: false,
          message: `This integration does not have the '${scope}' permission.`,
          required_scope: scope,
        },
      });
    }
  });

  it.each([
    ['malformed JSON', '{"a":', 'body'],
    ['no object', '[1]', 'body'],
    ['a poisoned key', '{"data":{"__proto__":{"x":1}}}', 'body'],
    ['a body of 2 MB', `"${'x'.repeat(2 * 1024 * 1024)}"`, 'body'],
  ])('of %s is refused in its own shape', async (_, text, field) => {
    const { status, body } = await send(text);
    expect(status).toBe(422);
    expectRefusal(name, flag, body);
    expect(Object.keys((body['errors'] ?? body['data']) as object)).toEqual([field]);
  });

  it('of another content type is refused in its own shape', async () => {
    const headers = { 'X-API-Key': here.facts.keys.full, 'content-type': 'text/plain' };
    const text = textOf(write.body(here));
    const { status, body } = await here.send<Body>(method, write.path(here), headers, text);
    expect(status).toBe(422);
    expectRefusal(name, flag, body);
  });

  it('M12: is logged with the exact bytes that came', async () => {
    const text = textOf(write.body(here)).replace('{', '{ \n"extra" : [1.50, "ñ\\u00f1\\ud83d"],');
    await send(text);
    const { body: log } = await here.control<{ body: string }[]>('GET', '/requests');
    expect(log.at(-1)?.body).toBe(text);
  });

  it('with anything at all in any field answers as documented, never with a mistake', async () => {
    const whole = textOf(write.body(here));
    const nasty = [
      'null',
      '[]',
      '{}',
      '""',
      '"\\ud800"',
      '"\\u0000"',
      '1e400',
      '-1e308',
      '1e-320',
      '-0',
      '"constructor"',
      '{"constructor":{"prototype":1},"toString":2,"length":-1}',
      '[null,[[]],{"sku":{}}]',
      `"${'ñ'.repeat(5_000)}"`,
    ];
    /** Everything after a colon or inside a list that is a plain value. */
    const values = [...whole.matchAll(/"[^"]*"(?=[,}\]])|-?\d[\d.]*(?=[,}\]])|\[\]|null/g)];
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: values.length - 1 }),
        fc.oneof(fc.constantFrom(...nasty), fc.json({ maxDepth: 3 })),
        async (index, value) => {
          const at = values[index]?.index ?? 0;
          const rest = whole.slice(at + (values[index]?.[0].length ?? 0));
          const { status, body } = await send(whole.slice(0, at) + value + rest);
          expectDocumented(name, write, status, body);
          expect(textOf(body)).not.toMatch(/\bat .*:\d+:\d+|node_modules/);
          expect(failures).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });
});
