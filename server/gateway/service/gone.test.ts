import { once } from 'node:events';
import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { ClientGone } from './gone';

/** The answer to a client that waits for it until it is cut off. */
async function answerTo() {
  const server = createServer();
  const listening = once(server.listen(0, '127.0.0.1'), 'listening');
  await listening;
  const asked = once(server, 'request') as Promise<[unknown, ServerResponse]>;
  const client = request({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' });
  client.on('error', () => undefined).end();
  const [, answer] = await asked;
  const cutOff = async () => {
    const closed = once(answer, 'close');
    client.destroy();
    await closed;
    server.close();
  };
  return { answer, cutOff };
}

it('tells when the client leaves', async () => {
  const { answer, cutOff } = await answerTo();
  const gone = new ClientGone(answer);
  const listener = vi.fn<() => void>();
  gone.addEventListener('abort', listener);
  expect(gone.aborted).toBe(false);
  await cutOff();
  expect(gone.aborted).toBe(true);
  expect(listener).toHaveBeenCalledOnce();
});

it('knows of a client that had left before anybody asked', async () => {
  const { answer, cutOff } = await answerTo();
  await cutOff();
  expect(new ClientGone(answer).aborted).toBe(true);
});
