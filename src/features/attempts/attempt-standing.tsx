import { IconClockPause, IconSendOff } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode, type Ref } from 'react';
import { attemptMutations } from '@/api/attempts/mutations';
import type { AttemptDetail } from '@/api/attempts/schemas';
import type { PreparedAttempt } from '@/api/core/attempt';
import { resultOfRecord } from '@/api/core/attempt-record';
import type { ApiError } from '@/api/core/errors';
import { serviceUrl } from '@/api/core/url';
import { subjectOf } from '@/modules/journal/attempt-words';
import { OutcomeFrame } from '@/modules/outcome-panel/outcome-frame';
import { ResendButton } from '@/modules/outcome-panel/resend-button';
import { SendingPanel } from '@/modules/outcome-panel/sending-panel';
import { SimilarPanel } from '@/modules/outcome-panel/similar-panel';
import { StoppedPanel } from '@/modules/outcome-panel/stopped-panel';
import { SettledPanel, UnknownPanel } from '@/modules/outcome-panel/unknown-panel';
import { useFocusOnArrival } from '@/modules/outcome-panel/use-focus-on-arrival';
import { writeWords } from '@/modules/outcome-panel/write-words';
import { Receipt } from '@/modules/receipt/receipt';
import { useSession } from '@/modules/session/session-context';
import { businessInWords, integrationInWords } from '@/modules/session/integration-words';
import { m } from '@/text/generated/messages';
import { useLocale } from '@/text/use-locale';
import type { Tone } from '@/ui/feedback/state-panel';
import { contentFacts, isOfPeople, refusalInWords } from './attempt-facts';
import { RefusedAttempt } from './refused-attempt';
import { saysStock, StockAgain } from './stock-attempt';

/** The record keeps what it was sent with; only its id and its name are needed to go on with it. */
function preparedOf({
  id,
  operation,
  method,
  path,
  bodyText,
  context,
}: AttemptDetail): PreparedAttempt {
  return {
    id,
    operation: { name: operation, missing: 'record' },
    method,
    url: serviceUrl(path),
    bodyText,
    context,
  };
}

const asItCame = (body: unknown) => body;

interface Props {
  attempt: AttemptDetail;
  /** When the record was read, in milliseconds of the epoch. */
  readAt: number;
}

/** What became of an attempt, and what may be done about it now. */
export function AttemptStanding({ attempt, readAt }: Props) {
  useLocale();
  const arrive = useFocusOnArrival();
  /** How many sends there were when another one was asked for. */
  const [seen, setSeen] = useState<number | null>(null);
  const resending = useMutation(attemptMutations.carryOut(asItCame));
  const settling = useMutation(attemptMutations.settle());
  const last = attempt.sends.at(-1);
  const prepared = preparedOf(attempt);
  const resend = () => {
    setSeen(attempt.sends.length);
    resending.mutate({ attempt: prepared, way: 'again' });
  };
  // Sending it again from here would say a stock that nobody has read since.
  const onResend = attempt.resendRefused === null && !saysStock(attempt) ? resend : null;

  if (resending.isPending) return <SendingPanel since={resending.submittedAt} lost={false} />;
  if (resending.data?.kind === 'similar') {
    const context = { ...prepared.context, confirms: resending.data.similar.id };
    return (
      <SimilarPanel
        result={resending.data}
        onConfirm={() => resending.mutate({ attempt: { ...prepared, context }, way: 'again' })}
        onStop={resending.reset}
      />
    );
  }
  const isRecorded = attempt.sends.length !== seen;
  const told = resending.data;
  if ((told?.kind === 'not-sent' || told?.kind === 'paused') && !isRecorded && mayBeSent(attempt)) {
    const subject = writeWords[attempt.operation].subject();
    return <StoppedPanel result={told} subject={subject} onResend={resend} />;
  }
  if (attempt.settled) return <SettledPanel settled={attempt.settled} />;
  // The record is from before the send that nobody knows of.
  const lost = told?.kind === 'unknown' && readAt < resending.submittedAt ? told : null;
  const focus = resending.isIdle ? {} : { focusRef: arrive };
  switch (lost ? 'unknown' : attempt.state) {
    case 'applied':
      return <AppliedAttempt attempt={attempt} {...focus} />;
    case 'unknown':
      return (
        <UnknownPanel
          sentAt={lost ? lost.sentAt : (last?.at ?? attempt.recordedAt)}
          reference={lost ? lost.error.requestId : (last?.requestId ?? null)}
          error={lost && lost.error}
          check={writeWords[attempt.operation].check()}
          onResend={lost ? null : onResend}
          refusal={whyNot(attempt.resendRefused)}
          onSettle={(found) => settling.mutateAsync({ id: attempt.id, ...found })}
        />
      );
    case 'sending':
      return (
        <Stopped
          tone="info"
          icon={<IconClockPause size={20} />}
          title={m.attempts_waiting_title()}
          {...focus}
          body={m.attempts_waiting_body()}
        />
      );
    case 'rejected':
      return (
        <RefusedAttempt
          error={refusalOf(prepared, attempt)}
          actions={onResend ? <ResendButton onResend={onResend} /> : null}
          {...focus}
        >
          <WayOn onResend={onResend} attempt={attempt} />
        </RefusedAttempt>
      );
    case 'not-sent':
      return (
        <Stopped
          tone="neutral"
          icon={<IconSendOff size={20} />}
          title={m.attempts_not_sent_title()}
          {...focus}
          body={m.attempts_not_sent_body()}
          resend={{ onResend, attempt }}
        />
      );
    case 'recorded':
      return (
        <Stopped
          tone="neutral"
          icon={<IconSendOff size={20} />}
          title={m.attempts_recorded_title()}
          {...focus}
          body={m.attempts_recorded_body()}
          resend={{ onResend, attempt }}
        />
      );
  }
}

