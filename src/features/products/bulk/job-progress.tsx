import { useState } from 'react';
import type { BulkPhase, BulkJobView } from '@/modules/bulk-job/bulk-view';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Badge } from '@/ui/feedback/badge';
import { Countdown } from '@/ui/feedback/countdown';
import classes from './bulk.module.css';
import { endedOf, standingWords } from './job-words';

/** How far the job is, how fast it goes, and what it waits for. */
export function JobProgress({ view }: { view: BulkJobView }) {
  const { job, phase, progress } = view;
  const done = endedOf(progress, job.total);
  const words = m.bulk_progress({
    done: formatQuantity(done),
    total: formatQuantity(job.total),
    count: job.total,
  });
  const { tone, name } = standingWords(job);
  return (
    <section className={classes.progress} aria-label={m.bulk_progress_label()}>
      <div className={classes.line}>
        <Badge tone={tone}>{name()}</Badge>
        <span className={classes.lead}>{words}</span>
        <Speed view={view} done={done} />
      </div>
      <progress
        className={classes.meter}
        data-tone={tone}
        aria-label={words}
        value={done}
        max={Math.max(1, job.total)}
      />
      {phase === null ? null : <p className={classes.count}>{phaseInWords(phase)}</p>}
    </section>
  );
}

function phaseInWords(phase: BulkPhase) {
  switch (phase.kind) {
    case 'starting':
      return m.bulk_phase_starting();
    case 'comparing':
      return m.bulk_phase_comparing({ done: formatQuantity(phase.done) });
    case 'settling':
      return m.bulk_phase_settling({ done: formatQuantity(phase.done) });
    case 'sending':
      return m.bulk_phase_sending();
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
