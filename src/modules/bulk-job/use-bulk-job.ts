import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { jobMutations, type JobMove } from '@/api/jobs/mutations';
import type { BulkJob, BulkRowPage } from '@/api/jobs/names';
import { jobQueries } from '@/api/jobs/queries';
import { rowError } from '@/api/jobs/row-error';
import type { JobRowParams } from '@/api/jobs/schemas';
import type { BulkJobView, BulkRowView, BulkOptions, BulkRunner, JobStop } from './bulk-view';
import { stopRun, useCurrentRun, tabHolder } from './current-run';
import type { RunState } from './run-state';
import { goOn } from './start-bulk-job';

/** A job wherever it is carried out; null until it was read. Resuming carries it out in this tab. */
export function useBulkJob(id: string): BulkJobView | null {
  return useView(id, useQuery(jobQueries.one(id)).data ?? null);
}

/**
 * A job with a page of its rows, each with what became of it: one answer, so that its numbers are those of its rows. `query` tells
 * how reading it went; `bulk`, `rows` and `sums` are null until there is one.
 */
export function useBulkRows(id: string, params: JobRowParams) {
  const query = useQuery({ ...jobQueries.rows(id, params), select: withErrors });
  const { data } = query;
  const bulk = useView(id, data?.job ?? null);
  const { rows = null, total = 0, sums = null } = data ?? {};
  return { bulk, rows, total, sums, query };
}

function withErrors({ rows, ...page }: BulkRowPage) {
  // A page of rows comes with its job.
  const kind = page.job?.kind ?? 'products.update';
  return {
    ...page,
    rows: rows.map((row): BulkRowView => ({ ...row, error: rowError(kind, row), isHeld: false })),
  };
}

function useView(id: string, job: BulkJob | null): BulkJobView | null {
  const client = useQueryClient();
  const run = useCurrentRun();
  const { mutate, error } = useMutation(jobMutations.move(id));
  const move = (name: JobMove, then: () => void) => () => mutate(name, { onSuccess: then });
  const resume = move('resume', () => {
    if (job !== null) goOn(job, client);
  });
  // Rows on their way come to their end; the gateway lets no other leave.
  const stop = () => {
    if (run?.jobId === id) stopRun();
  };
  if (job === null) return null;
  return {
    ...bulkView(job, run?.jobId === id ? run : null),
    pause: move('pause', stop),
    cancel: move('cancel', stop),
    resume,
    settleUnknown: resume,
    moveError: error?.error ?? null,
  };
}

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
  const { kind, state, own, counts, toSend } = job;
  const standsStill = state === 'paused' || (state === 'running' && runner === 'nobody');
  const isOpen = counts.waiting + counts.sending > 0;
  // A payment that was not made is made anew, and one that nobody knows the end of is a person's to settle, each by itself.
  const isPayment = kind === 'payments.apply';
  return {
    pause: state === 'running',
    resume: own && (standsStill || (state === 'done' && toSend > 0 && !isPayment)),
    cancel: state === 'paused' || state === 'running' || state === 'planning',
    // What is under way settles them by itself.
    settleUnknown:
      own &&
      !isPayment &&
      counts.unknown > 0 &&
      runner === 'nobody' &&
      !isOpen &&
      state !== 'cancelled',
  };
}
