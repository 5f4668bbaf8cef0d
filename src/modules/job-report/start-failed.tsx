import { Link } from '@tanstack/react-router';
import { asApiError } from '@/api/core/errors';
import type { NewBulkJob } from '@/api/jobs/names';
import { StartUnknown } from '@/modules/bulk-job/start-bulk-job';
import { describeReadError } from '@/modules/error-panel/describe-error';
import { Notice } from '@/ui/feedback/notice';
import { jobLink } from './job-link';
import { titleOfJob } from './job-title';
import { wordsOf } from './job-words';

interface Props {
  job: Pick<NewBulkJob, 'id' | 'kind' | 'branchId' | 'title' | 'total'>;
  thrown: unknown;
}

/** What came of starting a job that was not begun, or of which nobody knows whether it was: those are told apart. */
export function StartFailed({ job, thrown }: Props) {
  const isUnknown = thrown instanceof StartUnknown;
  const words = wordsOf(job.kind);
  const error = isUnknown ? thrown.error : asApiError(thrown);
  return (
    <Notice tone={isUnknown ? 'unknown' : 'danger'} urgent>
      <strong>{describeReadError(error, words.subject()).title}</strong>{' '}
      {isUnknown ? (
        <>
          {words.startUnknown()}{' '}
          <Link {...jobLink(job)} target="_blank">
            <bdi>{titleOfJob(job)}</bdi>
          </Link>
        </>
      ) : (
        words.startFailed()
      )}
    </Notice>
  );
}
