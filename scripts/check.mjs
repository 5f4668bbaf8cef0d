import { quickSteps } from './lib/steps.mjs';
import { runSteps } from './lib/test-run.mjs';

await runSteps(quickSteps);
