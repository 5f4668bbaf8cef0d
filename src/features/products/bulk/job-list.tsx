import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { asApiError } from '@/api/core/errors';
import { jobQueries } from '@/api/jobs/queries';
import { describeReadError } from '@/modules/error-panel/describe-error';
import { formatQuantity } from '@/text/format';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import { Badge } from '@/ui/feedback/badge';
import { Button } from '@/ui/form/button';
import classes from './job-list.module.css';
import bulk from './bulk.module.css';
import { endedOf, momentInWords, statusWords } from './job-words';

/** How many are named here; the journal has every write. */
const shown = 10;

/** The last jobs of this business, whoever started them. */
export function JobList() {
  const list = useQuery(jobQueries.list({ kind: 'products.update', page: 1 }));
  const jobs = list.data?.rows.slice(0, shown) ?? [];
  if (list.data === undefined && list.error !== null) {
    return (
      <p className={bulk.count}>
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
      <h2 id="bulk-jobs" className={bulk.groupTitle}>
        {m.bulk_jobs()}
      </h2>
      <ul className={classes.jobList}>
        {jobs.map((job) => {
          const { tone, name } = statusWords(job);
          return (
            <li key={job.id} className={classes.job}>
              <Link
                className={classes.name}
                to="/branches/$branchId/products/bulk/$jobId"
                params={{ branchId: job.branchId ?? '', jobId: job.id }}
              >
                <bdi>{job.title}</bdi>
              </Link>
              <Badge tone={tone}>{name()}</Badge>
              <span className={bulk.count}>
                {m.bulk_job_line({
                  done: formatQuantity(endedOf(job.counts, job.total)),
                  total: formatQuantity(job.total),
                  branch: isolate(job.branchName),
                  operator: isolate(job.operator),
                  at: momentInWords(job.createdAt),
                })}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
