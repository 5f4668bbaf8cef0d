import { IconCircleCheck, IconCircleX, IconQuestionMark } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { gatewayNow } from '@/api/core/gateway-clock';
import type { Settled } from '@/api/core/attempt-result';
import { resultOfRecord } from '@/api/core/attempt-record';
import { writes, type WriteOperation } from '@/api/attempts/names';
import { recordedAttempt } from '@/api/attempts/operations';
import type { AttemptDetail, Settlement } from '@/api/attempts/schemas';
import type { ApiError } from '@/api/core/errors';
import {
  formatMoment,
  formatTimestamp,
  momentClock,
  momentDate,
} from '@/modules/business-day/moments';
import { errorDetails } from '@/modules/error-panel/error-details';
import { writeWords } from '@/modules/journal/write-words';
import { m } from '@/text/generated/messages';
import { CopyButton } from '@/ui/feedback/copy-button';
import { endWordsOf } from './end-words';
import { LookBy } from './look-by';
import { OutcomeFrame } from './outcome-frame';
import classes from './outcome-panel.module.css';
import { ResendButton } from './resend-button';
import { ServiceWords } from './service-words';
import { SettleForm } from './settle-form';
import { useFocusOnArrival } from './use-focus-on-arrival';

interface Props {
  operation: WriteOperation;
  /** What it was typed in, by the attempt's context. */
  form: string;
  /** When it was sent by the gateway's clock, ISO 8601; null when it has not told. */
  sentAt: string | null;
  /** The request's reference; null when none came back. */
  reference: string | null;
  /** The failure as the browser met it; null where only the record is known. */
  error: ApiError | null;
  /** Its record, for what to look by and what came back; null until that is read. */
  attempt: AttemptDetail | null;
  /** Sends the same again; null where that might write twice. */
  onResend: (() => void) | null;
  /** Why this person may not send it again, where another one or another moment might. */
  refusal?: string | null;
  /** Notes what a person found; rejects when it could not be noted. */
  onSettle: (settlement: Settlement) => Promise<unknown>;
  /** Looks for it first, and shows the given form after that. */
  renderLookUp?: (settleForm: ReactNode) => ReactNode;
}

/** Nobody knows whether it was stored: what is known, what to look at, and nothing that could make it worse. */
export function UnknownPanel(props: Props) {
  const { operation, form, sentAt, reference, error, attempt, onResend, refusal } = props;
  const { onSettle, renderLookUp } = props;
  const words = endWordsOf(operation, form);
  const settleForm = <SettleForm words={words} onSettle={onSettle} />;
  const arrive = useFocusOnArrival();
  const failure = error ?? (attempt && recordedFailure(attempt));
  // The key was never sent with other bytes, so the first send is still at work (API description, Limits).
  const isInProcess = error?.status === 409 && writes[operation].isIdempotent;
  return (
    <OutcomeFrame
      tone="unknown"
      icon={IconQuestionMark}
      title={words.unknown()}
      urgent
      focusRef={arrive}
    >
      <p>{sentAt === null ? m.outcome_unknown_sent_untold() : sentInWords(Date.parse(sentAt))}</p>
      {isInProcess ? <p>{m.outcome_unknown_in_process()}</p> : null}
      <p>{onResend ? m.outcome_unknown_resend() : (refusal ?? words.keep())}</p>
      <div>
        <h3 className={classes.label}>{m.outcome_unknown_check()}</h3>
        <ul className={classes.checks}>
          <li>
            {(words.check ?? writeWords[operation].check)()}
            {attempt === null ? null : <LookBy attempt={attempt} />}
          </li>
        </ul>
      </div>
      <p className={classes.quiet}>{m.outcome_unknown_journal()}</p>
      {reference === null ? null : (
        <p className={classes.quiet}>{m.outcome_sent_reference({ reference })}</p>
      )}
      {error ? <ServiceWords error={error} /> : null}
      <div className={classes.actions}>
        {onResend ? <ResendButton onResend={onResend} /> : null}
        {failure ? (
          <CopyButton text={() => errorDetails(failure)}>{m.errors_copy_details()}</CopyButton>
        ) : null}
      </div>
      {renderLookUp ? renderLookUp(settleForm) : settleForm}
    </OutcomeFrame>
  );
}

/** What came back by the record, where the page that met it is gone. */
function recordedFailure(attempt: AttemptDetail): ApiError | null {
  const result = resultOfRecord(recordedAttempt(attempt), attempt, (body) => body);
  return result?.kind === 'unknown' ? result.error : null;
}

/** The hour is enough only on the day itself: the journal shows what was sent last week, too. */
function sentInWords(sentAt: number): string {
  return momentDate(sentAt) === momentDate(gatewayNow().getTime())
    ? m.outcome_unknown_sent({ time: momentClock(sentAt) })
    : m.outcome_unknown_sent_on({ when: formatMoment(sentAt) });
}

interface SettledProps {
  operation: WriteOperation;
  form: string;
  settled: Settled;
  actions?: ReactNode;
}

/** What somebody found out about a write nobody knew the outcome of. */
export function SettledPanel({ operation, form, settled, actions }: SettledProps) {
  const arrive = useFocusOnArrival();
  const isApplied = settled.verdict === 'applied';
  return (
    <OutcomeFrame
      tone={isApplied ? 'fact' : 'neutral'}
      icon={isApplied ? IconCircleCheck : IconCircleX}
      title={endWordsOf(operation, form).settled[settled.verdict]()}
      focusRef={arrive}
      actions={actions}
    >
      <p>
        {m.outcome_settled_by({
          operator: settled.operator,
          when: formatTimestamp(settled.at),
        })}
      </p>
      <p className={classes.note}>
        <bdi>{settled.note}</bdi>
      </p>
    </OutcomeFrame>
  );
}
