import { onGround, type Ground } from '../support/ground';
import { forEachSeed } from '../support/lanes';
import { areCaught, type MutantName } from '../support/mutants';
import { Report } from '../support/tally';
import type { Run } from './judge';
import { Lane } from './lane';
import { paymentPlanOf } from './payment-plan';
import { planOf, type Plan } from './plan';
import { runPlan } from './run';

type Kind = 'writes' | 'payments';
type Asked = { kind: Kind; runs: number; seed: number; mutant?: string | undefined };

/** Every rule of the ledger that a gateway may lack, among the runs that are to notice. */
const mutants = {
  writes: [
    'forwardBeforeRecording',
    'noDedupeById',
    'cookieAlone',
    'equalContentAlone',
    'draftEndedByIdAlone',
  ],
  payments: [
    'forwardBeforeRecording',
    'noDedupeById',
    'newKeyForEachSend',
    'noAgeGuard',
    'resendWithAnotherKey',
    'paidBesideDoubt',
  ],
} as const satisfies Record<Kind, MutantName[]>;

const planOfKind: Record<Kind, (seed: number) => Plan> = {
  writes: planOf,
  payments: paymentPlanOf,
};

/** @returns true when no promise was broken, or, with mutants, when every one of them was caught. */
export async function runProtocol({ kind, runs, seed, mutant }: Asked): Promise<boolean> {
  return onGround((ground) => {
    const start = { ...ground, kind, runs, seed };
    if (mutant === undefined) return prove(start);
    return areCaught<MutantName>(mutant, mutants[kind], (name, seen) =>
      forEachRun(start, name, (number, _plan, { violations }) => seen(number, violations)),
    );
  });
}

type Start = Pick<Asked, 'kind' | 'runs' | 'seed'> & Ground;

async function prove(start: Start): Promise<boolean> {
  const report = new Report();
  await forEachRun(start, null, (number, plan, run) => {
    const mishap = plan.outage ? 'unreachable' : (plan.mishaps[0]?.kind ?? 'none');
    report.add(`${plan.operation} ${mishap}`, run, { number, plan });
    return false;
  });
  return report.print(start);
}

/** Runs every seed until all are done or `seen` says that it is enough. */
function forEachRun(
  { bundle, sandbox, kind, ...seeds }: Start,
  mutant: MutantName | null,
  seen: (number: number, plan: Plan, run: Run) => boolean,
): Promise<void> {
  return forEachSeed(
    seeds,
    () => Lane.open(bundle, sandbox, mutant),
    async (lane, number) => {
      const plan = planOfKind[kind](number);
      return seen(number, plan, await runPlan(lane, plan)) ? 'enough' : 'more';
    },
  );
}
