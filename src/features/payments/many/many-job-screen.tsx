import { Link } from '@tanstack/react-router';
import { readPlannedPayment } from '@/api/payments/planned-payment';
import type { BulkRowView } from '@/modules/bulk-job/bulk-view';
import type { JobPlace } from '@/modules/job-report/job-address';
import { JobReport } from '@/modules/job-report/job-report';
import { endColumns } from '@/modules/job-report/job-rows';
import report from '@/modules/job-report/job-report.module.css';
import { businessInWords } from '@/modules/session/integration-words';
import { useSession } from '@/modules/session/session-context';
import { moneyText } from '@/text/amount-text';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { CutText } from '@/ui/layout/cut-text';
import { FactList } from '@/ui/layout/fact-list';
import { type Column, columnsOf } from '@/ui/table/column';
import { sumsInWords } from './many-sums';
import { nextStepOf } from './next-step';
import classes from './next-step.module.css';

const columns: Record<string, Column<BulkRowView>> = {
  supplier: {
    label: m.purchases_provider,
    width: null,
    narrow: 'lead',
    cell: ({ name }) => <CutText>{name}</CutText>,
  },
  amount: {
    label: m.payments_many_amount,
    width: { wide: 136, medium: 128 },
    align: 'end',
    narrow: 'detail',
    cell: ({ input }) => {
      const payment = readPlannedPayment(input);
      return payment === null ? m.common_not_told() : moneyText(payment.total);
    },
  },
  purchases: {
    label: m.payments_purchases,
    width: { wide: 96, medium: 0 },
    mediumUnder: 'amount',
    shortLabel: m.payments_purchases,
    align: 'end',
    quiet: true,
    narrow: 'hidden',
    cell: ({ input }) => formatQuantity(readPlannedPayment(input)?.purchases ?? 0),
  },
  paper: {
    label: m.payments_many_paper,
    width: { wide: 176, medium: 144 },
    quiet: true,
    narrow: 'detail',
    cell: ({ code }) => (code === '' ? null : <CutText quiet>{code}</CutText>),
  },
  ...endColumns('payments.apply', nextStepOf),
};
const shown = columnsOf(columns, Object.keys(columns));

/** Many payments on their way: how far they are, what became of each, and what is left to a person. */
export function ManyJobScreen({ jobId, place }: { jobId: string; place: JobPlace }) {
  const { integration } = useSession();
  return (
    <JobReport
      kind="payments.apply"
      branchId={null}
      jobId={jobId}
      place={place}
      columns={shown}
      words={{
        title: m.payments_many_title(),
        of: businessInWords(integration),
        notAnId: m.payments_many_not_an_id(),
        reading: m.payments_many_job_reading(),
      }}
      renderSums={({ counts }, sums) => (
        <section className={classes.sums} aria-label={m.payments_many_sums()}>
          <FactList figures facts={sumsInWords(counts, sums)} />
        </section>
      )}
      back={
        <Link className={report.link} to="/payables">
          {m.payments_many_choose()}
        </Link>
      }
    />
  );
}
