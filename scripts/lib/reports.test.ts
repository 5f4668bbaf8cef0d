import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { nodeComplaint } from './node-version.mjs';
import { readReport } from './reports.mjs';
import { inProject } from './project.mjs';
import { count } from './summary.mjs';

function reportOf(runner: 'vitest' | 'playwright', content: unknown) {
  const folder = mkdtempSync(path.join(tmpdir(), 'trastienda-report-'));
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  const tests = readReport(runner, file);
  rmSync(folder, { recursive: true });
  return tests;
}

test('a file that does not load counts as a failure', () => {
  const name = inProject('src/broken.test.ts');
  const tests = reportOf('vitest', {
    testResults: [{ name, status: 'failed', assertionResults: [] }],
  });
  expect(tests).toMatchObject([{ file: 'src/broken.test.ts', passed: false }]);
});

test('tests of nested describes are read from both runners', () => {
  const unit = reportOf('vitest', {
    testResults: [
      {
        name: inProject('src/money.test.ts'),
        status: 'passed',
        assertionResults: [{ fullName: 'money adds', status: 'passed', duration: 3 }],
      },
    ],
  });
  const spec = {
    title: 'adds',
    file: 'money.spec.ts',
    ok: false,
    tests: [{ results: [{ duration: 5 }] }],
  };
  const file = { title: 'money.spec.ts', file: 'money.spec.ts' };
  const e2e = reportOf('playwright', {
    suites: [{ ...file, suites: [{ title: 'money', file: file.file, specs: [spec] }] }],
  });
  expect([...unit, ...e2e]).toEqual([
    { title: 'money adds', file: 'src/money.test.ts', milliseconds: 3, passed: true },
    { title: 'money adds', file: 'e2e/money.spec.ts', milliseconds: 5, passed: false },
  ]);
});

test('what passed at a second try only is flaky', () => {
  const spec = { title: 'adds', file: 'money.spec.ts', ok: true };
  const runs = [{ duration: 5 }, { duration: 4 }];
  const suites = [
    {
      title: 'money.spec.ts',
      file: 'money.spec.ts',
      specs: [
        { ...spec, tests: [{ status: 'flaky', results: runs }] },
        { ...spec, title: 'counts', tests: [{ status: 'expected', results: runs.slice(1) }] },
      ],
    },
  ];
  expect(reportOf('playwright', { suites })).toEqual([
    { title: 'adds', file: 'e2e/money.spec.ts', milliseconds: 9, passed: true, flaky: true },
    { title: 'counts', file: 'e2e/money.spec.ts', milliseconds: 4, passed: true },
  ]);
});

test('a run that is named a step there is none of runs nothing', () => {
  const run = spawnSync(process.execPath, [inProject('scripts/test.mjs'), 'units'], {
    encoding: 'utf8',
  });
  expect(run.status).toBe(2);
  expect(run.stderr).toContain('No step is named units');
});

test('no report is no tests', () => {
  expect(readReport('vitest', inProject('no-such-report.json'))).toEqual([]);
});

test('the closing line counts tests, and steps that have none', () => {
  const result = (name: string, verdict: 'passed' | 'failed' | 'not-run') => ({
    step: { name, title: name, args: [] },
    verdict,
    seconds: 1,
  });
  const one = { title: 't', file: 'f', milliseconds: 1, passed: true };
  const tests = new Map([['unit', [one, { ...one, passed: false }]]]);
  const steps = [
    result('types', 'passed'),
    result('unit', 'failed'),
    result('contract', 'failed'),
    result('e2e', 'not-run'),
  ];
  expect(count(steps, tests)).toEqual({ passed: 2, failed: 2 });
});

test.each([
  ['18.20.0', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['22.1.0', true],
])('Node %s fits: %s', (version, fits) => {
  expect(nodeComplaint(version, '>=20.19') === null).toBe(fits);
});