/** What the recorded answer says, as if it had just come; null where it speaks of people. */
function refusalOf(prepared: PreparedAttempt, attempt: AttemptDetail): ApiError | null {
  if (isOfPeople(attempt)) return null;
  const result = resultOfRecord(prepared, attempt, asItCame);
  return result?.kind === 'refused' ? result.error : null;
}

/** Of any other, an earlier send may have been stored: that a later one was not says nothing of it. */
function mayBeSent({ state, settled }: AttemptDetail): boolean {
  return settled === null && ['recorded', 'not-sent', 'rejected'].includes(state);
}

/** That the service knows no second send stands in the panel itself. */
function whyNot(refusal: AttemptDetail['resendRefused']): string | null {
  return refusal === null || refusal === 'not-idempotent' ? null : refusalInWords(refusal);
}

interface StoppedProps {
  tone: Tone;
  icon: ReactNode;
  title: string;
  body: string;
  resend?: WayOnProps;
  focusRef?: Ref<HTMLElement>;
}

function Stopped({ body, resend, ...frame }: StoppedProps) {
  useLocale();
  return (
    <OutcomeFrame
      {...frame}
      actions={resend?.onResend ? <ResendButton onResend={resend.onResend} /> : null}
    >
      <p>{body}</p>
      {resend ? <WayOn {...resend} /> : null}
    </OutcomeFrame>
  );
}

interface WayOnProps {
  onResend: (() => void) | null;
  attempt: AttemptDetail;
}

/** Whether the same may be sent again, and if not, why. */
function WayOn({ onResend, attempt }: WayOnProps) {
  useLocale();
  if (attempt.resendRefused !== null) return <p>{refusalInWords(attempt.resendRefused)}</p>;
  if (saysStock(attempt)) return <StockAgain attempt={attempt} />;
  return onResend ? <p>{m.attempts_may_resend()}</p> : null;
}

function AppliedAttempt({
  attempt,
  ...focus
}: {
  attempt: AttemptDetail;
  focusRef?: Ref<HTMLElement>;
}) {
  useLocale();
  const { integration } = useSession();
  const last = attempt.sends.at(-1);
  return (
    <Receipt
      {...focus}
      isOnItsPage
      title={subjectOf(attempt)}
      head={{
        attemptId: attempt.id,
        at: last?.endedAt ?? attempt.recordedAt,
        operator: attempt.operator,
        integration: integrationInWords(attempt.integration),
        business: businessInWords(integration),
        reference: last?.requestId ?? null,
      }}
      facts={contentFacts(attempt)}
      isEarlier={last?.replayed ?? false}
    />
  );
}
