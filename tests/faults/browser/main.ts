import type { Browser } from 'playwright';
import { startBrowser } from '../../bench/support/browser';
import type { Run } from '../protocol/judge';
import { onGround, type Ground } from '../support/ground';
import { forEachSeed } from '../support/lanes';
import { areCaught, type MutantName } from '../support/mutants';
import { Report } from '../support/tally';
import { formsOf, type FormKind, type RunForm } from './forms';
import { BrowserLane } from './lane';
import { browserPlanOf, type BrowserPlan } from './plan';
import { runInBrowser } from './run';

type Asked = { kind: FormKind; runs: number; seed: number; mutant?: string | undefined };

/** Gateways whose missing rule the pages do not make up for. */
const mutants = ['cookieAlone', 'equalContentAlone'] as const satisfies MutantName[];

/**
 * Each lane has a person with two tabs of its own.
 * @returns true when no promise was broken, or, with mutants, when every one of them was caught.
 */
export function runBrowser({ kind, runs, seed, mutant }: Asked): Promise<boolean> {
  return onGround(async (ground) => {
    const browser = await startBrowser();
    const start = { ...ground, browser, kind, runs, seed };
    try {
      if (mutant === undefined) return await prove(start);
      return await areCaught(mutant, mutants, (name, seen) =>
        forEachRun(start, name, (number, _plan, _form, { violations }) => seen(number, violations)),
      );
    } finally {
      await browser.close();
    }
  });
}

type Start = Omit<Asked, 'mutant'> & Ground & { browser: Browser };

async function prove(start: Start): Promise<boolean> {
  const report = new Report();
  await forEachRun(start, null, (number, plan, { operation }, run) => {
    report.add(`${operation} ${plan.mishaps[0]?.kind ?? 'none'}`, run, { number, plan });
    return false;
  });
  return report.print(start);
}

/** Runs every seed until all are done or `seen` says that it is enough. */
function forEachRun(
  { bundle, sandbox, browser, kind, ...seeds }: Start,
  mutant: MutantName | null,
  seen: (number: number, plan: BrowserPlan, form: RunForm, run: Run) => boolean,
): Promise<void> {
  const forms: readonly RunForm[] = formsOf[kind];
  return forEachSeed(
    seeds,
    () => BrowserLane.open(bundle, sandbox, mutant),
    async (lane, number) => {
      const form = forms[number % forms.length];
      if (form === undefined) throw new Error(`No form of ${kind}`);
      const plan = browserPlanOf(kind, number);
      const run = await runInBrowser(lane, browser, form, plan);
      return seen(number, plan, form, run) ? 'enough' : 'more';
    },
  );
}
