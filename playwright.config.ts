import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/lib/browser.mjs';

/**
 * Specs that take longer than every change has time for; `npm run e2e` and `npm test -- --all` run them too. `npm test` alone
 * proves the same parts by the contract tests, the components and the random runs.
 */
const longer = [
  'attempts',
  'attempts-journal',
  'attempts-payments',
  'batches-people',
  'batches-states',
  'batches-tools',
  'count-sheet',
  'day-boundaries',
  'diagnostics',
  'directory',
  'drafts',
  'drafts-survival',
  'entry-types-outcomes',
  'every-screen',
  'expiry-ladder',
  'export',
  'faults-answers',
  'faults-lines',
  'faults-people',
  'help',
  'keyboard',
  'keyboard-files',
  'ladder-rows',
  'practice',
  'print',
  'product-edit-moved',
  'product-edit-outcomes',
  'product-faults',
  'product-form-outcomes',
  'product-bulk-addresses',
  'product-bulk-files',
  'product-bulk-hostile',
  'product-bulk-moves',
  'product-bulk-trouble',
  'product-page',
  'products-loading',
  'provider-directory',
  'providers',
  'providers-outcomes',
  'purchase-faults',
  'purchase-lines',
  'shell-keys',
  'shell-session',
  'touch',
];

/** Of a run of `npm test`: the sample, or all. All are tried again once, so that what passes only then can be listed. */
const scope = process.env['E2E_SCOPE'];
const retries = scope === 'all' ? 1 : 0;

const results =
  process.env['TEST_RESULTS'] ?? fileURLToPath(new URL('test-results/e2e', import.meta.url));
const browser = await findBrowser();
/** Tests whose pages hold data of people: of these, a failed one leaves no trace and no picture. */
const ofPeople = /employees/;

export default defineConfig({
  testDir: 'e2e',
  testIgnore: scope === 'sample' ? longer.map((name) => `${name}.spec.ts`) : [],
  outputDir: path.join(results, 'e2e'),
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  retries,
  failOnFlakyTests: scope !== 'all',
  forbidOnly: true,
  // Of a machine three times as slow as usual, which was met.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [
    [process.env['CI'] ? 'dot' : 'list'],
    ['json', { outputFile: path.join(results, 'e2e.json') }],
    // Last: it reads what the others wrote.
    [
      './e2e/support/canary-reporter.ts',
      { places: [path.join(results, 'e2e'), path.join(results, 'e2e.json')] },
    ],
  ],
  projects: [
    { name: 'app', grepInvert: ofPeople },
    { name: 'people', grep: ofPeople, use: { trace: 'off', screenshot: 'off' } },
  ],
  use: {
    browserName: 'chromium',
    locale: 'es-SV',
    timezoneId: 'America/El_Salvador',
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every test takes a third of the time of all; where one is tried again, that try has it.
    trace: retries > 0 ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browser?.path,
      args: ['--no-sandbox'],
      env: { ...process.env, ...browser?.env },
    },
  },
});
