import { IconAlertTriangle, IconHelpCircle, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { BulkJobView } from '@/modules/bulk-job/bulk-view';
import { describeReadError } from '@/modules/error-panel/describe-error';
import { MissingPermission } from '@/modules/error-panel/missing-permission';
import { formatQuantity } from '@/text/format';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { momentInWords } from './job-words';

/** What the job has to say besides its numbers: why it stands still, who carries it out, what nobody knows. */
export function JobNotices({ view }: { view: BulkJobView }) {
  const { job, standing, runner, progress, moveError } = view;
  return (
    <>
      {standing === null ? null : (
        <Notice
          tone={standing.cause === 'person' ? 'info' : 'warn'}
          icon={<IconAlertTriangle size={16} />}
          urgent={standing.cause !== 'person'}
        >
          {standingInWords(view)}
          {standing.error?.kind === 'forbidden' ? (
            <MissingPermission error={standing.error} />
          ) : null}
        </Notice>
      )}
      {job.state === 'running' && runner === 'other-tab' ? (
        <Notice tone="info" icon={<IconInfoCircle size={16} />}>
          {m.bulk_other_tab()}
        </Notice>
      ) : null}
      {progress.unknown > 0 ? (
        <Notice tone="unknown" icon={<IconHelpCircle size={16} />}>
          <strong>
            {m.bulk_unknown({ rows: formatQuantity(progress.unknown), count: progress.unknown })}
          </strong>{' '}
          {whatDecides(view)}
        </Notice>
      ) : null}
      {moveError === null || moveError.kind === 'session' ? null : (
        <Notice tone="danger" icon={<IconAlertTriangle size={16} />} urgent>
          <strong>{m.bulk_move_failed()}</strong>{' '}
          {describeReadError(moveError, m.bulk_job_subject()).title}
        </Notice>
      )}
    </>
  );
}

/** A cancelled job reads nothing any more, so its rows are left to a person. */
function whatDecides({ job, undecided }: BulkJobView): string {
  if (undecided > 0) {
    return m.bulk_undecided({ rows: formatQuantity(undecided), count: undecided });
  }
  return job.state === 'cancelled' ? m.bulk_unknown_cancelled() : m.bulk_unknown_next();
}

function standingInWords({ standing, job }: BulkJobView): ReactNode {
  switch (standing?.cause) {
    case 'person':
      return m.bulk_standing_person({
        operator: isolate(job.stopped?.operator ?? job.operator),
        at: momentInWords(job.stopped?.at ?? job.activeAt),
      });
    case 'unauthorized':
      return m.bulk_standing_unauthorized();
    case 'forbidden':
      return m.bulk_standing_forbidden();
    case 'session':
      return m.bulk_standing_session();
    case 'fault':
      return standing.error === null
        ? m.bulk_standing_fault()
        : `${m.bulk_standing_fault()} ${describeReadError(standing.error, m.bulk_job_subject()).title}`;
    case undefined:
      return null;
  }
}
