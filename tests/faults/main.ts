import { parseArgs } from 'node:util';
import * as z from 'zod';
import { runBulk } from './bulk/main';
import { runBrowser } from './browser/main';
import { runPaymentJobs } from './payment-jobs/main';
import { runProtocol } from './protocol/main';

const wholeNumber = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

/**
 * `npm run faults -- --kind writes|payments|expenses --level protocol|browser|all --runs 1000 [--seed S] [--mutant NAME|all]`
 *
 * `all` is what every change has to pass: the runs of the protocol, of any write and of payments alone; a third as many of each
 * in a browser, and a sixth of purchases; and every mutant caught. `payments` are by people who pay the same. `expenses` are both
 * kinds of purchase in a browser; the runs of the protocol have them among others.
 *
 * `npm run faults -- --kind bulk --level protocol --runs 3 --rows 5000 [--seed S] [--mutant NAME|all]`: jobs of many rows;
 * `--kind payment-jobs` of many payments, 12 of each.
 */
const asked = z
  .object({
    kind: z.enum(['writes', 'payments', 'expenses', 'bulk', 'payment-jobs']),
    level: z.enum(['protocol', 'browser', 'all']),
    runs: wholeNumber.pipe(z.number().min(1)),
    seed: wholeNumber,
    mutant: z.string().optional(),
    /** Of each job; left out: as many as its kind needs to meet everything. */
    rows: wholeNumber.pipe(z.number().min(1).max(20_000)).optional(),
  })
  .refine(
    ({ kind, level }) => kind !== 'expenses' || level === 'browser',
    'expenses are for a browser',
  )
  .parse(
    parseArgs({
      options: {
        kind: { type: 'string', default: 'writes' },
        level: { type: 'string', default: 'protocol' },
        runs: { type: 'string', default: '100' },
        seed: { type: 'string', default: String(Date.now() % 1_000_000) },
        mutant: { type: 'string' },
        rows: { type: 'string' },
      },
    }).values,
  );

/** Within so many runs a rule that is switched off has to be noticed. */
const mutantRuns = 200;
const bulkMutantRuns = 5;
const paymentJobMutantRuns = 20;

async function run(all: typeof asked): Promise<boolean> {
  const { kind, level, runs, seed, mutant, rows } = all;
  if (kind === 'bulk') return runBulk({ runs, seed, mutant, rows: rows ?? 200 });
  if (kind === 'payment-jobs') return runPaymentJobs({ runs, seed, mutant, rows: rows ?? 12 });
  if (level === 'browser') return runBrowser({ kind, runs, seed, mutant });
  if (level === 'protocol') {
    return runProtocol({ kind: kind === 'expenses' ? 'writes' : kind, runs, seed, mutant });
  }
  const kept = [
    await runProtocol({ kind: 'writes', runs, seed }),
    await runProtocol({ kind: 'writes', runs: mutantRuns, seed, mutant: 'all' }),
    await runProtocol({ kind: 'payments', runs, seed }),
    await runProtocol({ kind: 'payments', runs: mutantRuns, seed, mutant: 'all' }),
    await runBulk({ runs: 1, seed, rows: 200 }),
    await runBulk({ runs: bulkMutantRuns, seed, mutant: 'all', rows: 40 }),
    await runPaymentJobs({ runs: Math.ceil(runs / 15), seed, rows: 12 }),
    await runPaymentJobs({ runs: paymentJobMutantRuns, seed, mutant: 'all', rows: 12 }),
    await runBrowser({ kind: 'writes', runs: Math.ceil(runs / 3), seed }),
    await runBrowser({ kind: 'payments', runs: Math.ceil(runs / 3), seed }),
    await runBrowser({ kind: 'expenses', runs: Math.ceil(runs / 6), seed }),
  ];
  return kept.every(Boolean);
}

process.exit((await run(asked)) ? 0 : 1);
