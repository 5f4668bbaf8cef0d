import { IconFileUnknown } from '@tabler/icons-react';
import { Link, Navigate } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { asApiError } from '@/api/core/errors';
import type { BulkJob, BulkSums } from '@/api/jobs/names';
import { isIdentifier } from '@/domain/identifier';
import type { BulkJobView, BulkRowView } from '@/modules/bulk-job/bulk-view';
import { useBulkRows } from '@/modules/bulk-job/use-bulk-job';
import { formatTimestamp } from '@/modules/business-day/moments';
import { ReadTrouble } from '@/modules/error-panel/read-trouble';
import { CorrectedNotices } from '@/modules/list/corrected-notices';
import { integrationInWords } from '@/modules/session/integration-words';
import { m } from '@/text/generated/messages';
import { isolate } from '@/text/isolate';
import { StatePanel } from '@/ui/feedback/state-panel';
import { Waited } from '@/ui/feedback/waited';
import { ListScreen } from '@/ui/layout/list-screen';
import { ScreenTitle } from '@/ui/layout/screen-title';
import type { ShownColumn } from '@/ui/table/column';
import { JobActions } from './job-actions';
import { jobAddress, type JobPlace, rowsAsked } from './job-address';
import { jobLink } from './job-link';
import { titleOfJob } from './job-title';
import classes from './job-report.module.css';
import { JobRows } from './job-rows';
import { JobNotices, JobProgress } from './job-status';
import { wordsOf } from './job-words';

interface Props {
  /** What the address is one of. */
  kind: BulkJob['kind'];
  /** Null of jobs that belong to the business. */
  branchId: string | null;
  jobId: string;
  place: JobPlace;
  columns: readonly ShownColumn<BulkRowView>[];
  words: {
    title: string;
    /** The branch, while the job was not read; the business, where it has none. */
    of?: string | null;
    notAnId: string;
    reading: string;
  };
  /** To another one, and to those there were. */
  back: ReactNode;
  /** What its payments come to. */
  renderSums?: (job: BulkJob, sums: BulkSums) => ReactNode;
  /** What else can be done about its rows. */
  renderTools?: (job: BulkJob) => ReactNode;
}

/** One job: how far it is, what became of each row, and what can be done about it. */
export function JobReport(props: Props) {
  const { jobId, words, back } = props;
  if (isIdentifier(jobId)) return <KnownJob {...props} />;
  return (
    <ListScreen>
      <ScreenTitle title={words.title} {...(words.of && { of: words.of })}>
        {back}
      </ScreenTitle>
      <StatePanel tone="warn" icon={IconFileUnknown} title={words.notAnId} />
    </ListScreen>
  );
}

function KnownJob(props: Props) {
  const { kind, branchId, jobId, place, words, back } = props;
  const told = useBulkRows(jobId, rowsAsked(place));
  const { bulk, query } = told;
  // A link that was put together by hand: the branch around the job would be another than its own.
  if (bulk !== null && bulk.job.branchId?.toLowerCase() !== branchId?.toLowerCase()) {
    return <Navigate {...jobLink(bulk.job, jobAddress.search(place))} replace />;
  }
  const of = bulk?.job.branchName || words.of;
  // One title before and after it was read: whoever has just arrived has the focus there.
  return (
    <ListScreen>
      <ScreenTitle title={bulk === null ? words.title : titleOfJob(bulk.job)} {...(of && { of })}>
        {back}
        {bulk === null ? null : (
          <Link className={classes.link} to="/attempts" search={{ job: jobId }}>
            {m.bulk_in_journal()}
          </Link>
        )}
      </ScreenTitle>
      {bulk !== null ? (
        <JobDetails {...props} view={bulk} told={told} />
      ) : query.error === null ? (
        <output className={classes.count}>
          {words.reading}
          <Waited />
        </output>
      ) : (
        <ReadTrouble query={query} subject={wordsOf(kind).subject()} />
      )}
    </ListScreen>
  );
}

const corrections: Record<keyof JobPlace, () => string> = {
  outcome: m.lists_corrected_view,
  page: m.lists_corrected_page,
};

type Told = ReturnType<typeof useBulkRows>;

interface DetailsProps extends Props {
  view: BulkJobView;
  told: Told;
}

/** What a job that was read says below its title: whoever started it goes on with it here, everybody else looks on. */
function JobDetails({ view, told, place, columns, renderSums, renderTools }: DetailsProps) {
  const { job } = view;
  const { query, sums } = told;
  const isHeld = isUnheard(view, query.error);
  const standing = useRef<HTMLElement>(null);
  return (
    <>
      <ReadTrouble query={query} subject={wordsOf(job.kind).rows()} />
      <p className={classes.count}>
        {m.bulk_started_by({
          operator: isolate(job.operator),
          integration: isolate(integrationInWords(job.integration)),
          at: formatTimestamp(job.createdAt),
        })}
      </p>
      <CorrectedNotices corrections={corrections} />
      <JobProgress view={view} isStale={query.error !== null} ref={standing} />
      {sums === null ? null : renderSums?.(job, sums)}
      <JobActions view={view} onCancel={() => standing.current?.focus()} />
      <JobNotices view={view} />
      {renderTools?.(job)}
      <JobRows job={job} told={told} isHeld={isHeld} place={place} columns={columns} />
    </>
  );
}

/** The gateway answers neither what is sent nor who asks: rows that were on their way are no longer. */
function isUnheard({ phase }: BulkJobView, error: unknown): boolean {
  return phase?.kind === 'unheard' || (error !== null && asApiError(error).kind === 'network');
}
