import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser } from './scripts/lib/browser.mjs';

const inProject = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const resolve = { alias: { '@': inProject('src') } };
/** Files share what they load, which takes half the processor's time: a test that sets something for all puts it back. */
const isolate = false;
const browserTests = ['src/**/*.browser.test.tsx'];

/** Runs with a results folder of their own (`npm test`) may run side by side, so caches must not meet. */
const results = process.env['TEST_RESULTS'];
const cacheDir = results ? path.join(results, 'vite') : inProject('node_modules/.vite');

async function browserProject() {
  // A page of hundreds of tests was closed once under the one without windows.
  const browser = await findBrowser({ whole: true });
  return {
    executablePath: browser?.path,
    args: ['--no-sandbox'],
    env: { ...process.env, ...browser?.env },
  };
}

export default defineConfig({
  cacheDir,
  test: {
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.{ts,tsx}', 'server/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: browserTests,
          isolate,
          // Property tests on a machine that does something else as well.
          testTimeout: 20_000,
        },
      },
      {
        resolve,
        test: {
          name: 'guards',
          environment: 'node',
          include: ['tests/guards/**/*.test.ts'],
          testTimeout: 20_000,
        },
      },
      {
        resolve,
        test: {
          name: 'contract',
          environment: 'node',
          include: ['tests/{contract,faults,hostile}/**/*.test.ts'],
          isolate,
          testTimeout: 20_000,
        },
      },
      {
        resolve,
        plugins: [react()],
        test: {
          name: 'browser',
          include: browserTests,
          isolate,
          setupFiles: ['tests/components/clean-page.ts'],
          // Of a machine that does something else as well; what is waited for is waited for as long.
          testTimeout: 30_000,
          expect: { poll: { timeout: 20_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: await browserProject() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
