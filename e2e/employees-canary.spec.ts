import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { zipSync } from 'fflate';
import { signIn } from './support/actions';
import { canary, leaksBelow, leaksOf } from './support/canary';
import CanaryReporter from './support/canary-reporter';
import { test } from './support/fixtures';
import { startInstallation } from './support/installation';

/** A folder of its own, away from what the run itself leaves behind. */
function withFolder(work: (folder: string) => void | Promise<void>) {
  return async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'trastienda canary '));
    try {
      await work(folder);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
}

const bytes = (text: string) => new TextEncoder().encode(text);

test(
  'what is planted in the results of a run is found, packed or not, and fails it',
  withFolder(async (folder) => {
    const reporter = new CanaryReporter({ places: [folder, path.join(folder, 'none')] });
    writeFileSync(path.join(folder, 'report.json'), '{"salary": 1234.5}');
    expect(await reporter.onEnd()).toBeUndefined();
    mkdirSync(path.join(folder, 'deep'));
    const trace = zipSync({ 'network.jsonl': bytes(`{"salary":${String(canary.salary)}}`) });
    writeFileSync(path.join(folder, 'deep/trace.zip'), trace);
    writeFileSync(path.join(folder, 'gateway.log'), canary.document_number.replace('-', ''));
    writeFileSync(path.join(folder, 'ledger.db'), `\0\0${canary.tax_number}\0`);
    expect(leaksBelow(folder).toSorted()).toEqual(
      [
        `salary in ${folder}/deep/trace.zip`,
        `document number in ${folder}/gateway.log`,
        `tax number in ${folder}/ledger.db`,
      ].toSorted(),
    );
    expect(await reporter.onEnd()).toEqual({ status: 'failed' });
  }),
);

test('what is planted in a browser is found, wherever it keeps it', async ({ page, world }) => {
  await signIn(page, world.keys.full, 'Ana', '/');
  expect(await leaksOf(page.context())).toEqual([]);
  const { salary, document_number: number } = canary;
  const places = {
    localStorage: () => page.evaluate((text) => localStorage.setItem('x', text), String(salary)),
    sessionStorage: () => page.evaluate((text) => sessionStorage.setItem('x', text), number),
    history: () => page.evaluate((text) => history.replaceState({ x: text }, ''), number),
    title: () => page.evaluate((text) => void Object.assign(document, { title: text }), number),
  };
  for (const [place, plant] of Object.entries(places)) {
    await plant();
    expect(await leaksOf(page.context()), place).toHaveLength(1);
    await page.evaluate(() => {
      localStorage.removeItem('x');
      sessionStorage.removeItem('x');
      history.replaceState(null, '');
      document.title = '';
    });
  }
  expect(await leaksOf(page.context())).toEqual([]);
});

test('what a gateway keeps of anybody is found when it stops', async () => {
  const installation = await startInstallation();
  await installation.stop();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'trastienda canary '));
  const another = await startInstallation({ DATA_DIR: dataDir });
  writeFileSync(path.join(dataDir, 'notes.txt'), canary.document_number);
  await expect(another.stop()).rejects.toThrow(/document number in/);
  rmSync(dataDir, { recursive: true, force: true });
});
