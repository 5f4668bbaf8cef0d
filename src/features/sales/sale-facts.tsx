import type { ReactNode } from 'react';
import type { Sale } from '@/api/sales/schemas';
import { formatCalendarDate } from '@/text/format';
import { m } from '@/text/generated/messages';
import { CopyButton } from '@/ui/feedback/copy-button';
import { FactCard, type Fact } from '@/ui/layout/fact-list';
import classes from './sales.module.css';

/** The words of which the description shows a sample; any other is shown as it came (API description, Sale). */
const known: Readonly<Record<string, () => string>> = {
  fc: m.sales_type_fc,
  processed: m.sales_status_processed,
  paid: m.sales_payment_paid,
};

/** Everything the service says of a sale but its lines; what it does not say says so. */
export function SaleFacts({ sale }: { sale: Sale }) {
  const { customer } = sale;
  return (
    <div className={classes.groups}>
      <FactCard
        title={m.sales_section_document()}
        facts={[
          { label: m.sales_document_type(), value: wordOf(sale.documentType) },
          { label: m.sales_status(), value: wordOf(sale.status) },
          { label: m.sales_issued(), value: issuedInWords(sale.issuedAt) },
          codeOf(m.sales_control_number(), sale.controlNumber),
          codeOf(m.sales_generation_code(), sale.generationCode),
          codeOf(m.sales_stamp(), sale.stamp),
          codeOf(m.sales_id(), sale.id),
        ]}
      />
      <FactCard
        title={m.sales_section_customer()}
        facts={[
          ...namesOf(customer),
          codeOf(m.sales_customer_id(), customer.id),
          { label: m.sales_payment_status(), value: wordOf(sale.paymentStatus) },
          {
            label: m.sales_condition(),
            value:
              sale.isCredit === null ? null : sale.isCredit ? m.sales_credit() : m.sales_cash(),
          },
        ]}
      />
    </div>
  );
}

/** Two names where there are two; one that is both stands once. */
function namesOf({ legalName, name }: Sale['customer']): Fact<string | null>[] {
  if (legalName !== null && legalName === name) {
    return [{ label: m.sales_customer_both(), value: legalName }];
  }
  return [
    { label: m.sales_customer_legal(), value: legalName },
    { label: m.sales_customer_name(), value: name },
  ];
}

/** A word of a list nobody has seen whole: no colour, for nobody knows what it bodes. */
function wordOf(word: string | null): ReactNode {
  if (word === null) return null;
  const words = Object.hasOwn(known, word) ? known[word]?.() : undefined;
  if (words === undefined) return <code>{word}</code>;
  return (
    <>
      {words} <code className={classes.quiet}>{word}</code>
    </>
  );
}

function codeOf(label: string, code: string | null): Fact<ReactNode> {
  const value =
    code === null ? null : (
      <span className={classes.code}>
        <code>{code}</code>
        <CopyButton text={() => code} what={label}>
          {m.sales_copy()}
        </CopyButton>
      </span>
    );
  return { label, value };
}

/** The business's own time, as it came where it is none. */
function issuedInWords(moment: string | null): string | null {
  if (moment === null) return null;
  const [date = '', ...time] = moment.split(' ');
  return [formatCalendarDate(date), ...time].join(' ');
}
