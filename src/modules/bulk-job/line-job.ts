import type { BulkJob } from '@/api/jobs/names';
import type { RunState } from './run-state';

/** Which of the running jobs stands on every screen: that of this tab, else an own one. */
export function lineJob(jobs: readonly BulkJob[], run: RunState | null): BulkJob | null {
  return jobs.find(({ id }) => id === run?.jobId) ?? jobs.find(({ own }) => own) ?? null;
}

/**
 * The job that goes on in this tab by itself, as after a reload: an own one that nobody carries out and that was worked on a short
 * while ago. One that stood still for longer may not be what is wanted any more, so that a person has to say so.
 */
export function jobToGoOn(
  jobs: readonly BulkJob[],
  run: RunState | null,
  goesOnWithinMs: number,
): BulkJob | null {
  if (run !== null && run.phase !== null) return null;
  const waits = jobs.find(
    ({ own, state, lease, now, activeAt }) =>
      own &&
      state === 'running' &&
      lease === null &&
      Date.parse(now) - Date.parse(activeAt) <= goesOnWithinMs,
  );
  // What was met here a moment ago would only be met again.
  const metFault = run !== null && run.jobId === waits?.id && run.stopped?.cause === 'fault';
  return waits === undefined || metFault ? null : waits;
}
