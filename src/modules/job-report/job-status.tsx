import { IconAlertTriangle, IconHelpCircle } from '@tabler/icons-react';
import { type ReactNode, type Ref, useState } from 'react';
import type { BulkJobView, BulkPhase } from '@/modules/bulk-job/bulk-view';
import { endedRows } from '@/modules/bulk-job/ended-rows';
import { formatTimestamp } from '@/modules/business-day/moments';
import { describeReadError } from '@/modules/error-panel/describe-error';
import { MissingPermission } from '@/modules/error-panel/missing-permission';
import { counted, formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { isolate } from '@/text/isolate';
import { Badge } from '@/ui/feedback/badge';
import { Countdown } from '@/ui/feedback/countdown';
import { Notice } from '@/ui/feedback/notice';
import classes from './job-report.module.css';
import { statusWords, wordsOf } from './job-words';

interface ProgressProps {
  view: BulkJobView;
  /** It could not be read again: whether it goes on, and how fast, is not known. */
  isStale?: boolean;
  ref?: Ref<HTMLElement>;
}

/** How far the job is, how fast it goes, and what it waits for. It takes the focus of whoever ended the job. */
export function JobProgress({ view, isStale = false, ref }: ProgressProps) {
  const { job, phase } = view;
  const done = endedRows(job);
  const words = wordsOf(job.kind).progress({
    done: formatQuantity(done),
    total: formatQuantity(job.total),
    count: job.total,
  });
  const { tone, name } = statusWords(job);
  return (
    <section
      className={classes.progress}
      aria-label={m.bulk_progress_label()}
      tabIndex={-1}
      ref={ref}
    >
      <div className={classes.line}>
        <Badge tone={tone}>{name()}</Badge>
        <span className={classes.lead}>{words}</span>
        {isStale ? null : <Speed view={view} done={done} />}
      </div>
      <progress
        className={classes.meter}
        data-tone={tone}
        aria-label={words}
        value={done}
        max={Math.max(1, job.total)}
      />
      {phase === null || (isStale && phase.kind === 'sending') ? null : (
        <p className={classes.count}>{phaseInWords(phase)}</p>
      )}
    </section>
  );
}

function phaseInWords(phase: BulkPhase) {
  switch (phase.kind) {
    case 'starting':
      return m.bulk_phase_starting();
    case 'comparing':
      return m.bulk_phase_comparing({ done: formatQuantity(phase.done) });
    case 'holding':
      return (
        <Countdown
          until={phase.until}
          words={(seconds) => m.bulk_phase_holding({ seconds })}
          over={m.loading_going_on()}
        />
      );
    case 'settling':
      return m.bulk_phase_settling({ done: formatQuantity(phase.done) });
    case 'sending':
      return m.bulk_phase_sending();
    case 'unheard':
      return m.bulk_phase_unheard();
    case 'waiting':
      return (
        <Countdown
          until={phase.until}
          words={(seconds) =>
            phase.for === 'rate-limit'
              ? m.bulk_phase_rate_limit({ seconds })
              : m.bulk_phase_network({ seconds })
          }
          over={m.loading_going_on()}
        />
      );
  }
}

/** A rate is told once there is something to tell it by, in milliseconds. */
const leastMs = 4_000;

/** How many rows a minute, and how long the rest takes at that; by the gateway's clock, since the job last began to move. */
function Speed({ view: { job }, done }: { view: BulkJobView; done: number }) {
  const [since, setSince] = useState<{ at: string; done: number } | null>(null);
  const isMoving = job.state === 'running';
  if (isMoving && since === null) setSince({ at: job.now, done });
  if (!isMoving && since !== null) setSince(null);
  if (since === null) return null;
  const elapsed = Date.parse(job.now) - Date.parse(since.at);
  const moved = done - since.done;
  if (elapsed < leastMs || moved <= 0) return null;
  const perMinute = (moved * 60_000) / elapsed;
  const minutes = (job.total - done) / perMinute;
  return (
    <span className={classes.count}>
      {m.bulk_speed({ rows: formatQuantity(Math.round(perMinute)) })}
      {' · '}
      {minutes < 1
        ? m.bulk_left_seconds({ seconds: formatQuantity(Math.max(1, Math.round(minutes * 60))) })
        : m.bulk_left_minutes({ minutes: formatQuantity(Math.ceil(minutes)) })}
    </span>
  );
}

/** What the job has to say besides its numbers: why it stands still, who carries it out, what nobody knows. */
export function JobNotices({ view }: { view: BulkJobView }) {
  const { job, stopped, runner, progress, moveError } = view;
  return (
    <>
      {stopped === null ? null : (
        <Notice
          tone={stopped.cause === 'person' ? 'info' : 'warn'}
          icon={IconAlertTriangle}
          urgent={stopped.cause !== 'person'}
        >
          {stopInWords(view)}
          {stopped.error?.kind === 'forbidden' ? <MissingPermission error={stopped.error} /> : null}
        </Notice>
      )}
      {job.state === 'running' && runner === 'other-tab' ? (
        <Notice tone="info">{m.bulk_other_tab()}</Notice>
      ) : null}
      {progress.unknown > 0 ? (
        <Notice tone="unknown" icon={IconHelpCircle}>
          <strong>{wordsOf(job.kind).unknown(counted(progress.unknown))}</strong>{' '}
          {whatDecides(view)}
        </Notice>
      ) : null}
      {moveError === null || moveError.kind === 'session' ? null : (
        <Notice tone="danger" urgent>
          <strong>{m.bulk_move_failed()}</strong>{' '}
          {describeReadError(moveError, wordsOf(job.kind).subject()).title}
        </Notice>
      )}
    </>
  );
}

/** One that goes on reads the branch by itself. A cancelled one reads nothing any more: its rows are left to a person; so are payments. */
function whatDecides({ job, undecided }: BulkJobView): string {
  if (job.kind === 'payments.apply') return m.payments_many_unknown_next();
  if (undecided > 0) {
    return m.bulk_undecided(counted(undecided));
  }
  if (job.state === 'cancelled') return m.bulk_unknown_cancelled();
  return job.state === 'done' ? m.bulk_unknown_next() : m.bulk_unknown_later();
}

function stopInWords({ stopped, job }: BulkJobView): ReactNode {
  switch (stopped?.cause) {
    case 'person':
      return m.bulk_stop_person({
        operator: isolate(job.stopped?.operator ?? job.operator),
        at: formatTimestamp(job.stopped?.at ?? job.activeAt),
      });
    case 'unauthorized':
      return m.bulk_stop_unauthorized();
    case 'forbidden':
      return m.bulk_stop_forbidden();
    case 'session':
      return m.bulk_stop_session();
    case 'fault':
      return stopped.error === null
        ? m.bulk_stop_fault()
        : `${m.bulk_stop_fault()} ${describeReadError(stopped.error, wordsOf(job.kind).subject()).title}`;
    case undefined:
      return null;
  }
}
