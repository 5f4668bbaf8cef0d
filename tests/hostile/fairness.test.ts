import { afterEach, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from './support/gateway';
import { json } from './support/upstream';

let gateway: TestGateway;
afterEach(() => gateway.close());

const path = '/api/external/v1/branches';

it('M46: keeps one screen that asks without end from shutting the others out', async () => {
  gateway = await startTestGateway();
  const [greedy, quiet] = [
    await gateway.signIn(undefined, 'A'),
    await gateway.signIn(undefined, 'B'),
  ];
  let atOnce = 0;
  let mostAtOnce = 0;
  gateway.upstream.answerWith((_, response) => {
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    setTimeout(() => {
      atOnce -= 1;
      json(response, 200, { data: [] });
    }, 50);
  });

  const flood = Array.from({ length: 150 }, () => gateway.appAsk(path, { cookie: greedy }));
  for (let index = 0; index < 5; index += 1) {
    expect((await gateway.appAsk(path, { cookie: quiet })).status).toBe(200);
  }
  const refused = (await Promise.all(flood)).filter(({ status }) => status !== 200);

  expect(mostAtOnce).toBe(6);
  expect(refused.length).toBeGreaterThan(0);
  for (const answer of refused) {
    expect(answer.status).toBe(503);
    expect(answer.headers['x-outcome']).toBe('not-sent');
    expect(answer.json()).toMatchObject({ problem: 'queue-full', retryAfterSeconds: 1 });
  }
});
