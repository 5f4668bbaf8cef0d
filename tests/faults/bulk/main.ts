import { configureAttempts } from '@/api/core/attempt-settings';
import { configureHttp } from '@/api/core/http-settings';
import { setProfile } from '@/api/core/profile';
import { defaultProfile } from '../../../src/contract/profile';
import { Lane } from '../protocol/lane';
import { onGround, type Ground } from '../support/ground';
import { areCaught } from '../support/mutants';
import { hurriedWait, mutants, type Mutant } from './parts';
import { planOf } from './plan';
import { addProducts } from './products';
import { runPlan, type BulkRunEnd } from './run';

type Asked = { runs: number; seed: number; rows: number; mutant?: string | undefined };

/** What is short for a job that lives fast; what it guards stays the same. */
const env = { JOB_LEASE: '1500ms', WRITE_LIMIT: '400ms', READ_LIMIT: '5s' };

/** @returns true when no promise was broken, or, with mutants, when every one of them was caught. */
export async function runBulk({ runs, seed, rows, mutant }: Asked): Promise<boolean> {
  setProfile(defaultProfile);
  configureAttempts({ wait: hurriedWait });
  try {
    return await onGround((ground) => {
      const start = { ...ground, runs, seed, rows };
      if (mutant === undefined) return prove(start);
      return areCaught(mutant, mutants, (name, seen) =>
        forEachRun(start, name, (number, { violations }) => seen(number, violations)),
      );
    });
  } finally {
    configureAttempts({});
    configureHttp({});
  }
}

type Start = Omit<Asked, 'mutant'> & Ground;

async function prove(start: Start): Promise<boolean> {
  let broken = 0;
  const began = performance.now();
  await forEachRun(start, null, (number, { counts, violations }) => {
    const told = Object.entries(counts)
      .filter(([, count]) => count > 0)
      .map(([outcome, count]) => `${outcome} ${count}`);
    process.stdout.write(`bulk seed ${number}: ${told.join(', ')}\n`);
    for (const violation of violations) process.stdout.write(`BROKEN ${violation}\n`);
    broken += violations.length;
    return false;
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  const { runs, rows, seed } = start;
  process.stdout.write(
    `${runs} bulk runs of ${rows} rows from seed ${seed} in ${seconds} s: ${broken} broken promises\n`,
  );
  return broken === 0;
}

/** Runs every seed on one gateway until all are done or one of them says that it is enough. */
async function forEachRun(
  { bundle, sandbox, runs, seed, rows }: Start,
  mutant: Mutant | null,
  seen: (number: number, end: BulkRunEnd) => boolean,
): Promise<void> {
  const gatewayMutant = mutant === 'furtherIdWhileUnknown' ? mutant : null;
  const lane = await Lane.open(bundle, sandbox, gatewayMutant, env);
  try {
    const { cookie, mark } = lane.client.identity;
    configureHttp({ origin: lane.gateway.url, mark, headers: { Cookie: cookie } });
    await addProducts(lane.world, rows);
    for (let number = seed; number < seed + runs; number += 1) {
      if (seen(number, await runPlan(lane, planOf(number, rows), { rows, mutant }))) return;
    }
  } finally {
    await lane.close();
  }
}
