// Everything CI does. `npm test -- unit e2e` runs only the named steps (and what they need built).
import { runSteps } from './lib/test-run.mjs';

const names = process.argv.slice(2);
await runSteps(names.length > 0 ? names : null);
