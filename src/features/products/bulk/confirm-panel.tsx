import { IconSend } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import type { PreparedBulkJob } from '@/modules/bulk-job/bulk-plan';
import { startBulkJob } from '@/modules/bulk-job/start-bulk-job';
import { StartFailed } from '@/modules/job-report/start-failed';
import { ExactRequest } from '@/modules/receipt/exact-text';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { isolate } from '@/text/isolate';
import { Notice } from '@/ui/feedback/notice';
import { Button } from '@/ui/form/button';
import type { BulkSummary } from './bulk-summary';
import classes from './bulk.module.css';
import { notSentInWords, sentInWords, warningsInWords } from './check-words';
import { forgetChosenProducts } from './chosen-products';
import type { FileRows } from './product-file';

interface Props {
  branchId: string;
  prepared: PreparedBulkJob;
  summary: BulkSummary;
  /** Of the file it comes from. */
  file: FileRows | null;
  onBack: () => void;
}

const focus = (heading: HTMLElement | null) => heading?.focus();

/**
 * The last step before anything is sent: what will happen, and the number of products to be typed. Many products at once are not to
 * be sent by a press too many.
 */
export function ConfirmPanel({ branchId, prepared, summary, file, onBack }: Props) {
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const starting = useMutation({
    mutationFn: startBulkJob,
    // Also where its person went on to another screen meanwhile: otherwise the same change would stand ready to be made again.
    onSuccess: forgetChosenProducts,
  });
  const { job, rows } = prepared;
  const isRight = typedCount(typed) === job.total;
  const total = formatQuantity(job.total);
  const send = () =>
    starting.mutate(prepared, {
      onSuccess: () =>
        void navigate({
          to: '/branches/$branchId/products/bulk/$jobId',
          params: { branchId, jobId: job.id },
        }),
    });
  const doubts = warningsInWords(summary);
  const notSent = notSentInWords(summary, file);
  const [first] = rows;
  return (
    <form
      className={classes.confirm}
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => {
        event.preventDefault();
        if (isRight && !starting.isPending) send();
      }}
    >
      <h2 ref={focus} id={`${id}-title`} className={classes.groupTitle} tabIndex={-1}>
        {m.bulk_confirm_title({ rows: total, count: job.total, branch: isolate(job.branchName) })}
      </h2>
      <p className={classes.lead}>{job.title}</p>
      <ul className={classes.facts}>
        {sentInWords(summary).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      {doubts.length === 0 ? null : (
        <Notice tone="warn">
          {doubts.map((doubt) => (
            <p key={doubt}>{doubt}</p>
          ))}
        </Notice>
      )}
      {notSent === null ? null : <p>{notSent}</p>}
      <p>{m.bulk_confirm_body()}</p>
      {first === undefined ? null : (
        <ExactRequest method="PUT" path={`/products/${first.recordId}`} text={first.bodyText} />
      )}
      <div className={classes.typedCount}>
        <label htmlFor={id}>{m.bulk_confirm_type({ rows: String(job.total) })}</label>
        <input
          id={id}
          className={classes.countInput}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </div>
      {starting.isError ? <StartFailed job={job} thrown={starting.error} /> : null}
      <div className={classes.foot}>
        <Button variant="default" onClick={onBack} busy={starting.isPending}>
          {m.bulk_back_to_check()}
        </Button>
        <Button type="submit" disabled={!isRight} busy={starting.isPending} icon={IconSend}>
          {starting.isPending ? m.bulk_starting() : m.bulk_send({ rows: total, count: job.total })}
        </Button>
      </div>
    </form>
  );
}

const whole = /^\d+$/;
// One mark between all groups, as people here write it; a point would be read as decimals by the next person.
const grouped = /^\d{1,3}([, \u00a0\u202f])\d{3}(?:\1\d{3})*$/;

/** The count somebody typed, as `1000`, `1,000` or `1 000`; null for anything else, such as `10.00`. */
export function typedCount(typed: string): number | null {
  const text = typed.trim();
  if (!whole.test(text) && !grouped.test(text)) return null;
  return Number(text.replace(/\D/g, ''));
}
