import { createServer } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { readSettings } from '../../config';
import { parseUpstream } from '../../settings/upstream';
import { addressOf } from '../observe/metrics';
import { createServiceClient, type ServiceClient } from './upstream';

const answered = Buffer.from(JSON.stringify({ status: true, data: 'x'.repeat(50_000) }));
let next = answered;
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end(next);
});
let service: ServiceClient;

beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const upstream = parseUpstream(
    `http://127.0.0.1:${String(addressOf(server).port)}/api/external/v1`,
  );
  if (typeof upstream === 'string') throw new Error(upstream);
  service = createServiceClient(upstream, readSettings({}).limits);
});

afterEach(() => {
  next = answered;
});

afterAll(async () => {
  await service.close();
  server.close();
});

const nobodyLeft = { aborted: false, addEventListener: () => undefined };
const asked = {
  path: '/branches',
  query: '',
  key: 'key',
  requestId: 'id',
  gone: nobodyLeft,
  heldFor: null,
};

/** Looks through what is new in the heap, as V8 does many times for each time it looks through all of it. */
function collectYoung(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (how: { type: 'minor' }) => void;
  for (let time = 0; time < 3; time += 1) collect({ type: 'minor' });
}

it.each([
  ['passed on', () => asked],
  // Each is another question, and nobody asks it again.
  ['asked for once', (count: number) => ({ ...asked, heldFor: 'us', query: `?page=${count}` })],
])('the bodies of answers that were %s need no full collection', async (_, request) => {
  const read = async (from: number, to: number) => {
    for (let count = from; count < to; count += 1) {
      expect((await service.read(request(count))).status).toBe(200);
    }
  };
  await read(0, 50);
  collectYoung();
  const before = process.memoryUsage().arrayBuffers;
  await read(50, 250);
  collectYoung();
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20 * answered.length);
});

it('an answer that was the same for a while is looked at anew when it is another', async () => {
  const answerTo = async (text: string) => {
    next = Buffer.from(text);
    return service.read({ ...asked, heldFor: 'us', path: '/lots' });
  };
  for (let time = 0; time < 3; time += 1) {
    expect(await answerTo('{"status":true}')).toMatchObject({ outline: { status: true } });
  }
  expect(await answerTo('{"status":fals}')).toMatchObject({ problem: 'upstream-not-json' });
  expect(await answerTo('{"status":null}')).toMatchObject({ outline: { status: null } });
});

it.each([
  ['the same for whom it may be held', 'us', true],
  ['read anew where it may not', null, false],
])('an answer that comes again is %s', async (_, heldFor, isSame) => {
  const read = () => service.read({ ...asked, heldFor, path: '/again' });
  await read();
  const second = await read();
  expect((await read()) === second).toBe(isSame);
});
