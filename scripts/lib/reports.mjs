import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './project.mjs';

/** @typedef {{ title: string, file: string, milliseconds: number, passed: boolean, flaky?: boolean }} TestResult flaky: it passed at a second try only */

/**
 * The tests of one step from its runner's JSON report; none when the runner wrote no report.
 * @param {'vitest' | 'playwright'} runner
 * @param {string} file
 * @returns {TestResult[]}
 */
export function readReport(runner, file) {
  if (!existsSync(file)) return [];
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return runner === 'vitest'
    ? report.testResults.flatMap(vitestFile)
    : report.suites.flatMap((/** @type {any} */ suite) => playwrightSuite(suite, []));
}

/** A file that could not even be loaded has no test of its own and still counts as one failure. */
function vitestFile(/** @type {any} */ result) {
  const file = path.relative(root, result.name);
  if (result.assertionResults.length === 0 && result.status === 'failed') {
    return [{ title: '(the file does not load)', file, milliseconds: 0, passed: false }];
  }
  return result.assertionResults
    .filter((/** @type {any} */ one) => one.status === 'passed' || one.status === 'failed')
    .map((/** @type {any} */ one) => ({
      title: one.fullName,
      file,
      milliseconds: one.duration ?? 0,
      passed: one.status === 'passed',
    }));
}

/** @returns {TestResult[]} */
function playwrightSuite(/** @type {any} */ suite, /** @type {string[]} */ above) {
  const titles = suite.title === suite.file ? above : [...above, suite.title];
  const own = (suite.specs ?? []).map((/** @type {any} */ spec) => ({
    title: [...titles, spec.title].join(' '),
    file: `e2e/${spec.file}`,
    milliseconds: spec.tests
      .flatMap((/** @type {any} */ test) => test.results)
      .reduce((/** @type {number} */ sum, /** @type {any} */ run) => sum + run.duration, 0),
    passed: spec.ok,
    ...(spec.tests.some((/** @type {any} */ test) => test.status === 'flaky') && { flaky: true }),
  }));
  const below = (suite.suites ?? []).flatMap((/** @type {any} */ one) =>
    playwrightSuite(one, titles),
  );
  return [...own, ...below];
}
