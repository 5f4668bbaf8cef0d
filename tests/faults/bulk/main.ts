import { runJobs, type JobsAsked } from './job-runs';
import { mutants } from './parts';
import { planOf } from './plan';
import { addProducts } from './products';
import { runPlan } from './run';

/** @returns true when no promise was broken, or, with mutants, when every one of them was caught. */
export function runBulk(asked: JobsAsked): Promise<boolean> {
  return runJobs(
    {
      kind: 'bulk',
      mutants,
      gatewayLacks: (mutant) => (mutant === 'furtherIdWhileUnknown' ? mutant : null),
      prepare: ({ world }, rows) => addProducts(world, rows),
      run: ({ lane }, seed, rows, mutant) => runPlan(lane, planOf(seed, rows), { rows, mutant }),
    },
    asked,
  );
}
