import { onGround, type Ground } from '../support/ground';
import { forEachSeed } from '../support/lanes';
import { areCaught, type MutantName } from '../support/mutants';
import { Report } from '../support/tally';
import type { Run } from './judge';
import { Lane } from './lane';
import { planOf, type Plan } from './plan';
import { runPlan } from './run';

type Asked = { runs: number; seed: number; mutant?: string | undefined };

/** Every rule of the ledger that a gateway may lack, to show that the runs would notice. */
const mutants = [
  'forwardBeforeRecording',
  'noDedupeById',
  'newKeyForEachSend',
  'noAgeGuard',
  'resendWithAnotherKey',
] as const satisfies MutantName[];

/** @returns true when no promise was broken, or, with mutants, when every one of them was caught. */
export async function runProtocol({ runs, seed, mutant }: Asked): Promise<boolean> {
  return onGround((ground) => {
    const start = { ...ground, runs, seed };
    if (mutant === undefined) return prove(start);
    return areCaught(mutant, mutants, (name) => isCaught(name, start));
  });
}

type Start = Pick<Asked, 'runs' | 'seed'> & Ground;

async function prove(start: Start): Promise<boolean> {
  const report = new Report();
  await forEachRun(start, null, (number, plan, run) => {
    const mishap = plan.outage ? 'unreachable' : (plan.mishaps[0]?.kind ?? 'none');
    report.add(`${plan.operation} ${mishap}`, run, { number, plan });
    return false;
  });
  return report.print(start);
}

async function isCaught(name: MutantName, start: Start): Promise<boolean> {
  const found: string[] = [];
  let needed = 0;
  await forEachRun(start, name, (number, _plan, { violations: [violation] }) => {
    needed += 1;
    if (violation === undefined) return false;
    found.push(`seed ${number}: ${violation}`);
    return true;
  });
  process.stdout.write(
    `${name}: ${found[0] === undefined ? 'NOT CAUGHT' : `caught (${found[0]})`}`,
  );
  process.stdout.write(` after ${needed} runs\n`);
  return found.length > 0;
}

/** Runs every seed until all are done or `seen` says that it is enough. */
function forEachRun(
  { bundle, sandbox, ...seeds }: Start,
  mutant: MutantName | null,
  seen: (number: number, plan: Plan, run: Run) => boolean,
): Promise<void> {
  return forEachSeed(
    seeds,
    () => Lane.open(bundle, sandbox, mutant),
    async (lane, number) => {
      const plan = planOf(number);
      return seen(number, plan, await runPlan(lane, plan, number)) ? 'enough' : 'more';
    },
  );
}
