import { Link } from '@tanstack/react-router';
import type { WriteOperation } from '@/api/attempts/names';
import type { AttemptDetail } from '@/api/attempts/schemas';
import { confirmedIn } from '@/api/core/attempt';
import { formatTimestamp } from '@/modules/business-day/moments';
import { jobLink } from '@/modules/job-report/job-link';
import { outcomeOf } from '@/modules/journal/attempt-words';
import { ProductLink } from '@/modules/journal/product-link';
import { codeWords, recordWords } from '@/modules/journal/write-words';
import { ExactAnswer, ExactRequest } from '@/modules/receipt/exact-text';
import { FactList } from '@/ui/layout/fact-list';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Badge } from '@/ui/feedback/badge';
import { CopyButton } from '@/ui/feedback/copy-button';
import section from '@/ui/layout/section-head.module.css';
import { answerInLines, whoFacts } from './attempt-facts';
import classes from './attempts.module.css';
import { StartFrom } from './start-from';
import { sentFacts } from './sent-facts';

interface Props {
  attempt: AttemptDetail;
}

/** What was sent: in words, and folded as the very text. */
export function AttemptContent({ attempt }: Props) {
  const { method, path, bodyText, context } = attempt;
  return (
    <section className={classes.part} aria-labelledby="attempt-content">
      <h2 id="attempt-content" className={section.title}>
        {wasSent(attempt) ? m.attempts_sent() : m.attempts_unsent()}
      </h2>
      {hasReceipt(attempt) ? null : (
        <div className={classes.card}>
          <FactList facts={[...whoFacts(attempt), ...sentFacts(attempt)]} />
        </div>
      )}
      {confirmedIn(context).map((attemptId) => (
        <p key={attemptId}>
          <Link to="/attempts/$attemptId" params={{ attemptId }}>
            {m.attempts_fact_confirms()}
          </Link>
        </p>
      ))}
      <JobOf attempt={attempt} />
      <AttemptIdentifiers attempt={attempt} />
      <StartFrom attempt={attempt} />
      <ExactRequest method={method} path={path} text={bodyText} />
    </section>
  );
}

/** One row of a job, which tells of all of them. */
function JobOf({ attempt: { operation, context, facts } }: Props) {
  const { job: id } = context;
  const isPayment = operation === 'payments.apply';
  // A payment may name a branch, and its job never has one.
  const branchId = isPayment ? null : (context.branchId ?? facts.branchId);
  if (id === undefined || (branchId === null && !isPayment)) return null;
  return (
    <p>
      {isPayment ? m.attempts_fact_payments() : m.attempts_fact_job()}{' '}
      <Link {...jobLink({ id, branchId })}>
        {isPayment ? m.attempts_to_payments() : m.attempts_to_job()}
      </Link>
    </p>
  );
}

/** The way to its record, and what one has to tell somebody else, or type elsewhere. */
function AttemptIdentifiers({ attempt }: Props) {
  const { id, operation, facts, sends } = attempt;
  const reference = sends.at(-1)?.requestId;
  return (
    <div className={classes.actions}>
      <ProductLink attempt={attempt} />
      {facts.recordId === null ? null : (
        <CopyButton text={() => facts.recordId ?? ''}>{recordWords(operation).copy()}</CopyButton>
      )}
      {facts.code === null ? null : (
        <CopyButton text={() => facts.code ?? ''}>{codeWords(operation).copy()}</CopyButton>
      )}
      {reference === undefined ? null : (
        <CopyButton text={() => reference}>{m.attempts_copy_reference()}</CopyButton>
      )}
      <CopyButton text={() => id}>{m.attempts_copy_attempt()}</CopyButton>
    </div>
  );
}

function wasSent({ state }: AttemptDetail): boolean {
  return state !== 'recorded' && state !== 'not-sent';
}

/** A receipt says all of it already. */
function hasReceipt({ state, settled }: AttemptDetail): boolean {
  return state === 'applied' && settled === null;
}

/** Every time it went out, oldest first. */
export function AttemptSends({ attempt: { operation, sends } }: Props) {
  return (
    <section className={classes.part} aria-labelledby="attempt-sends">
      <h2 id="attempt-sends" className={section.title}>
        {m.attempts_sends()}
      </h2>
      {sends.length === 0 ? <p className={classes.quiet}>{m.attempts_sends_none()}</p> : null}
      <ol className={classes.sends}>
        {sends.map((send) => (
          <li key={send.number} className={classes.send}>
            <SendLines operation={operation} send={send} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function SendLines({ operation, send }: { operation: WriteOperation; send: Send }) {
  const { number, at, outcome, requestId } = send;
  const { tone, word } = outcomeOf({ operation, state: outcome ?? 'sending', settled: null });
  return (
    <>
      <span className={classes.sendHead}>
        <strong>{m.attempts_send({ number })}</strong>
        <span>{formatTimestamp(at)}</span>
        <Badge tone={tone}>{word}</Badge>
      </span>
      <span className={classes.quiet}>{sendInWords(send)}</span>
      <span className={classes.quiet}>{m.outcome_reference({ reference: requestId })}</span>
    </>
  );
}

/** What the service answered last. */
export function AttemptAnswer({ attempt }: Props) {
  const text = answerInLines(attempt);
  return (
    <section className={classes.part} aria-labelledby="attempt-answer">
      <h2 id="attempt-answer" className={section.title}>
        {m.attempts_answer()}
      </h2>
      {text === undefined ? (
        <p className={classes.quiet}>{m.attempts_answer_personal()}</p>
      ) : text === null ? (
        <p className={classes.quiet}>{noAnswerInWords(attempt)}</p>
      ) : (
        <ExactAnswer text={text} />
      )}
    </section>
  );
}

/** Of an answer that is empty or no JSON its status alone is kept. */
function noAnswerInWords({ sends }: AttemptDetail): string {
  const status = sends.findLast((send) => send.status !== null)?.status ?? null;
  return status === null ? m.attempts_no_answer() : m.attempts_answer_unread({ status });
}

type Send = AttemptDetail['sends'][number];
type Problem = NonNullable<Send['problem']>;

/** Why no answer of the service came to be read; the gateway's other problems leave no send behind. */
const problems: Partial<Record<Problem, () => string>> = {
  'upstream-unreachable': m.attempts_send_unreachable,
  'upstream-timeout': m.attempts_send_timeout,
  'upstream-broke-off': m.attempts_send_broke_off,
  'upstream-not-json': m.attempts_send_unreadable,
  'upstream-too-large': m.attempts_send_unreadable,
  'upstream-redirect': m.attempts_send_unreadable,
  'gateway-failure': m.attempts_send_interrupted,
  'rate-paused': m.attempts_send_no_turn,
  'queue-full': m.attempts_send_no_turn,
};

/** What one send met, and how long that took. */
function sendInWords({ at, endedAt, status, problem, replayed }: Send): string {
  if (endedAt === null) return m.attempts_send_waiting();
  const seconds = secondsInWords((Date.parse(endedAt) - Date.parse(at)) / 1000);
  const said = [
    status === null
      ? m.attempts_send_waited({ seconds })
      : `${m.attempts_send_took({ seconds })} · ${m.attempts_send_status({ status })}`,
    ...(problem === null ? [] : [problems[problem]?.() ?? problem]),
    ...(replayed ? [m.attempts_send_replayed()] : []),
  ];
  return said.join(' · ');
}

function secondsInWords(seconds: number): string {
  const tenths = Math.round(seconds * 10) / 10;
  return tenths === 0 ? m.attempts_send_moment() : formatQuantity(tenths);
}
