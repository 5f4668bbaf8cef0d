import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultProfile } from '../../src/contract/profile';
import type { Operation } from './operation';
import { data } from './replies';
import { createService } from './service';
import { Worlds } from './worlds';

/** A write of no area, so that the way of a body can be tested apart from what any area makes of it. */
const received: unknown[] = [];
const echo: Operation = {
  name: 'echo',
  method: 'POST',
  path: '/echo',
  scope: 'expenses',
  envelope: 'status',
  unauthorized: 'message',
  failure: 'invoice',
  handle: ({ body }) => {
    received.push(body);
    if (body === 'break') throw new Error('A mistake of ours');
    return Promise.resolve(data('status', body, 201));
  },
};

const failures: unknown[] = [];
const worlds = new Worlds(defaultProfile);
const service = createService({
  worlds,
  operations: [echo],
  onFailure: (error) => failures.push(error),
});
const place = { url: '', key: '', none: '' };

beforeAll(async () => {
  const world = await worlds.create({
    size: 'tiny',
    now: null,
    hostile: false,
    empty: true,
    variants: {},
  });
  const keys = new Map(worlds.integrationsOf(world).map(({ name, key }) => [name, key]));
  place.key = keys.get('full') ?? '';
  place.none = keys.get('none') ?? '';
  place.url = `${await service.listen({ host: '127.0.0.1', port: 0 })}/api/external/v1/echo`;
});

afterAll(async () => {
  await service.close();
  worlds.close();
});

async function post(body: BodyInit | null, type: string | null, key = place.key) {
  const headers: Record<string, string> = { 'X-API-Key': key };
  if (type !== null) headers['content-type'] = type;
  const response = await fetch(place.url, { method: 'POST', body, headers });
  const text = await response.text();
  return { status: response.status, text, body: JSON.parse(text) as unknown };
}

const json = 'application/json';
const refused = (message: string) => ({
  status: false,
  message: 'Validation errors',
  errors: { body: [message] },
});

describe('a body', () => {
  it.each([json, 'application/json; charset=utf-8', 'Application/JSON'])(
    'D1.1: of type %s arrives as it was sent',
    async (type) => {
      expect((await post('{"a":[1,"ñ",null]}', type)).body).toEqual({
        status: true,
        data: { a: [1, 'ñ', null] },
      });
    },
  );

  const bad: [string, BodyInit, string | null, string][] = [
    ['malformed JSON', '{"a":', json, 'The body must be valid JSON.'],
    ['two values', '{}{}', json, 'The body must be valid JSON.'],
    ['a number JSON does not know', '{"a":NaN}', json, 'The body must be valid JSON.'],
    [
      'bytes that are no UTF-8',
      Buffer.from([0x22, 0xff, 0x22]),
      json,
      'The body must be valid JSON.',
    ],
    ['a poisoned key', '{"a":{"__proto__":{"x":1}}}', json, 'The body must be valid JSON.'],
    ['a pit of brackets', '['.repeat(400_000), json, 'The body must be valid JSON.'],
    [
      'deep nesting',
      `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
      json,
      'The body must be valid JSON.',
    ],
    ['no content', '', json, 'The body is required.'],
    [
      'a form',
      'a=1',
      'application/x-www-form-urlencoded',
      'The body must be sent as application/json.',
    ],
    ['plain text', '{}', 'text/plain', 'The body must be sent as application/json.'],
    ['a type that is none', '{}', 'application', 'The body must be sent as application/json.'],
    [
      'a type that only begins well',
      '{}',
      'application/jsonx',
      'The body must be sent as application/json.',
    ],
    ['no type', Buffer.from('{}'), null, 'The body must be sent as application/json.'],
    ['2 MB', JSON.stringify('x'.repeat(2 * 1024 * 1024)), json, 'The body is too large.'],
  ];
  it.each(bad)('%s is a 422 that says so', async (_, body, type, message) => {
    const before = received.length;
    const answer = await post(body, type);
    expect([answer.status, answer.body]).toEqual([422, refused(message)]);
    expect(received).toHaveLength(before);
    expect(failures).toEqual([]);
  });

  it('of exactly 1 MiB is read', async () => {
    const text = JSON.stringify('x'.repeat(1024 * 1024 - 2));
    expect((await post(text, json)).status).toBe(201);
  });

  it('is not looked at before the key and the permission', async () => {
    expect((await post('{', json, 'wrong')).status).toBe(401);
    expect((await post('{', json, place.none)).status).toBe(403);
  });

  it('is logged byte for byte', async () => {
    const text = '{ "b":1.50,\n"a":"ñ" }';
    await post(text, json);
    const [world] = [worlds.claimOf(place.key)?.world];
    expect(world?.requests.list().at(-1)).toMatchObject({ body: text, integration: 'full' });
  });
});

describe('a mistake of ours', () => {
  it('is the documented 500 of the operation, and no more', async () => {
    const answer = await post('"break"', json);
    expect([answer.status, answer.body]).toEqual([
      500,
      { status: false, message: 'An error occurred while creating the invoice' },
    ]);
    expect(failures.splice(0)).toEqual([new Error('A mistake of ours')]);
  });
});
