import { describe, expect, it } from 'vitest';
import cases from './framing.json';
import { sendRaw, statuses } from './support/raw';
import { withSharedGateway } from './support/shared-gateway';

const { gateway, cookie, lines } = withSharedGateway();

function bytesOf(template: string): string {
  const host = `Host: localhost:${gateway().port}\r\n`;
  const hostless = `${lines().join('\r\n')}\r\n`;
  const head = host + hostless;
  return template
    .replaceAll('{path}', '/api/external/v1/branches')
    .replaceAll('{write}', '/api/external/v1/expenses')
    .replaceAll('{head}', head)
    .replaceAll('{lfhead}', head.replaceAll('\r', ''))
    .replaceAll('{hostless}', hostless)
    .replaceAll('{host}', host);
}

describe('framing and methods over raw sockets', () => {
  it('answers two honest requests on one connection', async () => {
    const one = bytesOf('GET {path} HTTP/1.1\r\n{head}\r\n');
    const last = bytesOf('GET {path} HTTP/1.1\r\n{head}Connection: close\r\n\r\n');
    const text = await sendRaw(gateway().port, one + last);
    expect(statuses(text)).toEqual([200, 200]);
    expect(gateway().upstream.seen).toHaveLength(2);
  });

  it.each(cases.filter(({ hides }) => hides !== true))(
    'lets $name go no further',
    async ({ raw }) => {
      const answered = statuses(await sendRaw(gateway().port, bytesOf(raw), 150));
      // Whatever was to follow from it would have reached the service before this later request did.
      await gateway().appAsk('/api/external/v1/activities', { cookie: cookie() });
      expect(gateway().upstream.seen.map(({ target }) => target)).toEqual([
        '/api/external/v1/activities',
      ]);
      expect(answered.filter((status) => status < 400)).toEqual([]);
    },
  );

  it.each(cases.filter(({ hides }) => hides === true))(
    'reads $name as what it is',
    async ({ raw }) => {
      const text = await sendRaw(gateway().port, bytesOf(raw));
      // The body ends where its length says; what follows is a request of its own, with a session of its own.
      expect(statuses(text)).toEqual([400, 200]);
      expect(gateway().upstream.seen).toHaveLength(1);
    },
  );
});
