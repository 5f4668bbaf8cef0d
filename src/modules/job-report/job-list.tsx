import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { asApiError } from '@/api/core/errors';
import type { BulkJob } from '@/api/jobs/names';
import { jobQueries } from '@/api/jobs/queries';
import { endedRows } from '@/modules/bulk-job/ended-rows';
import { formatTimestamp } from '@/modules/business-day/moments';
import { describeReadError } from '@/modules/error-panel/describe-error';
import { formatQuantity } from '@/text/format';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import { Badge } from '@/ui/feedback/badge';
import { Button } from '@/ui/form/button';
import classes from './job-list.module.css';
import { jobLink } from './job-link';
import { titleOfJob } from './job-title';
import report from './job-report.module.css';
import { statusWords } from './job-words';

/** How many are named here; the journal has every write. */
const shown = 10;

/** The last jobs of a kind in this business, whoever started them. */
export function JobList({ kind }: { kind: BulkJob['kind'] }) {
  const list = useQuery(jobQueries.list({ kind, page: 1 }));
  const jobs = list.data?.rows.slice(0, shown) ?? [];
  if (list.data === undefined && list.error !== null) {
    return (
      <p className={report.count}>
        {describeReadError(asApiError(list.error), m.bulk_jobs_subject()).title}{' '}
        <Button size="compact-sm" variant="subtle" onClick={() => void list.refetch()}>
          {m.common_retry()}
        </Button>
      </p>
    );
  }
  if (jobs.length === 0) return null;
  return (
    <section className={classes.jobs} aria-labelledby="bulk-jobs">
      <h2 id="bulk-jobs" className={report.title}>
        {kind === 'payments.apply' ? m.payments_many_jobs() : m.bulk_jobs()}
      </h2>
      <ul className={classes.jobList}>
        {jobs.map((job) => {
          const { tone, name } = statusWords(job);
          return (
            <li key={job.id} className={classes.job}>
              <Link className={classes.name} {...jobLink(job)}>
                <bdi>{titleOfJob(job)}</bdi>
              </Link>
              <Badge tone={tone}>{name()}</Badge>
              <span className={report.count}>{lineOf(job)}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function lineOf(job: BulkJob): string {
  const { total, branchName, operator, createdAt } = job;
  const known = {
    done: formatQuantity(endedRows(job)),
    total: formatQuantity(total),
    operator: isolate(operator),
    at: formatTimestamp(createdAt),
  };
  return branchName === ''
    ? m.payments_many_job_line(known)
    : m.bulk_job_line({ ...known, branch: isolate(branchName) });
}
