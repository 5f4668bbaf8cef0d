import { configureAttempts } from '@/api/core/attempt-settings';
import { configureHttp } from '@/api/core/http-settings';
import { setProfile } from '@/api/core/profile';
import { defaultProfile } from '../../../src/contract/profile';
import { Lane } from '../protocol/lane';
import { onGround, type Ground } from '../support/ground';
import { areCaught, type MutantName } from '../support/mutants';
import { hurriedWait } from './parts';
import { TabLine } from './tab-line';

export type JobsAsked = { runs: number; seed: number; rows: number; mutant?: string | undefined };

/** What a run came to: rows by outcome, and broken promises in words. */
export type JobRunEnd = { counts: Record<string, number>; violations: string[] };

/** A gateway, and what its tabs ask. */
export type JobGround = { lane: Lane; line: TabLine };

/** Runs of one kind of job. */
type JobRuns<Mutant extends string> = {
  kind: string;
  mutants: readonly Mutant[];
  /** The rule that the gateway lacks under a mutant; null: none. */
  gatewayLacks: (mutant: Mutant) => MutantName | null;
  /** Before the first run on a gateway. */
  prepare: (lane: Lane, rows: number) => Promise<void>;
  run: (on: JobGround, seed: number, rows: number, mutant: Mutant | null) => Promise<JobRunEnd>;
};

/** What is short for a job that lives fast; what it guards stays the same. */
const env = { JOB_LEASE: '1500ms', WRITE_LIMIT: '400ms', READ_LIMIT: '5s' };

/** @returns true when no promise was broken, or, with mutants, when every one of them was caught. */
export async function runJobs<Mutant extends string>(
  kind: JobRuns<Mutant>,
  { mutant, ...asked }: JobsAsked,
): Promise<boolean> {
  setProfile(defaultProfile);
  configureAttempts({ wait: hurriedWait });
  try {
    return await onGround((ground) => {
      const start = { ...ground, ...asked };
      if (mutant === undefined) return prove(kind, start);
      return areCaught(mutant, kind.mutants, (name, seen) =>
        forEachRun(kind, start, name, (number, { violations }) => seen(number, violations)),
      );
    });
  } finally {
    configureAttempts({});
    configureHttp({});
  }
}

type Start = Omit<JobsAsked, 'mutant'> & Ground;

async function prove<Mutant extends string>(kind: JobRuns<Mutant>, start: Start): Promise<boolean> {
  let broken = 0;
  const began = performance.now();
  await forEachRun(kind, start, null, (number, { counts, violations }) => {
    const told = Object.entries(counts)
      .filter(([, count]) => count > 0)
      .map(([outcome, count]) => `${outcome} ${count}`);
    process.stdout.write(`${kind.kind} seed ${number}: ${told.join(', ')}\n`);
    for (const violation of violations) process.stdout.write(`BROKEN ${violation}\n`);
    broken += violations.length;
    return false;
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  const { runs, rows, seed } = start;
  process.stdout.write(
    `${runs} ${kind.kind} runs of ${rows} rows from seed ${seed} in ${seconds} s: ${broken} broken promises\n`,
  );
  return broken === 0;
}

/** Runs every seed on one gateway until all are done or one of them says that it is enough. */
async function forEachRun<Mutant extends string>(
  { gatewayLacks, prepare, run }: JobRuns<Mutant>,
  { bundle, sandbox, runs, seed, rows }: Start,
  mutant: Mutant | null,
  seen: (number: number, end: JobRunEnd) => boolean,
): Promise<void> {
  const lane = await Lane.open(bundle, sandbox, mutant && gatewayLacks(mutant), env);
  try {
    const line = new TabLine(lane);
    await prepare(lane, rows);
    for (let number = seed; number < seed + runs; number += 1) {
      if (seen(number, await run({ lane, line }, number, rows, mutant))) return;
    }
  } finally {
    await lane.close();
  }
}
