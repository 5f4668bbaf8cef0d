import { describe, expect, it } from 'vitest';
import type { BulkJob } from '@/api/jobs/names';
import { jobToGoOn } from './bulk-line';
import type { RunState } from './run-state';
import { BulkWorld } from './test-bulk-world';

const minute = 60_000;
const job = async (changes: Partial<BulkJob> = {}): Promise<BulkJob> => ({
  ...(await new BulkWorld(1, []).parts.gateway.lease('')),
  lease: null,
  now: '2026-03-14T15:39:26.000Z',
  activeAt: '2026-03-14T15:20:00.000Z',
  ...changes,
});
const ended = (changes: Partial<RunState>): RunState => ({
  jobId: 'other',
  progress: null,
  phase: null,
  stopped: null,
  undecided: 0,
  ...changes,
});

describe('after a reload', () => {
  it('goes on with an own job that was worked on a short while ago', async () => {
    const own = await job();
    expect(jobToGoOn([own], null, 30 * minute)).toBe(own);
    expect(jobToGoOn([own], ended({}), 30 * minute)).toBe(own);
  });

  it.each<[string, Partial<BulkJob>]>([
    ['of somebody else', { own: false }],
    ['that another tab has', { lease: { holder: 'x', until: 'y' } }],
    ['that was paused', { state: 'paused' }],
    ['that stood still for longer', { activeAt: '2026-03-14T15:09:00.000Z' }],
  ])('not with one %s', async (_what, changes) => {
    expect(jobToGoOn([await job(changes)], null, 30 * minute)).toBeNull();
  });

  it('not while this tab is busy, nor when it met a fault with that job', async () => {
    const own = await job();
    const busy = ended({ phase: { kind: 'sending' } });
    const faulty = ended({ jobId: own.id, stopped: { cause: 'fault', error: null } });
    expect(jobToGoOn([own], busy, 30 * minute)).toBeNull();
    expect(jobToGoOn([own], faulty, 30 * minute)).toBeNull();
  });
});
