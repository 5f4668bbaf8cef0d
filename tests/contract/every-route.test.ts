import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultProfile } from '@/contract/profile';
import { refuseOthers } from '../../server/gateway/sessions/made-for';
import { startTestGateway, type Ask, type TestGateway } from '../hostile/support/gateway';
import { summary } from './support/ledger';
import { startTestSandbox, type TestSandbox } from './support/sandbox';

/** What anybody may ask for; the pages themselves send whoever is not signed in to the sign-in page. */
const open = [
  'GET /healthz',
  'GET /readyz',
  'GET /gateway/session',
  'POST /gateway/sign-out',
  'GET /sign-in',
  'POST /sign-in',
  'POST /gateway/csp-reports',
];

/** One documented request for each way to ask the service; in any other way nothing is asked of it. */
const service = '/api/external/v1/*';
const documented: Record<string, string> = {
  GET: '/api/external/v1/branches',
  POST: '/api/external/v1/accounting/entry-types',
  PUT: `/api/external/v1/products/${randomUUID()}`,
  DELETE: `/api/external/v1/hr/schedule-assignments/${randomUUID()}`,
};

let sandbox: TestSandbox;
let gateway: TestGateway;
const routes: { method: NonNullable<Ask['method']>; url: string }[] = [];
const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const;

beforeAll(async () => {
  sandbox = await startTestSandbox(defaultProfile);
  gateway = await startTestGateway({
    env: { UPSTREAM_URL: '' },
    parts: {
      sandbox: sandbox.ready,
      refuseOthers(app, itself) {
        app.addHook('onRoute', ({ method, url }) => {
          routes.push(
            ...methods
              .filter((one) => [method].flat().includes(one))
              .map((one) => ({ method: one, url })),
          );
        });
        refuseOthers(app, itself);
      },
    },
  });
});
afterAll(async () => {
  await gateway.close();
  await sandbox.close();
});

describe('without a session', () => {
  it('every route of the gateway but a few answers that there is none', async () => {
    const answers = await Promise.all(
      routes
        .filter(({ method, url }) => !open.includes(`${method} ${url}`))
        .filter(({ method, url }) => url !== service || method in documented)
        .map(async ({ method, url }) => {
          const path =
            url === service ? documented[method] : url.replaceAll(/:\w+/g, () => randomUUID());
          const { status, problem } = summary(await gateway.appAsk(path ?? url, { method }));
          return `${method} ${url} ${status} ${String(problem)}`;
        }),
    );
    expect(answers.length).toBeGreaterThan(40);
    expect(answers.filter((answer) => !answer.endsWith(' 401 session-ended'))).toEqual([]);
  });

  it('the few that answer anybody are all there', () => {
    const names = routes.map(({ method, url }) => `${method} ${url}`);
    expect(open.filter((name) => !names.includes(name))).toEqual([]);
  });
});
