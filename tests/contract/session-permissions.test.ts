import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { attemptHeaders } from '@/contract/attempt-words';
import { permissionsSchema } from '@/contract/permission';
import { startTestGateway, type TestGateway } from '../hostile/support/gateway';
import { goodKey, json, otherKey } from '../hostile/support/upstream';

const url = '/gateway/permissions';
const service = '/api/external/v1';

let gateway: TestGateway;
let ana: string;

beforeAll(async () => {
  gateway = await startTestGateway();
  ana = await gateway.signIn(goodKey, 'Ana');
});
afterAll(() => gateway.close());

async function proven(cookie = ana) {
  const answer = await gateway.appAsk(url, { cookie });
  expect(answer.status).toBe(200);
  return permissionsSchema
    .parse(answer.json())
    .proven.map(
      ({ operation, works, requiredScope }) => [operation, works, requiredScope] as const,
    );
}

const read = (path: string, cookie = ana) => gateway.appAsk(`${service}${path}`, { cookie });

const update = (cookie = ana) =>
  gateway.appAsk(`${service}/products/${randomUUID()}`, {
    method: 'PUT',
    cookie,
    headers: { 'content-type': 'application/json', [attemptHeaders.id]: randomUUID() },
    body: '{"name":"Leche"}',
  });

it('knows nothing of a session that has asked nothing', async () => {
  expect(await proven()).toEqual([]);
  expect((await gateway.appAsk(url)).status).toBe(401);
});

it('remembers what reads and writes proved, one apart from the other', async () => {
  await read('/inventory/batches');
  await read(`/products/branch/${randomUUID()}`);
  const required_scope = 'products';
  gateway.upstream.answerWith((_, response) => json(response, 403, { required_scope }));
  await update();
  gateway.upstream.answerWith(null);
  expect(await proven()).toEqual([
    ['batches', true, null],
    ['products', true, null],
    ['products.update', false, 'products'],
  ]);
  await update();
  expect(await proven()).toContainEqual(['products.update', true, null]);
});

it('takes nothing back for a service that is down, and nothing as said that was not', async () => {
  const before = await proven();
  gateway.upstream.answerWith((_, response) => json(response, 500, { error: 'Server error' }));
  await read('/inventory/batches');
  gateway.upstream.answerWith((_, response) => json(response, 200, { status: false }));
  await read('/hr/employees');
  gateway.upstream.answerWith(null);
  expect(await proven()).toEqual(before);
});

it('forgets what was refused when asked to, and keeps what worked', async () => {
  gateway.upstream.answerWith((_, response) => json(response, 403, {}));
  await read('/hr/employees');
  gateway.upstream.answerWith(null);
  const worked = (await proven()).filter(([, works]) => works);
  expect(await proven()).not.toEqual(worked);
  expect((await gateway.appAsk(url, { method: 'DELETE', cookie: ana })).status).toBe(204);
  expect(await proven()).toEqual(worked);
  await read('/hr/employees');
  expect(await proven()).toEqual([...worked, ['employees', true, null]]);
});

it('is of its session alone, and ends with it', async () => {
  const berta = await gateway.signIn(otherKey, 'Berta');
  expect(await proven(berta)).toEqual([]);
  await read('/inventory/batches', berta);
  expect(await proven(berta)).toEqual([['batches', true, null]]);
  await gateway.appAsk('/gateway/sign-out', { method: 'POST', cookie: berta });
  expect((await gateway.appAsk(url, { cookie: berta })).status).toBe(401);
});
