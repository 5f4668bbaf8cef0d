/** @typedef {import('./schedule.mjs').StepResult} StepResult */
/** @typedef {import('./reports.mjs').TestResult} TestResult */

const slowestShown = 20;

/**
 * Prints the steps, the slowest tests, what is flaky, and the closing line `N passed, N failed`.
 * A test counts as one; a step without tests counts as one; a runner that failed without naming a
 * test counts as one failure.
 * @param {StepResult[]} steps
 * @param {Map<string, TestResult[]>} tests by step
 * @param {number} seconds of the whole run
 * @returns {boolean} whether anything failed
 */
export function printSummary(steps, tests, seconds) {
  const lines = steps.map((result) => stepLine(result, tests.get(result.step.name) ?? []));
  print('', 'Steps', ...lines, `${pad(seconds)}  in all`);
  const all = [...tests.values()].flat();
  const slowest = all.sort((a, b) => b.milliseconds - a.milliseconds).slice(0, slowestShown);
  if (slowest.length > 0) {
    print(
      '',
      'Slowest tests',
      ...slowest.map((one) => `${pad(one.milliseconds / 1000)}  ${one.file}  ${one.title}`),
    );
  }
  const flaky = all.filter((one) => one.flaky);
  if (flaky.length > 0) {
    const names = flaky.map((one) => `           ${one.file}  ${one.title}`);
    print('', 'Flaky: passed at a second try only, to be mended next', ...names);
  }
  const { passed, failed } = count(steps, tests);
  print(
    '',
    `${passed} passed, ${failed} failed${flaky.length > 0 ? `, ${flaky.length} flaky` : ''}`,
  );
  return steps.some((result) => result.verdict !== 'passed');
}

/**
 * @param {StepResult[]} steps
 * @param {Map<string, TestResult[]>} tests
 */
export function count(steps, tests) {
  let passed = 0;
  let failed = 0;
  for (const { step, verdict } of steps) {
    const own = tests.get(step.name) ?? [];
    const bad = own.filter((one) => !one.passed).length;
    passed += own.length - bad + (verdict === 'passed' && own.length === 0 ? 1 : 0);
    failed += bad + (verdict === 'failed' && bad === 0 ? 1 : 0);
  }
  return { passed, failed };
}

const verdictWords = { passed: 'ok', failed: 'FAILED', 'not-run': 'not run' };

/** @param {StepResult} result @param {TestResult[]} tests */
function stepLine({ step, verdict, seconds }, tests) {
  const number = tests.length > 0 ? `, ${tests.length} tests` : '';
  return `${pad(seconds)}  ${step.title}${number}: ${verdictWords[verdict]}`;
}

/** @param {number} seconds */
const pad = (seconds) => `${seconds.toFixed(1)} s`.padStart(9);

/** @param {...string} lines */
const print = (...lines) => process.stdout.write(`${lines.join('\n')}\n`);
