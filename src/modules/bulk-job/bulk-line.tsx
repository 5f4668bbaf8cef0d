import { IconStack2 } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { BulkJob } from '@/api/jobs/names';
import { jobQueries } from '@/api/jobs/queries';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Countdown } from '@/ui/feedback/countdown';
import { Notice } from '@/ui/feedback/notice';
import { Button } from '@/ui/form/button';
import { jobLink } from '../job-report/job-link';
import { bulkSettings } from './bulk-settings';
import type { BulkJobView, BulkRunner } from './bulk-view';
import { useCurrentRun } from './current-run';
import { endedRows } from './ended-rows';
import type { RunState } from './run-state';
import { goOn } from './start-bulk-job';
import { useBulkJob } from './use-bulk-job';

/** On every screen while a bulk job runs; after a reload it goes on with one that was running here. */
export function BulkLine() {
  const client = useQueryClient();
  const run = useCurrentRun();
  const { data, dataUpdatedAt } = useQuery(jobQueries.running());
  const jobs = data?.rows ?? [];
  const { id = null, kind = null } = jobToGoOn(jobs, run, bulkSettings.goesOnWithinMs) ?? {};
  useEffect(() => {
    if (id !== null && kind !== null) goOn({ id, kind }, client);
  }, [id, kind, client, dataUpdatedAt]);
  const job = lineJob(jobs, run);
  return job === null ? null : <Line job={job} />;
}

function Line({ job }: { job: BulkJob }) {
  const bulk = useBulkJob(job.id);
  // The job's own screen says all of it.
  const isOpen = useLocation({ select: ({ pathname }) => pathname.endsWith(`/${job.id}`) });
  if (isOpen || bulk === null || bulk.job.state !== 'running') return null;
  const { may, runner } = bulk;
  return (
    <Notice
      tone={runner === 'nobody' ? 'warn' : 'info'}
      icon={IconStack2}
      actions={
        <>
          {may.resume ? (
            <Button size="xs" onClick={bulk.resume}>
              {m.bulk_run_resume()}
            </Button>
          ) : null}
          {may.pause && runner === 'here' ? (
            <Button size="xs" variant="default" onClick={bulk.pause}>
              {m.bulk_run_pause()}
            </Button>
          ) : null}
          <Link {...jobLink(job)}>{m.bulk_run_open()}</Link>
        </>
      }
    >
      <Words bulk={bulk} />
    </Notice>
  );
}

function Words({ bulk: { job, progress, phase, runner } }: { bulk: BulkJobView }) {
  const { title, total } = job;
  const done = { title, done: formatQuantity(endedRows(job)), total: formatQuantity(total) };
  switch (phase?.kind) {
    case 'starting':
      return m.bulk_run_starting({ title });
    case 'comparing':
      return m.bulk_run_comparing({ title });
    case 'sending':
      return wordsOf.here(done);
    case 'unheard':
      return m.bulk_run_unheard({ title });
    case 'holding':
    case 'settling':
      return m.bulk_run_settling({ title, count: progress.unknown });
    case 'waiting':
      return (
        <Countdown
          until={phase.until}
          words={(seconds) =>
            phase.for === 'rate-limit'
              ? m.bulk_run_rate_limit({ title, seconds })
              : m.bulk_run_network({ title, seconds })
          }
          over={m.bulk_run_going_on({ title })}
        />
      );
    case undefined:
      return wordsOf[runner](done);
  }
}

type Done = Parameters<typeof m.bulk_run_sending>[0];

const wordsOf: Record<BulkRunner, (done: Done) => string> = {
  here: m.bulk_run_sending,
  'other-tab': m.bulk_run_elsewhere,
  nobody: m.bulk_run_stopped,
};

/** Which of the running jobs stands on every screen: that of this tab, else an own one. */
function lineJob(jobs: readonly BulkJob[], run: RunState | null): BulkJob | null {
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
