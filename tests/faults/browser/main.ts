import { startBrowser } from '../../bench/support/browser';
import { onGround } from '../support/ground';
import { forEachSeed } from '../support/lanes';
import { Report } from '../support/tally';
import { BrowserLane } from './lane';
import { browserPlanOf } from './plan';
import { runInBrowser } from './run';

type Seeds = { runs: number; seed: number };

/** Each lane has a person with two tabs of its own. @returns true when no promise was broken. */
export function runBrowser(seeds: Seeds): Promise<boolean> {
  return onGround(async ({ bundle, sandbox }) => {
    const browser = await startBrowser();
    const report = new Report();
    try {
      await forEachSeed(
        seeds,
        () => BrowserLane.open(bundle, sandbox),
        async (lane, number) => {
          const plan = browserPlanOf(number);
          const run = await runInBrowser(lane, browser, plan);
          report.add(plan.mishaps[0]?.kind ?? 'none', run, { number, plan });
          return 'more';
        },
      );
    } finally {
      await browser.close();
    }
    return report.print(seeds);
  });
}
