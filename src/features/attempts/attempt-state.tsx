import { IconArrowsUpDown, IconClockPause, IconSendOff, type Icon } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Ref } from 'react';
import { attemptMutations } from '@/api/attempts/mutations';
import { recordedAttempt } from '@/api/attempts/operations';
import type { AttemptDetail, Settlement } from '@/api/attempts/schemas';
import { resultOfRecord } from '@/api/core/attempt-record';
import type { ApiError } from '@/api/core/errors';
import { subjectOf } from '@/modules/journal/attempt-words';
import { ProductLink } from '@/modules/journal/product-link';
import { endWordsOf, removalFacts, removalTold } from '@/modules/outcome-panel/end-words';
import { OutcomeFrame } from '@/modules/outcome-panel/outcome-frame';
import { refusalInWords } from '@/modules/outcome-panel/refusal-words';
import { ResendButton } from '@/modules/outcome-panel/resend-button';
import { SendingPanel } from '@/modules/outcome-panel/sending-panel';
import { SimilarPanel } from '@/modules/outcome-panel/similar-panel';
import { StoppedPanel } from '@/modules/outcome-panel/stopped-panel';
import { SettledPanel, UnknownPanel } from '@/modules/outcome-panel/unknown-panel';
import { useFocusOnArrival } from '@/modules/outcome-panel/use-focus-on-arrival';
import { Receipt } from '@/modules/receipt/receipt';
import { businessInWords, integrationInWords } from '@/modules/session/integration-words';
import { useSession } from '@/modules/session/session-context';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import type { Tone } from '@/ui/feedback/state-panel';
import { isOfPeople, removalIn } from './attempt-facts';
import { RefusedAttempt } from './refused-attempt';
import { sentFacts } from './sent-facts';
import { useResend } from './use-resend';

interface Props {
  attempt: AttemptDetail;
  /** When the record was read, in milliseconds of the epoch. */
  readAt: number;
  /** The service's id of it as a person found it, kept with what they say. */
  recordId: string | null;
}

/** What became of an attempt, and what may be done about it now. */
export function AttemptStateNotes({ attempt, readAt, recordId }: Props) {
  const arrive = useFocusOnArrival();
  const { stage, hasAsked, send } = useResend(attempt, readAt);
  const settling = useMutation(attemptMutations.settle());
  const client = useQueryClient();
  const settle = async (found: Settlement) => {
    const named = found.verdict === 'applied' ? recordId : null;
    await settling.mutateAsync({
      id: attempt.id,
      ...found,
      ...(named !== null && { recordId: named }),
    });
    if (named === null) return;
    // It came with the status that was asked for.
    const { readStatus } = await import('@/modules/purchase-status/read-status');
    await readStatus(client, named);
  };
  const last = attempt.sends.at(-1);
  // Sending it again from here would say a stock that nobody has read since.
  const onResend = attempt.resendRefused === null && !saysStock(attempt) ? send : null;

  if (stage.kind === 'sending') return <SendingPanel since={stage.since} lost={false} />;
  if (stage.kind === 'similar') {
    return <SimilarPanel result={stage.result} onConfirm={stage.confirm} onStop={stage.stop} />;
  }
  if (stage.kind === 'stopped' && mayBeSent(attempt)) {
    return (
      <StoppedPanel
        result={stage.result}
        operation={attempt.operation}
        form={attempt.context.form}
        onResend={send}
      />
    );
  }
  if (attempt.settled)
    return (
      <SettledPanel
        operation={attempt.operation}
        form={attempt.context.form}
        settled={attempt.settled}
      />
    );
  const lost = stage.kind === 'lost' ? stage.result : null;
  const focus = hasAsked ? { focusRef: arrive } : {};
  switch (lost ? 'unknown' : attempt.state) {
    case 'applied':
      return <AppliedAttempt attempt={attempt} {...focus} />;
    case 'unknown':
      return (
        <UnknownPanel
          operation={attempt.operation}
          form={attempt.context.form}
          sentAt={lost ? lost.sentAt : (last?.at ?? attempt.recordedAt)}
          reference={lost ? lost.error.requestId : (last?.requestId ?? null)}
          error={lost && lost.error}
          attempt={attempt}
          onResend={lost ? null : onResend}
          refusal={whyNot(attempt.resendRefused)}
          onSettle={settle}
        />
      );
    case 'sending':
      return (
        <Stopped
          tone="info"
          icon={IconClockPause}
          title={m.attempts_waiting_title()}
          {...focus}
          body={m.attempts_waiting_body()}
        />
      );
    case 'rejected':
      return (
        <RefusedAttempt
          operation={attempt.operation}
          error={refusalOf(attempt)}
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
          icon={IconSendOff}
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
          icon={IconSendOff}
          title={m.attempts_recorded_title()}
          {...focus}
          body={m.attempts_recorded_body()}
          resend={{ onResend, attempt }}
        />
      );
  }
}

/** What the recorded answer says, as if it had just come; null where it speaks of people. */
function refusalOf(attempt: AttemptDetail): ApiError | null {
  if (isOfPeople(attempt)) return null;
  const result = resultOfRecord(recordedAttempt(attempt), attempt, (body) => body);
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
  icon: Icon;
  title: string;
  body: string;
  resend?: WayOnProps;
  focusRef?: Ref<HTMLElement>;
}

function Stopped({ body, resend, ...frame }: StoppedProps) {
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
  const { integration } = useSession();
  const last = attempt.sends.at(-1);
  const removal = removalIn(attempt);
  return (
    <Receipt
      {...focus}
      isOnItsPage
      title={subjectOf(attempt)}
      told={
        removal
          ? removalTold(removal.deleted === false)
          : endWordsOf(attempt.operation, attempt.context.form).applied()
      }
      head={{
        attemptId: attempt.id,
        at: last?.endedAt ?? attempt.recordedAt,
        operator: attempt.operator,
        integration: integrationInWords(attempt.integration),
        business: businessInWords(integration),
        reference: last?.requestId ?? null,
      }}
      facts={[...sentFacts(attempt), ...(removal ? removalFacts(removal) : [])]}
      isEarlier={last?.replayed ?? false}
    />
  );
}

/** Its bytes say a stock as it was when they were made: sent later, they would adjust it back (API description, Product). */
function saysStock({ operation, bodyText }: AttemptDetail): boolean {
  if (operation !== 'products.update') return false;
  const body: unknown = JSON.parse(bodyText);
  return typeof body === 'object' && body !== null && 'availability' in body;
}

/** Instead of another send: the way to the form that reads the stock again first. */
function StockAgain({ attempt }: { attempt: AttemptDetail }) {
  return (
    <Notice tone="info" icon={IconArrowsUpDown} actions={<ProductLink attempt={attempt} />}>
      {m.attempts_stock_again()}
    </Notice>
  );
}
