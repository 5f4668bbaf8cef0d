import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode, Ref } from 'react';
import { formatTimestamp } from '@/modules/business-day/moments';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { PrintButton } from '@/ui/form/print-button';
import { FactList, type Fact } from '@/ui/layout/fact-list';
import classes from './receipt.module.css';

export interface ReceiptHead {
  attemptId: string;
  /** ISO 8601 in UTC. */
  at: string;
  operator: string;
  integration: string;
  business: string;
  reference: string | null;
}

interface Props {
  title: string;
  /** Above the facts; left out: they are stored. */
  told?: string;
  head: ReceiptHead;
  /** The record as the service stored it; null when its answer could not be read. */
  facts: readonly Fact<ReactNode>[] | null;
  /** Below them, of what was sent: what the service does not tell again. */
  sent?: ReactNode;
  /** What was answered in names of the service's own: below, folded. */
  answer?: { label: string; facts: readonly Fact[] } | undefined;
  /** The service had it already and did nothing now. */
  isEarlier: boolean;
  /** What was stored otherwise than it was sent. */
  differences?: readonly string[];
  /** What one should know about it, in sentences. */
  notes?: readonly string[];
  /** What can be done next; printing comes with every receipt. */
  actions?: ReactNode;
  focusRef?: Ref<HTMLElement>;
  /** Its paper may be laid beside it, on the page of the attempt. */
  takesFiles?: boolean;
  /** On the page of the attempt itself a link to it leads nowhere, and the title stands above already. */
  isOnItsPage?: boolean;
}

const mostAtOnce = 24;

/** The proof of a write that was applied. It stays until somebody goes on, and prints by itself. */
export function Receipt(props: Props) {
  const { title, told = m.receipt_stored(), head, facts, isEarlier } = props;
  const { answer, sent } = props;
  const { differences = [], notes = [], actions, focusRef, takesFiles, isOnItsPage } = props;
  return (
    <section
      ref={focusRef}
      className={classes.receipt}
      tabIndex={-1}
      aria-labelledby="receipt-title"
    >
      <h2 id="receipt-title" className={classes.title}>
        <IconCircleCheck className={classes.mark} size={20} aria-hidden />
        {isOnItsPage && facts !== null ? told : title}
      </h2>
      {isEarlier ? <p>{m.receipt_earlier()}</p> : null}
      {facts === null ? (
        <p>{m.receipt_unreadable()}</p>
      ) : (
        <>
          {isOnItsPage ? null : <h3 className={classes.label}>{told}</h3>}
          <Stored facts={facts} label={told} />
        </>
      )}
      {sent}
      {answer === undefined || answer.facts.length === 0 ? null : (
        <details>
          <summary>{answer.label}</summary>
          <Stored facts={answer.facts} label={answer.label} />
        </details>
      )}
      {differences.length === 0 ? null : (
        <Notice tone="warn" icon={IconAlertTriangle}>
          {differences.map((difference) => (
            <p key={difference}>{difference}</p>
          ))}
        </Notice>
      )}
      {notes.map((note) => (
        <p key={note} className={classes.note}>
          {note}
        </p>
      ))}
      <div className={classes.head}>
        <FactList facts={headFacts(head)} />
      </div>
      <div className={classes.actions}>
        {actions}
        <PrintButton />
        {isOnItsPage ? null : (
          <Link to="/attempts/$attemptId" params={{ attemptId: head.attemptId }}>
            {m.receipt_open()}
          </Link>
        )}
        {takesFiles ? (
          <Link
            to="/attempts/$attemptId"
            params={{ attemptId: head.attemptId }}
            hash="attempt-files"
          >
            {m.receipt_attach()}
          </Link>
        ) : null}
      </div>
    </section>
  );
}

/** An answer about two hundred purchases has six hundred facts: they scroll on their own, so that what comes next stays in sight. */
function Stored({ facts, label }: { facts: readonly Fact<ReactNode>[]; label: string }) {
  const list = <FactList facts={facts} />;
  if (facts.length <= mostAtOnce) return list;
  return (
    <section className={classes.many} aria-label={label}>
      {list}
    </section>
  );
}

function headFacts({ at, operator, integration, business, reference }: ReceiptHead): Fact[] {
  return [
    { label: m.receipt_at(), value: formatTimestamp(at) },
    { label: m.receipt_operator(), value: operator },
    { label: m.receipt_integration(), value: integration },
    { label: m.receipt_business(), value: business },
    ...(reference === null ? [] : [{ label: m.receipt_reference(), value: reference }]),
  ];
}
