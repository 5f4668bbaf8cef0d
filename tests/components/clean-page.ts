import { afterAll, beforeAll, beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { isRunning } from '@/modules/bulk-job/current-run';
import { stakesNow } from '@/modules/leaving/held-page';

// All files share one page and what they load: each starts with the size a page of its own would have, each test without what the
// one before drew. The package would see to the latter itself, but only for the file that loads it first.
beforeAll(() => page.viewport(414, 896));
beforeEach(cleanup);

// In the files after this one a send that nobody answered would go on asking and hold their page, and a job would go on as well.
afterAll(async () => {
  await cleanup();
  const left = [...stakesNow(), ...(isRunning() ? ['job'] : [])];
  if (left.length > 0) throw new Error(`Still under way: ${left.join(', ')}`);
});
