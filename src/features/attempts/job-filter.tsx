import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { jobQueries } from '@/api/jobs/queries';
import { shortIdentifier } from '@/domain/identifier';
import { jobLink } from '@/modules/job-report/job-link';
import { titleOfJob } from '@/modules/job-report/job-title';
import { m } from '@/text/generated/messages';
import { HiddenText } from '@/ui/feedback/hidden-text';
import tool from '@/ui/form/tool.module.css';
import classes from './job-filter.module.css';

/** The one job the journal is narrowed to: the way back to everything, and the way to the change. */
export function JobFilter({ job, onRemove }: { job: string; onRemove: () => void }) {
  const { data } = useQuery(jobQueries.one(job));
  const isOfPayments = data?.kind === 'payments.apply';
  const title = data === undefined ? shortIdentifier(job) : titleOfJob(data);
  return (
    <div className={classes.filter}>
      <span className={classes.label}>
        {isOfPayments ? m.attempts_filter_payments() : m.attempts_filter_job()}
      </span>
      <span className={classes.chosen}>
        <button type="button" className={tool.tool} data-set onClick={onRemove}>
          <bdi className={tool.words} title={title}>
            {title}
          </bdi>
          <IconX size={16} aria-hidden />
          <HiddenText>{m.attempts_filter_job_remove()}</HiddenText>
        </button>
        {data === undefined ? null : (
          <Link {...jobLink(data)}>
            {isOfPayments ? m.attempts_to_payments() : m.attempts_to_job()}
          </Link>
        )}
      </span>
    </div>
  );
}
