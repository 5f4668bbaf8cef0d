import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { request } from 'undici';
import { defaultProfile } from '../../src/contract/profile';
import { operationsOf } from '../../server/gateway/service/operations';
import { startTestGateway, type TestGateway } from './support/gateway';
import { goodKey, json } from './support/upstream';

const someId = '6f1d2c3b-4a59-4687-9786-a5b4c3d2e1f0';
const wrongKey = 'canary-wrong-93b1f64e0d7c-key';

let gateway: TestGateway;
/** Everything that came out of the gateway. */
const artefacts: { name: string; content: string }[] = [];

async function keep(name: string, ask: ReturnType<TestGateway['ask']>): Promise<void> {
  const { headers, text } = await ask;
  artefacts.push({ name, content: JSON.stringify(headers) + text });
}

beforeAll(async () => {
  gateway = await startTestGateway({ env: { METRICS_PORT: '0' } });
  const { ask, appAsk, submitSignIn, upstream } = gateway;
  await keep('sign-in page', ask('/sign-in'));
  await keep('sign-in with a wrong key', submitSignIn({ key: wrongKey, operator: 'Ana' }));
  await keep('sign-in without a name', submitSignIn({ key: goodKey, operator: '' }));
  await keep('sign-in as JSON', ask('/sign-in', { method: 'POST', body: goodKey }));
  await keep('key in an address', ask(`/sign-in?key=${goodKey}`));
  await keep('sign-in', submitSignIn({ key: goodKey, operator: 'Ana' }));
  const cookie = await gateway.signIn();
  await keep('signed-in page', ask('/sign-in', { cookie }));
  await keep('session', appAsk('/gateway/session', { cookie }));
  for (const { method, template } of operationsOf(defaultProfile)) {
    const path = `/api/external/v1${template.replace('{id}', someId)}`;
    await keep(`${method} ${template}`, appAsk(path, { method, cookie }));
  }
  for (const status of [400, 401, 403, 404, 429, 500]) {
    upstream.answerWith((_request, response) => {
      response.setHeader('set-cookie', 'service=1').setHeader('server', 'service/1.0');
      response.setHeader('access-control-allow-origin', '*').setHeader('x-api-key', goodKey);
      json(response, status, { status: false });
    });
    await keep(`service says ${status}`, appAsk('/api/external/v1/branches', { cookie }));
    gateway.advance(3_600_000 / 60);
  }
  upstream.answerWith((_request, response) => response.destroy());
  await keep('service breaks off', appAsk('/api/external/v1/activities', { cookie }));
  await keep('unknown path', appAsk(`/${goodKey}`, { cookie }));
  const metrics = await request(gateway.metricsUrl ?? '');
  artefacts.push({ name: 'metrics', content: await metrics.body.text() });
  await gateway.stop();
  artefacts.push({ name: 'log', content: gateway.logLines.join('') });
  for (const file of readdirSync(gateway.dataDir)) {
    artefacts.push({ name: file, content: readFileSync(join(gateway.dataDir, file), 'latin1') });
  }
});
afterAll(() => gateway.close());

describe('the integration key', () => {
  it('reached the service, so the search has something to find', () => {
    const sent = gateway.upstream.seen.filter(({ headers }) =>
      headers.some(([name, value]) => name === 'x-api-key' && value === goodKey),
    );
    expect(sent.length).toBeGreaterThan(20);
    expect(artefacts.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['log', 'metrics', 'gateway.db', 'session', 'GET /branches']),
    );
  });

  it('would have been found in the database, where the name of the person is', () => {
    const database = artefacts.find(({ name }) => name === 'gateway.db');
    expect(database?.content).toContain('Ana');
  });

  it.each([
    ['itself', goodKey],
    ['a wrong one', wrongKey],
    ['in base64', Buffer.from(goodKey).toString('base64').slice(0, 30)],
    ['in hex', Buffer.from(goodKey).toString('hex')],
    ['escaped for an address', encodeURIComponent(`${goodKey} `).slice(0, -3)],
  ])('M6: is nowhere outside the gateway and the service, %s', (_name, text) => {
    const found = artefacts.filter(({ content }) => content.includes(text));
    expect(found.map(({ name }) => name)).toEqual([]);
  });

  it('leaves no line of the service about itself in an answer', () => {
    const answers = artefacts.filter(({ name }) => name.startsWith('service says'));
    expect(answers).toHaveLength(6);
    for (const { content } of answers) {
      expect(content).not.toMatch(/set-cookie|"server"|access-control|x-api-key/);
    }
  });
});

describe('the log', () => {
  it('says what was asked by template, with status, time and request id, and no address or value', () => {
    const log = gateway.logLines.map((line): unknown => JSON.parse(line));
    expect(log).toContainEqual(
      expect.objectContaining({
        route: '/sales/{id}',
        method: 'GET',
        status: 200,
        ms: expect.any(Number) as number,
        requestId: expect.any(String) as string,
      }),
    );
    expect(gateway.logLines.join('')).not.toMatch(
      new RegExp(`${someId}|Ana|__Host|"url"|stack":"Error`),
    );
  });
});
