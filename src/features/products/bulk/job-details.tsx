import { CorrectedNotices } from '@/modules/list/corrected-notices';
import { integrationInWords } from '@/modules/session/integration-words';
import { asApiError } from '@/api/core/errors';
import type { BulkJobView } from '@/modules/bulk-job/bulk-view';
import type { useBulkRows } from '@/modules/bulk-job/use-bulk-job';
import { resumeMoment } from '@/modules/error-panel/resume-moment';
import { StaleNotice } from '@/modules/error-panel/stale-notice';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import classes from './bulk.module.css';
import { JobActions } from './job-actions';
import { JobFile } from './job-file';
import { JobNotices } from './job-notices';
import { JobProgress } from './job-progress';
import { JobRows } from './job-rows';
import type { JobPlace } from './job-search';
import { momentInWords } from './job-words';

const corrections: Record<keyof JobPlace, () => string> = {
  outcome: m.bulk_corrected_view,
  page: m.lists_corrected_page,
};

interface Props {
  branchId: string;
  view: BulkJobView;
  told: ReturnType<typeof useBulkRows>;
  place: JobPlace;
}

/** What a job that was read says below its title: whoever started it goes on with it here, everybody else looks on. */
export function JobDetails({ branchId, view, told, place }: Props) {
  const { job } = view;
  const { query } = told;
  return (
    <>
      {query.error === null ? null : (
        <StaleNotice
          error={asApiError(query.error)}
          subject={m.bulk_rows_subject()}
          readAt={query.dataUpdatedAt}
          resumesAt={resumeMoment(query)}
          onRetry={() => void query.refetch()}
        />
      )}
      <p className={classes.count}>
        {m.bulk_started_by({
          operator: isolate(job.operator),
          integration: isolate(integrationInWords(job.integration)),
          at: momentInWords(job.createdAt),
        })}
      </p>
      <CorrectedNotices corrections={corrections} />
      <JobProgress view={view} />
      <JobActions view={view} />
      <JobNotices view={view} />
      <JobFile job={job} branchId={branchId} />
      <JobRows branchId={branchId} job={job} told={told} place={place} />
    </>
  );
}
