import { runJobs, type JobsAsked } from '../bulk/job-runs';
import { mutants } from './mutants';
import { planOf } from './plan';
import { runPlan } from './run';

/** @returns true when no promise was broken, or, with mutants, when every one of them was caught. */
export function runPaymentJobs(asked: JobsAsked): Promise<boolean> {
  return runJobs(
    {
      kind: 'payment-jobs',
      mutants,
      gatewayLacks: (mutant) => mutant,
      prepare: async () => undefined,
      run: (on, seed, rows, mutant) => runPlan(on, planOf(seed, rows), mutant),
    },
    asked,
  );
}
