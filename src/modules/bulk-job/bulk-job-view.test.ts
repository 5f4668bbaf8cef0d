import { describe, expect, it } from 'vitest';
import type { BulkCounts, BulkJob } from '@/api/jobs/names';
import { bulkView } from './use-bulk-job';
import { tabHolder } from './current-run';
import type { RunState } from './run-state';
import { BulkWorld } from './test-bulk-world';

const until = '2026-03-14T15:40:00.000Z';
const job = async (counts: Partial<BulkCounts>, holder: string | null): Promise<BulkJob> => {
  const told = await new BulkWorld(3, []).parts.gateway.lease('');
  const lease = holder === null ? null : { holder, until };
  return { ...told, lease, counts: { ...told.counts, ...counts } };
};
const run = (changes: Partial<RunState>): RunState => ({
  jobId: 'job',
  progress: null,
  phase: null,
  stopped: null,
  undecided: 0,
  ...changes,
});

describe('a job on a screen', () => {
  it('counts what the gateway told with the rows, and not what this tab believes', async () => {
    const told = await job({ waiting: 2, applied: 1 }, tabHolder);
    const progress = { ...told.counts, waiting: 0, applied: 3, total: 3 };
    const view = bulkView(told, run({ phase: { kind: 'sending' }, progress }));
    expect(view.progress).toMatchObject({ waiting: 2, applied: 1, total: 3 });
    expect(view.runner).toBe('here');
  });

  it('is in no other tab where the lease is this one’s, told before its run ended', async () => {
    const told = await job({ waiting: 3 }, tabHolder);
    expect(bulkView(told, run({}))).toMatchObject({ runner: 'here', may: { resume: false } });
    const ended = run({ stopped: { cause: 'session', error: null } });
    expect(bulkView(told, ended)).toMatchObject({
      runner: 'nobody',
      stopped: { cause: 'session' },
      may: { resume: true },
    });
    expect(bulkView(await job({}, 'another'), run({})).runner).toBe('other-tab');
    expect(bulkView(await job({}, null), null).runner).toBe('nobody');
  });

  it('that is done goes on where a row is left to send, and not for those that never can be', async () => {
    const done = { ...(await job({ notSent: 2, applied: 1 }, null)), state: 'done' } as const;
    expect(bulkView({ ...done, toSend: 0 }, null).may.resume).toBe(false);
    expect(bulkView({ ...done, toSend: 1 }, null).may.resume).toBe(true);
  });
});
