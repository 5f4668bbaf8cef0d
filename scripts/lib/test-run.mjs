import { createWriteStream, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { environmentForProject } from './environment.mjs';
import { ensureDependencies } from './install.mjs';
import { requireNode } from './node-version.mjs';
import { isAlive } from './process-alive.mjs';
import { inProject } from './project.mjs';
import { readReport } from './reports.mjs';
import { runNode } from './run.mjs';
import { schedule } from './schedule.mjs';
import { allSteps } from './steps.mjs';
import { printSummary } from './summary.mjs';

const rule = '-'.repeat(72);

/**
 * Runs the named steps (all without a list), prints what happened and ends the process: 0 only when
 * every step passed, however long it took.
 * @param {string[] | null} names
 * @param {{ all?: boolean }} [options] all end-to-end tests instead of the sample
 */
export async function runSteps(names, { all = false } = {}) {
  requireNode();
  const began = performance.now();
  // First: what the steps run is found in the installed packages.
  await ensureDependencies();
  const results = resultsFolder();
  const steps = stepsNamed(names, allSteps(results));
  const environment = {
    ...(await testEnvironment(
      results,
      steps.some((step) => step.browser),
    )),
    E2E_SCOPE: all ? 'all' : 'sample',
  };
  const verdicts = await schedule(steps, (step) => work(step, environment, results));
  const tests = new Map(steps.map((step) => [step.name, testsOf(step, results)]));
  const seconds = (performance.now() - began) / 1000;
  process.exit(printSummary(verdicts, tests, seconds) ? 1 : 0);
}

/** @param {string[] | null} names @param {import('./steps.mjs').Step[]} steps */
function stepsNamed(names, steps) {
  const known = steps.map((step) => step.name);
  const unknown = names?.filter((name) => !known.includes(name)) ?? [];
  if (unknown.length > 0) {
    process.stderr.write(
      `No step is named ${unknown.join(', ')}. There are: ${known.join(', ')}.\n`,
    );
    process.exit(2);
  }
  return steps.filter((step) => !names || names.includes(step.name));
}

/**
 * One step: its output is kept in a file, and shown when it fails.
 * @param {import('./steps.mjs').Step} step
 * @param {NodeJS.ProcessEnv} env
 * @param {string} results
 */
async function work(step, env, results) {
  const began = performance.now();
  const log = createWriteStream(`${results}/${step.name}.log`);
  let output = '';
  const onOutput = (/** @type {string} */ text) => {
    output += text;
    log.write(text);
  };
  let code = await runNode(step.args, { env, onOutput });
  if (code !== 0 && step.lost && output.includes(step.lost)) {
    process.stdout.write(`     ${step.title}: the browser ended, once more in a new one\n`);
    output = '';
    code = await runNode(step.args, { env, onOutput });
  }
  log.end();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const passed = code === 0;
  process.stdout.write(`${passed ? 'ok  ' : 'FAIL'} ${step.title} (${seconds} s)\n`);
  if (!passed) {
    const failed = testsOf(step, results).filter((test) => !test.passed);
    const names = failed.map(({ file, title }) => `     ${file}  ${title}\n`);
    process.stdout.write(`${names.join('')}${rule}\n${output.trimEnd()}\n${rule}\n`);
  }
  return passed;
}

/** @param {import('./steps.mjs').Step} step @param {string} results */
const testsOf = (step, results) =>
  step.report ? readReport(step.report, `${results}/${step.name}.json`) : [];

/** A folder of its own for every run, so that two at once do not mix; those of ended runs go. */
function resultsFolder() {
  const above = inProject('test-results');
  mkdirSync(above, { recursive: true });
  for (const name of readdirSync(above)) {
    const pid = /^run-(\d+)$/.exec(name)?.[1];
    const ended = pid !== undefined && !isAlive(Number(pid));
    if (ended) rmSync(path.join(above, name), { recursive: true, force: true });
  }
  const folder = path.join(above, `run-${process.pid}`);
  mkdirSync(folder);
  return folder;
}

/** @param {string} results @param {boolean} needsBrowser */
async function testEnvironment(results, needsBrowser) {
  const browser = needsBrowser ? await findBrowser({ mayFetch: true }) : null;
  if (needsBrowser && !browser) {
    process.stderr.write('No Chromium starts here; set CHROMIUM_PATH to one that does.\n');
  }
  return {
    ...environmentForProject(),
    ...browser?.env,
    TEST_RESULTS: results,
    CI: '1',
    NO_COLOR: '1',
  };
}
