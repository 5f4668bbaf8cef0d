import { IconFileUnknown } from '@tabler/icons-react';
import { Link, Navigate } from '@tanstack/react-router';
import { asApiError } from '@/api/core/errors';
import { isIdentifier } from '@/domain/identifier';
import { ofBranch } from '@/modules/branch-picker/of-branch';
import { useBranchName } from '@/modules/branch-picker/use-branches';
import type { BulkJobView } from '@/modules/bulk-job/bulk-view';
import { useBulkRows } from '@/modules/bulk-job/use-bulk-job';
import { ErrorPanel } from '@/modules/error-panel/error-panel';
import { resumeMoment } from '@/modules/error-panel/resume-moment';
import { StaleNotice } from '@/modules/error-panel/stale-notice';
import { CorrectedNotices } from '@/modules/list/corrected-notices';
import { integrationInWords } from '@/modules/session/integration-words';
import { m } from '@/text/generated/messages';
import { isolate } from '@/text/isolate';
import { StatePanel } from '@/ui/feedback/state-panel';
import { Waited } from '@/ui/feedback/waited';
import { ListScreen } from '@/ui/layout/list-screen';
import { ScreenTitle } from '@/ui/layout/screen-title';
import classes from './bulk.module.css';
import { JobActions } from './job-actions';
import { JobFile } from './job-file';
import { JobNotices, JobProgress } from './job-status';
import { JobRows } from './job-rows';
import { jobAddress, type JobPlace, rowsAsked } from './job-search';
import { momentInWords } from './job-words';

interface Props {
  branchId: string;
  jobId: string;
  place: JobPlace;
}

/** One job: how far it is, what became of each row, and what can be done about it. */
export const JobScreen = ofBranch(function Job({ branchId, jobId, place }: Props) {
  const branch = useBranchName(branchId);
  if (isIdentifier(jobId)) return <KnownJob branchId={branchId} jobId={jobId} place={place} />;
  return (
    <ListScreen>
      <ScreenTitle title={m.bulk_job()} of={branch}>
        <BackToBulk branchId={branchId} />
      </ScreenTitle>
      <StatePanel tone="warn" icon={IconFileUnknown} title={m.bulk_job_not_an_id()} />
    </ListScreen>
  );
});

function KnownJob({ branchId, jobId, place }: Props) {
  const branch = useBranchName(branchId);
  const told = useBulkRows(jobId, rowsAsked(place));
  const { bulk, query } = told;
  // A link that was put together by hand: the branch around the job would be another than its own.
  const own = bulk?.job.branchId ?? branchId;
  if (own.toLowerCase() !== branchId.toLowerCase()) {
    return (
      <Navigate
        to="/branches/$branchId/products/bulk/$jobId"
        params={{ branchId: own, jobId }}
        search={jobAddress.search(place)}
        replace
      />
    );
  }
  // One title before and after it was read: whoever has just arrived has the focus there.
  return (
    <ListScreen>
      <ScreenTitle title={bulk?.job.title ?? m.bulk_job()} of={bulk?.job.branchName ?? branch}>
        <BackToBulk branchId={branchId} />
        {bulk === null ? null : (
          <Link className={classes.link} to="/attempts" search={{ job: jobId }}>
            {m.bulk_in_journal()}
          </Link>
        )}
      </ScreenTitle>
      {bulk !== null ? (
        <JobDetails branchId={branchId} view={bulk} told={told} place={place} />
      ) : query.error === null ? (
        <output className={classes.count}>
          {m.bulk_job_reading()}
          <Waited />
        </output>
      ) : (
        <ErrorPanel
          error={asApiError(query.error)}
          subject={m.bulk_job_subject()}
          onRetry={() => void query.refetch()}
          resumesAt={resumeMoment(query)}
        />
      )}
    </ListScreen>
  );
}

/** To another change of many products, and to the jobs there were. */
function BackToBulk({ branchId }: { branchId: string }) {
  return (
    <Link className={classes.link} to="/branches/$branchId/products/bulk" params={{ branchId }}>
      {m.bulk_other_jobs()}
    </Link>
  );
}

const corrections: Record<keyof JobPlace, () => string> = {
  outcome: m.bulk_corrected_view,
  page: m.lists_corrected_page,
};

interface JobDetailsProps {
  branchId: string;
  view: BulkJobView;
  told: ReturnType<typeof useBulkRows>;
  place: JobPlace;
}

/** What a job that was read says below its title: whoever started it goes on with it here, everybody else looks on. */
function JobDetails({ branchId, view, told, place }: JobDetailsProps) {
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
