import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from './support/gateway';
import { json, type Answer } from './support/upstream';

let gateway: TestGateway;
let cookie: string;

beforeEach(async () => {
  gateway = await startTestGateway();
  cookie = await gateway.signIn();
});
afterEach(() => gateway.close());

const read = () => gateway.appAsk('/api/external/v1/branches', { cookie });

describe('a service that asks to slow down', () => {
  const limited: Answer = (_, response) =>
    json(response, 429, { status: false, message: 'Rate limit exceeded.', rate_limit: 60 });

  it('makes everyone of the business wait longer and longer, and asks once after each wait', async () => {
    const colleague = await gateway.signIn(undefined, 'Berta');
    gateway.upstream.answerWith(limited);
    const { seen } = gateway.upstream;
    const reached: number[] = [];
    for (const pause of [5, 10, 20, 40, 60, 60]) {
      seen.length = 0;
      const others = gateway.appAsk('/api/external/v1/activities', { cookie: colleague });
      const answers = await Promise.all([read(), read(), read(), others]);
      expect(answers.map(({ status }) => status)).toEqual([429, 429, 429, 429]);
      expect(answers.map(({ headers }) => Number(headers['retry-after']))).toEqual(
        Array(4).fill(pause),
      );
      reached.push(seen.length);
      gateway.advance(pause * 1000);
    }
    // Several may be under way when the first pause begins.
    expect(reached.slice(1)).toEqual([1, 1, 1, 1, 1]);
    gateway.upstream.answerWith(null);
    const after = await Promise.all([read(), read(), read()]);
    expect(after.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('says whether the service or the gateway refused', async () => {
    gateway.upstream.answerWith(limited);
    const first = await read();
    expect(first.headers['x-outcome']).toBe('rejected');
    expect(first.json()).toMatchObject({ rate_limit: 60 });
    const second = await read();
    expect(second.headers['x-outcome']).toBe('not-sent');
    expect(second.json()).toMatchObject({ problem: 'rate-paused', retryAfterSeconds: 5 });
  });
});
