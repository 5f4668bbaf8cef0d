// Everything CI does, with a sample of the end-to-end tests; `npm test -- --all` runs them all.
// `npm test -- unit e2e` runs only the named steps.
import { runSteps } from './lib/test-run.mjs';

const given = process.argv.slice(2);
const names = given.filter((one) => one !== '--all');
await runSteps(names.length > 0 ? names : null, { all: given.includes('--all') });
