import type { BulkJob } from '@/api/jobs/names';
import type { BulkJobView, BulkOptions, BulkRunner, JobStop } from './bulk-view';
import { tabHolder } from './current-run';
import type { RunState } from './run-state';

type Told = Pick<
  BulkJobView,
  'job' | 'progress' | 'runner' | 'phase' | 'stopped' | 'undecided' | 'may'
>;

/** How a job stands by what the gateway told; a run of this tab adds what it is doing. */
export function bulkView(job: BulkJob, run: RunState | null): Told {
  const here = run !== null && run.phase !== null;
  const runner = here ? 'here' : runnerOf(job, run);
  return {
    job,
    progress: { ...job.counts, total: job.total },
    runner,
    phase: here ? run.phase : null,
    stopped: here ? null : stopOf(job, run),
    undecided: run?.undecided ?? 0,
    may: optionsOf(job, runner),
  };
}

/** Who has the job, while no run of this tab goes on. */
function runnerOf({ lease }: BulkJob, run: RunState | null): BulkRunner {
  if (lease === null) return 'nobody';
  if (lease.holder !== tabHolder) return 'other-tab';
  // A lease of this tab that its run has outlived: told before the run came to its end, and not read again since.
  return run !== null && run.stopped === null ? 'here' : 'nobody';
}

function stopOf(job: BulkJob, run: RunState | null): JobStop | null {
  if (job.state === 'paused' || (job.state === 'running' && isFree(job))) {
    if (run?.stopped) return run.stopped;
    if (job.stopped !== null) return { cause: job.stopped.cause, error: null };
  }
  return null;
}

const isFree = ({ lease }: BulkJob) => lease === null || lease.holder === tabHolder;

function optionsOf(job: BulkJob, runner: BulkRunner): BulkOptions {
  const { state, own, counts } = job;
  const standsStill = state === 'paused' || (state === 'running' && runner === 'nobody');
  const isOpen = counts.waiting + counts.sending > 0;
  return {
    pause: state === 'running',
    resume: own && (standsStill || (state === 'done' && counts.notSent > 0)),
    cancel: state === 'paused' || state === 'running' || state === 'planning',
    // What is under way settles them by itself.
    settleUnknown:
      own && counts.unknown > 0 && runner === 'nobody' && !isOpen && state !== 'cancelled',
  };
}
