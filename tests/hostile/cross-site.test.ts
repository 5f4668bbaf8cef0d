import { describe, expect, it } from 'vitest';
import { markHeader } from '../../src/contract/session';
import cases from './cross-site.json';
import { asTheApp } from './support/gateway';
import { sendRaw, statuses } from './support/raw';
import { withSharedGateway } from './support/shared-gateway';
import { goodKey } from './support/upstream';

const { gateway, cookie } = withSharedGateway();

const signInBody = new URLSearchParams({ key: goodKey, operator: 'Ana' }).toString();

function filled(text: string): string {
  return text
    .replaceAll('{origin}', gateway().url)
    .replaceAll('{port}', String(gateway().port))
    .replaceAll('{signIn}', signInBody);
}

type Case = {
  method: string;
  path: string;
  headers: Record<string, string | undefined>;
  body?: string;
};

/** Over a raw socket, because a client library would not let a test choose its own host. */
async function send({ method, path, headers, body = '' }: Case): Promise<string> {
  const lines = Object.entries({
    host: `localhost:${gateway().port}`,
    cookie: cookie(),
    [markHeader]: asTheApp(cookie())[markHeader.toLowerCase()],
    ...(body !== '' && { 'content-length': String(filled(body).length) }),
    ...headers,
    connection: 'close',
  }).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${filled(value)}`]));
  return sendRaw(
    gateway().port,
    `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${filled(body)}`,
  );
}

describe('requests other pages could make', () => {
  it.each(cases)('refuses $name', async (one) => {
    const answer = await send(one);
    expect(statuses(answer)).toEqual([one.status]);
    expect(answer).toMatch(/x-outcome: not-sent/i);
    expect(answer).not.toMatch(/set-cookie|access-control/i);
    expect(gateway().upstream.seen).toEqual([]);
  });

  it('leaves the session of a refused sign-out alone', async () => {
    const session = await gateway().appAsk('/gateway/session', { cookie: cookie() });
    expect(session.json()).toMatchObject({ signedIn: true });
  });

  it.each([
    ['the app, in a browser', { 'x-trastienda': '1', 'sec-fetch-site': 'same-origin' }],
    ['the app, in a browser that does not say where from', { 'x-trastienda': '1' }],
  ])('takes a read of %s', async (_name, headers) => {
    const answer = await send({ method: 'GET', path: '/api/external/v1/branches', headers });
    expect(statuses(answer)).toEqual([200]);
    expect(gateway().upstream.seen).toHaveLength(1);
  });

  it.each([
    ['with its origin', { origin: '{origin}' }],
    ['that tells no referrer', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
  ])('takes the sign-in of our own page %s', async (_name, headers) => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const form = { method: 'POST', path: '/sign-in', body: '{signIn}' };
    const answer = await send({ ...form, headers: { ...type, ...headers } });
    expect(statuses(answer)).toEqual([303]);
  });
});
