import { commandFile, inProject } from './project.mjs';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} title what it checks, for the table
 * @property {string[]} args file and arguments for Node
 * @property {string[]} [needs] steps that must have succeeded
 * @property {'vitest' | 'playwright'} [report] the runner whose JSON report it writes
 * @property {boolean} [browser] needs a browser
 * @property {string} [lost] printed when its browser ended under it, which says nothing of a test: it runs once more
 * @property {boolean} [alone] uses both cores by itself, or draws on what another step would disturb
 */

/**
 * Everything the checks consist of, in order of speed. `npm test` runs all of it, `npm run check`
 * what needs neither a build nor a browser.
 * @param {string} results folder for the reports of this run
 * @returns {Step[]}
 */
export function allSteps(results) {
  const vitest = (/** @type {string} */ project) => [
    commandFile('vitest'),
    'run',
    '--project',
    project,
    // Only what fails: who reads a run that failed looks for nothing else.
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${results}/${project}.json`,
  ];
  const oxlint = [commandFile('oxlint'), '--type-aware', '--deny-warnings'];
  return [
    { name: 'text', title: 'wording compiles', args: [inProject('scripts/text.mjs')] },
    {
      name: 'types',
      title: 'types (tsc)',
      args: [commandFile('typescript', 'tsc'), '--noEmit'],
      needs: ['text'],
    },
    { name: 'lint', title: 'lint (oxlint)', args: oxlint, needs: ['text'] },
    {
      name: 'format',
      title: 'format (prettier)',
      args: [commandFile('prettier'), '--check', '--log-level=warn', '.'],
    },
    {
      name: 'dead-code',
      title: 'dead code (knip)',
      args: [commandFile('knip', 'knip'), '--no-progress'],
      needs: ['text'],
    },
    {
      name: 'guards',
      title: 'guards of the tree',
      args: vitest('guards'),
      report: 'vitest',
      needs: ['text'],
    },
    { name: 'unit', title: 'unit tests', args: vitest('unit'), report: 'vitest', needs: ['text'] },
    {
      name: 'contract',
      title: 'contract and hostile tests',
      args: vitest('contract'),
      report: 'vitest',
      needs: ['text'],
    },
    {
      name: 'build',
      title: 'production build',
      args: [inProject('scripts/build.mjs')],
      needs: ['text'],
    },
    {
      name: 'budgets',
      title: 'bundle budgets',
      args: [inProject('scripts/budgets.mjs')],
      needs: ['build'],
    },
    {
      name: 'browser',
      title: 'components in a browser',
      args: vitest('browser'),
      report: 'vitest',
      browser: true,
      lost: 'Browser connection was closed while running tests',
      needs: ['text'],
    },
    {
      name: 'faults',
      title: 'writes in random runs',
      args: [
        commandFile('tsx'),
        inProject('tests/faults/main.ts'),
        '--level=all',
        '--runs=60',
        '--seed=2026',
      ],
      browser: true,
      alone: true,
      needs: ['build'],
    },
    {
      name: 'e2e',
      title: 'end to end',
      args: [commandFile('@playwright/test', 'playwright'), 'test'],
      report: 'playwright',
      browser: true,
      alone: true,
      needs: ['build'],
    },
  ];
}

/** The quick part: what a person runs before every commit. */
export const quickSteps = ['text', 'types', 'lint', 'format', 'guards', 'unit'];
