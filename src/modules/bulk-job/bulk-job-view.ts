import type { BulkJob } from '@/api/jobs/names';
import type { BulkJobView, BulkOptions, BulkRunner, BulkStanding } from './bulk-view';
import type { RunState } from './run-state';

type Told = Pick<
  BulkJobView,
  'job' | 'progress' | 'runner' | 'phase' | 'standing' | 'undecided' | 'may'
>;

/** How a job stands: by this tab's run while there is one, else by what the gateway told. */
export function bulkView(job: BulkJob, run: RunState | null): Told {
  const here = run !== null && run.phase !== null;
  const runner: BulkRunner = here ? 'here' : job.lease === null ? 'nobody' : 'other-tab';
  const told = { ...job.counts, total: job.total };
  return {
    job,
    progress: here ? (run.progress ?? told) : told,
    runner,
    phase: here ? run.phase : null,
    standing: here ? null : standingOf(job, run),
    undecided: run?.undecided ?? 0,
    may: optionsOf(job, runner),
  };
}

function standingOf(job: BulkJob, run: RunState | null): BulkStanding | null {
  if (job.state === 'paused' || (job.state === 'running' && job.lease === null)) {
    if (run?.standing) return run.standing;
    if (job.stopped !== null) return { cause: job.stopped.cause, error: null };
  }
  return null;
}

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
