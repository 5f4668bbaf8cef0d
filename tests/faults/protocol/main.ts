import type { LedgerRules } from '../../../server/gateway/ledger/rules';
import { startSandbox } from '../../../server/sandbox/start';
import { defaultProfile } from '../../../src/contract/profile';
import { bundleGateway } from '../support/gateway-child';
import { Report } from '../support/tally';
import { Lane } from './lane';
import { planOf, type Plan } from './plan';
import { runPlan, type Run } from './run';

type Asked = { runs: number; seed: number; mutant?: string | undefined };

/** Every rule of the ledger that can be switched off, to show that the runs would notice. */
const mutants = [
  'forwardBeforeRecording',
  'noDedupeById',
  'newIdAfterTimeout',
  'noAgeGuard',
  'resendWithAnotherKey',
] as const satisfies (keyof LedgerRules)[];

/** Gateways at work side by side; each has runs of its own, one after the other. */
const lanes = 2;

/** @returns true when no promise was broken, or, with mutants, when every one of them was caught. */
export async function runProtocol({ runs, seed, mutant }: Asked): Promise<boolean> {
  const bundle = await bundleGateway();
  const sandbox = await startSandbox({
    dataDir: null,
    size: 'tiny',
    fixedToday: null,
    port: 0,
    profile: defaultProfile,
  });
  const start = { bundle: bundle.file, sandbox: sandbox.ready, runs, seed };
  try {
    if (mutant === undefined) return await prove(start);
    const chosen = mutants.filter((name) => mutant === 'all' || mutant === name);
    if (chosen.length === 0) throw new Error(`Name a mutant: all ${mutants.join(' ')}`);
    const caught: boolean[] = [];
    for (const name of chosen) caught.push(await isCaught(name, start));
    return caught.every(Boolean);
  } finally {
    await sandbox.close();
    bundle.remove();
  }
}

type Start = Pick<Asked, 'runs' | 'seed'> & {
  bundle: string;
  sandbox: { base: string; control: string };
};

async function prove(start: Start): Promise<boolean> {
  const report = new Report();
  await forEachRun(start, {}, (number, plan, run) => {
    const mishap = plan.outage ? 'unreachable' : (plan.mishaps[0]?.kind ?? 'none');
    report.add(`${plan.operation} ${mishap}`, run, { number, plan });
    return false;
  });
  return report.print(start);
}

async function isCaught(name: keyof LedgerRules, start: Start): Promise<boolean> {
  const found: string[] = [];
  let needed = 0;
  await forEachRun(start, { [name]: true }, (number, _plan, { violations: [violation] }) => {
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

/** Runs every seed on one of the lanes until all are done or one of them says that it is enough. */
async function forEachRun(
  { bundle, sandbox, runs, seed }: Start,
  broken: Partial<LedgerRules>,
  seen: (number: number, plan: Plan, run: Run) => boolean,
): Promise<void> {
  let next = seed;
  let enough = false;
  const work = async () => {
    const lane = await Lane.open(bundle, sandbox, broken);
    try {
      while (!enough && next < seed + runs) {
        const number = next;
        next += 1;
        const plan = planOf(number);
        const run = await runPlan(lane, plan, number);
        if (seen(number, plan, run)) enough = true;
      }
    } finally {
      await lane.close();
    }
  };
  await Promise.all(Array.from({ length: Math.min(lanes, runs) }, work));
}
