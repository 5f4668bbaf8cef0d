import { beforeAll, beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page } from 'vitest/browser';

// All files share one page and what they load: each starts with the size a page of its own would have, each test without what the
// one before drew. The package would see to the latter itself, but only for the file that loads it first.
beforeAll(() => page.viewport(414, 896));
beforeEach(cleanup);
