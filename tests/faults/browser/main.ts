import { startBrowser } from '../../bench/support/browser';
import { startSandbox } from '../../../server/sandbox/start';
import { defaultProfile } from '../../../src/contract/profile';
import { bundleGateway } from '../support/gateway-child';
import { Report } from '../support/tally';
import { BrowserLane } from './lane';
import { browserPlanOf } from './plan';
import { runInBrowser } from './run';

/** Gateways at work side by side; each has a person with two tabs of its own. */
const lanes = 2;

/** @returns true when no promise was broken. */
export async function runBrowser({ runs, seed }: { runs: number; seed: number }): Promise<boolean> {
  const bundle = await bundleGateway();
  const sandbox = await startSandbox({
    dataDir: null,
    size: 'tiny',
    fixedToday: null,
    port: 0,
    profile: defaultProfile,
  });
  const browser = await startBrowser();
  const report = new Report();
  let next = seed;
  const work = async () => {
    const lane = await BrowserLane.open(bundle.file, sandbox.ready);
    try {
      while (next < seed + runs) {
        const number = next;
        next += 1;
        const plan = browserPlanOf(number);
        report.add(plan.mishaps[0]?.kind ?? 'none', await runInBrowser(lane, browser, plan), {
          number,
          plan,
        });
      }
    } finally {
      await lane.close();
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(lanes, runs) }, work));
  } finally {
    await browser.close();
    await sandbox.close();
    bundle.remove();
  }
  return report.print({ runs, seed });
}
