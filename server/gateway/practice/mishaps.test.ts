import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FastifyBaseLogger } from 'fastify';
import { createMishaps } from './mishaps';

const session = { idHash: 'one', key: 'a-key' };
const leaving = { session, attemptId: 'attempt', requestId: 'request' };
const error = vi.fn<() => void>();
const log = { error } as Partial<FastifyBaseLogger> as FastifyBaseLogger;

let orders: unknown[];
let status: number;
let control: string;
const sandbox = createServer((request, response) => {
  let text = '';
  request.on('data', (part: Buffer) => (text += part.toString()));
  request.on('end', () => {
    orders.push(JSON.parse(text));
    response.writeHead(status).end();
  });
});

beforeEach(async () => {
  [orders, status] = [[], 201];
  error.mockReset();
  await new Promise<void>((resolve) => void sandbox.listen(0, '127.0.0.1', resolve));
  control = `http://127.0.0.1:${(sandbox.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((resolve) => void sandbox.close(resolve)));

it('is ordered of the sandbox for the one request, and not again', async () => {
  const mishaps = createMishaps(() => control, log);
  await mishaps.strike(leaving);
  mishaps.arm(session, 'lost-after');
  await mishaps.strike({ ...leaving, session: { ...session, idHash: 'two' } });
  await Promise.all([mishaps.strike(leaving), mishaps.strike(leaving)]);
  expect(orders).toEqual([{ key: 'a-key', fault: { kind: 'reset-after', requestId: 'request' } }]);
  const struck = { mishap: 'lost-after', attemptId: 'attempt' };
  expect(mishaps.of(session)).toEqual({ armed: null, struck });
});

it('stays ordered where the sandbox did not take it, and goes where the sandbox is by then', async () => {
  let where = control;
  const mishaps = createMishaps(() => where, log);
  mishaps.arm(session, 'slow');
  status = 404;
  await mishaps.strike(leaving);
  where = 'http://127.0.0.1:1';
  await mishaps.strike(leaving);
  expect(error).toHaveBeenCalledTimes(2);
  expect(mishaps.of(session)).toEqual({ armed: 'slow', struck: null });
  [where, status] = [control, 201];
  await mishaps.strike(leaving);
  expect(mishaps.of(session).armed).toBeNull();
});
