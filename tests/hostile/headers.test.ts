import { describe, expect, it } from 'vitest';
import attempts from './headers.json';
import { sendRaw, statuses } from './support/raw';
import { withSharedGateway } from './support/shared-gateway';
import { goodKey } from './support/upstream';

const sentNames = ['host', 'connection', 'accept', 'accept-encoding', 'x-api-key', 'x-request-id'];

const { gateway, lines } = withSharedGateway();

async function readWith(line: string): Promise<number[]> {
  const head = [
    'GET /api/external/v1/branches HTTP/1.1',
    `Host: localhost:${gateway().port}`,
    ...lines(),
    ...(line === '' ? [] : [line]),
    'Connection: close',
  ];
  return statuses(await sendRaw(gateway().port, `${head.join('\r\n')}\r\n\r\n`));
}

describe('what a client may say to the service', () => {
  it('sends the headers the gateway makes itself, with the key of the session', async () => {
    await readWith('');
    const [seen] = gateway().upstream.seen;
    expect(seen?.headers.map(([name]) => name)).toEqual(sentNames);
    const sent = Object.fromEntries(seen?.headers ?? []);
    expect(sent).toEqual({
      host: new URL(gateway().upstream.base).host,
      connection: 'keep-alive',
      accept: 'application/json',
      'accept-encoding': 'identity',
      'x-api-key': goodKey,
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    });
  });

  it('knows more than 40 ways to try', () => {
    expect(attempts.length).toBeGreaterThan(40);
  });

  it.each(attempts)('M7: passes nothing of "%s" on', async (line) => {
    const status = (await readWith(line)).at(-1) ?? 0;
    expect(gateway().upstream.seen).toHaveLength(status === 200 ? 1 : 0);
    for (const { headers } of gateway().upstream.seen) {
      expect(headers.map(([name]) => name)).toEqual(sentNames);
      const text = JSON.stringify(headers);
      expect(text).toContain(goodKey);
      expect(text).not.toMatch(/stolen|evil\.test|chosen-by-the-client|10\.0\.0\.1/);
    }
  });

  it('survives and refuses a flood of headers', async () => {
    const flood = Array.from({ length: 2500 }, (_, index) => `X-Flood-${index}: ${index}`);
    await readWith(flood.join('\r\n'));
    expect(gateway().upstream.seen).toEqual([]);
    await readWith('');
    expect(gateway().upstream.seen).toHaveLength(1);
  });
});
