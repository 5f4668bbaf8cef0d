import { createServer } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSettings } from '../../config';
import { parseUpstream } from '../../settings/upstream';
import { addressOf } from '../observe/metrics';
import { createServiceClient, type ServiceClient } from './upstream';

const answered = Buffer.from(JSON.stringify({ status: true, data: 'x'.repeat(50_000) }));
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end(answered);
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

afterAll(async () => {
  await service.close();
  server.close();
});

const nobodyLeft = { aborted: false, addEventListener: () => undefined };

async function read(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const asked = { path: '/branches', query: '', key: 'key', requestId: 'id', gone: nobodyLeft };
    expect((await service.read(asked)).status).toBe(200);
  }
}

/** Looks through what is new in the heap, as V8 does many times for each time it looks through all of it. */
function collectYoung(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (how: { type: 'minor' }) => void;
  for (let time = 0; time < 3; time += 1) collect({ type: 'minor' });
}

it('the bodies of answers that were passed on are given back without a full collection', async () => {
  await read(50);
  collectYoung();
  const before = process.memoryUsage().arrayBuffers;
  await read(200);
  collectYoung();
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20 * answered.length);
});
