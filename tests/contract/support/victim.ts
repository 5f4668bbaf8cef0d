import { afterEach, beforeAll, expect } from 'vitest';
import { callsIn, type Call } from './calls';
import { describedBy } from './openapi';
import { withSandbox, type Reply, type TestWorld } from '../../../server/sandbox/testing/sandbox';
import { defaultProfile } from '../../../src/contract/profile';

/** What a request has in the place of its call's own. */
export interface Sent {
  path?: string;
  body?: BodyInit;
  type?: string;
  headers?: Record<string, string>;
}

/** A world to send rubbish to; nothing a test of the file sends may come to a mistake of the sandbox's own. */
export function withVictim() {
  const { world, failures } = withSandbox();
  const service = describedBy(defaultProfile);
  const victim: { here: TestWorld | null; calls: Call[] } = { here: null, calls: [] };

  beforeAll(async () => {
    victim.here = await world();
    victim.calls = await callsIn(victim.here);
  });

  afterEach(() => {
    expect(failures).toEqual([]);
  });

  const here = () => {
    if (!victim.here) throw new Error('The world is there only while tests run');
    return victim.here;
  };

  return {
    service,
    calls: () => victim.calls,
    writes: () => victim.calls.filter(({ body }) => body !== undefined),
    send: ({ method, path }: Call, sent: Sent): Promise<Reply> => {
      const headers = {
        'X-API-Key': here().facts.keys.full,
        ...(sent.body === undefined ? {} : { 'content-type': sent.type ?? 'application/json' }),
        ...sent.headers,
      };
      return here().send(method, sent.path ?? path, headers, sent.body);
    },
    /** Fails unless an answer is one the document has, and shows nothing of the program behind it. */
    expectDocumented: ({ method, path }: Call, answer: Reply): void => {
      expect(answer.status).toBeLessThan(500);
      service.expectAnswer(method, path, answer);
      const text = JSON.stringify(answer.body);
      expect(text).not.toMatch(/\bat .*:\d+:\d+|node_modules|SQLITE|server\//);
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    },
  };
}
