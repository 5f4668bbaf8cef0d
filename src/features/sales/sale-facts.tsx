import { Fragment, type ReactNode } from 'react';
import type { Sale } from '@/api/sales/schemas';
import { formatCalendarDate } from '@/text/format';
import { m } from '@/text/generated/messages';
import { CopyButton } from '@/ui/feedback/copy-button';
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
      <Group
        title={m.sales_section_document()}
        facts={[
          [m.sales_document_type(), <Word key="type" word={sale.documentType} />],
          [m.sales_status(), <Word key="status" word={sale.status} />],
          [m.sales_issued(), told(issuedInWords(sale.issuedAt))],
          [
            m.sales_control_number(),
            <Code key="control" name={m.sales_control_number()} code={sale.controlNumber} />,
          ],
          [
            m.sales_generation_code(),
            <Code key="generation" name={m.sales_generation_code()} code={sale.generationCode} />,
          ],
          [m.sales_stamp(), <Code key="stamp" name={m.sales_stamp()} code={sale.stamp} />],
          [m.sales_id(), <Code key="id" name={m.sales_id()} code={sale.id} />],
        ]}
      />
      <Group
        title={m.sales_section_customer()}
        facts={[
          ...namesOf(customer),
          [
            m.sales_customer_id(),
            <Code key="id" name={m.sales_customer_id()} code={customer.id} />,
          ],
          [m.sales_payment_status(), <Word key="payment" word={sale.paymentStatus} />],
          [
            m.sales_condition(),
            told(sale.isCredit === null ? null : sale.isCredit ? m.sales_credit() : m.sales_cash()),
          ],
        ]}
      />
    </div>
  );
}

type Fact = [name: string, value: ReactNode];

/** Two names where there are two; one that is both stands once. */
function namesOf({ legalName, name }: Sale['customer']): Fact[] {
  if (legalName !== null && legalName === name) return [[m.sales_customer_both(), legalName]];
  return [
    [m.sales_customer_legal(), told(legalName)],
    [m.sales_customer_name(), told(name)],
  ];
}

function Group({ title, facts }: { title: string; facts: Fact[] }) {
  return (
    <section className={classes.group}>
      <h2>{title}</h2>
      <dl>
        {facts.map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}

const told = (value: string | null): ReactNode =>
  value ?? <span className={classes.quiet}>{m.common_not_told()}</span>;

/** A word of a list nobody has seen whole: no colour, for nobody knows what it bodes. */
function Word({ word }: { word: string | null }) {
  if (word === null) return told(null);
  const words = Object.hasOwn(known, word) ? known[word]?.() : undefined;
  if (words === undefined) return <code>{word}</code>;
  return (
    <>
      {words} <code className={classes.quiet}>{word}</code>
    </>
  );
}

function Code({ name, code }: { name: string; code: string | null }) {
  if (code === null) return told(null);
  return (
    <span className={classes.code}>
      <code>{code}</code>
      <CopyButton text={() => code} what={name}>
        {m.sales_copy()}
      </CopyButton>
    </span>
  );
}

/** The business's own time, as it came where it is none. */
function issuedInWords(moment: string | null): string | null {
  if (moment === null) return null;
  const [date = '', ...time] = moment.split(' ');
  return [formatCalendarDate(date), ...time].join(' ');
}
