import { IconClockPause, IconSendOff } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
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
import { SettledPanel, UnknownPanel } from '@/modules/outcome-panel/unknown-panel';
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

/** What became of an attempt, and what may be done about it now. */
export function AttemptStanding({ attempt }: { attempt: AttemptDetail }) {
  useLocale();
  const resending = useMutation(attemptMutations.carryOut(asItCame));
  const settling = useMutation(attemptMutations.settle());
  const last = attempt.sends.at(-1);
  const prepared = preparedOf(attempt);
  const resend = () => resending.mutate({ attempt: prepared, way: 'again' });
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
  if (attempt.settled) return <SettledPanel settled={attempt.settled} />;
  switch (attempt.state) {
    case 'applied':
      return <AppliedAttempt attempt={attempt} />;
    case 'unknown':
      return (
        <UnknownPanel
          sentAt={last?.at ?? attempt.recordedAt}
          reference={last?.requestId ?? null}
          error={null}
          check={writeWords[attempt.operation].check()}
          onResend={onResend}
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
          body={m.attempts_waiting_body()}
        />
      );
    case 'rejected':
      return (
        <RefusedAttempt
          error={refusalOf(prepared, attempt)}
          actions={onResend ? <ResendButton onResend={onResend} /> : null}
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
}

function Stopped({ tone, icon, title, body, resend }: StoppedProps) {
  useLocale();
  return (
    <OutcomeFrame
      tone={tone}
      icon={icon}
      title={title}
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

function AppliedAttempt({ attempt }: { attempt: AttemptDetail }) {
  useLocale();
  const { integration } = useSession();
  const last = attempt.sends.at(-1);
  return (
    <Receipt
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
