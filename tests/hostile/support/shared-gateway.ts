import { afterAll, beforeAll, beforeEach } from 'vitest';
import { linesOfTheApp, startTestGateway, type TestGateway } from './gateway';

/** One gateway for the tests of a file, with Ana signed in; each test begins with a service that has seen nothing. */
export function withSharedGateway() {
  const held: { gateway: TestGateway | null; cookie: string } = { gateway: null, cookie: '' };

  const gateway = () => {
    if (!held.gateway) throw new Error('The gateway runs only while tests do');
    return held.gateway;
  };

  beforeAll(async () => {
    held.gateway = await startTestGateway();
    held.cookie = await held.gateway.signIn();
  });
  beforeEach(() => {
    gateway().upstream.seen.length = 0;
  });
  afterAll(async () => {
    await held.gateway?.close();
  });

  return {
    gateway,
    cookie: () => held.cookie,
    /** What the app sends for her, as lines of a request. */
    lines: () => linesOfTheApp(held.cookie),
  };
}
