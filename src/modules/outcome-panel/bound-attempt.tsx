import { IconCircleCheck, IconSendOff } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { attemptMutations } from '@/api/attempts/mutations';
import { writes } from '@/api/attempts/names';
import type { AttemptDetail } from '@/api/attempts/schemas';
import { formatTimestamp } from '@/modules/business-day/moments';
import { ReadTrouble } from '@/modules/error-panel/read-trouble';
import { subjectOf } from '@/modules/journal/attempt-words';
import { ExactRequest } from '@/modules/receipt/exact-text';
import { m } from '@/text/generated/messages';
import { SlowNotice } from '@/ui/feedback/slow-notice';
import { Button } from '@/ui/form/button';
import { awaitedAttempt } from './awaited-attempt';
import { endWordsOf } from './end-words';
import { LookBy } from './look-by';
import { OutcomeFrame } from './outcome-frame';
import { SendingPanel } from './sending-panel';
import { SettledPanel, UnknownPanel } from './unknown-panel';
import { useFocusOnArrival } from './use-focus-on-arrival';

interface Moves {
  /** It is not stored: back to what was typed. */
  onAgain: () => void;
  /** It is stored: to an empty form. */
  onStored: () => void;
}

/** In place of a form: what was sent from its draft, by the gateway's record, until somebody knows what became of it. */
export function BoundAttempt({ attemptId, ...moves }: Moves & { attemptId: string }) {
  const query = useQuery(awaitedAttempt(attemptId));
  const { data } = query;
  return (
    <>
      <ReadTrouble query={query} subject={m.attempts_one_subject()} />
      {query.isPending ? <SlowNotice>{m.common_reading()}</SlowNotice> : null}
      {data ? (
        <>
          <KnownState attempt={data} {...moves} />
          <p>
            {subjectOf(data)}{' '}
            <Link to="/attempts/$attemptId" params={{ attemptId }}>
              {maySendAgain(data) ? m.outcome_bound_send_again() : m.drafts_see_sent()}
            </Link>
          </p>
          <ExactRequest method={data.method} path={data.path} text={data.bodyText} />
        </>
      ) : null}
    </>
  );
}

/** What has a key of the service's is sent again from the journal, which holds its bytes. */
const maySendAgain = ({ operation, state, settled, resendRefused }: AttemptDetail) =>
  writes[operation].isIdempotent && state === 'unknown' && !settled && resendRefused === null;

function KnownState({ attempt, onAgain, onStored }: Moves & { attempt: AttemptDetail }) {
  const settling = useMutation(attemptMutations.settle());
  const arrive = useFocusOnArrival();
  const last = attempt.sends.at(-1);
  const words = endWordsOf(attempt.operation, attempt.context.form);
  const again = (
    <Button size="xs" variant="default" onClick={onAgain}>
      {m.outcome_again()}
    </Button>
  );
  const startOver = (
    <Button size="xs" variant="default" onClick={onStored}>
      {m.outcome_start_over()}
    </Button>
  );
  if (attempt.settled) {
    const isStored = attempt.settled.verdict === 'applied';
    return (
      <SettledPanel
        operation={attempt.operation}
        form={attempt.context.form}
        settled={attempt.settled}
        actions={isStored ? startOver : again}
      />
    );
  }
  switch (attempt.state) {
    case 'recorded':
    case 'sending':
      return <SendingPanel since={Date.parse(last?.at ?? attempt.recordedAt)} lost={false} />;
    case 'unknown':
      return (
        <UnknownPanel
          operation={attempt.operation}
          form={attempt.context.form}
          sentAt={last?.at ?? attempt.recordedAt}
          reference={last?.requestId ?? null}
          error={null}
          attempt={attempt}
          onResend={null}
          refusal={maySendAgain(attempt) ? m.outcome_bound_again() : null}
          onSettle={(found) => settling.mutateAsync({ id: attempt.id, ...found })}
        />
      );
    case 'applied':
      return (
        <OutcomeFrame
          tone="fact"
          icon={IconCircleCheck}
          title={words.bound.applied()}
          focusRef={arrive}
          actions={startOver}
        >
          <SentWhat attempt={attempt} />
        </OutcomeFrame>
      );
    case 'rejected':
    case 'not-sent':
      return (
        <OutcomeFrame
          tone="neutral"
          icon={IconSendOff}
          title={words.bound['not-applied']()}
          focusRef={arrive}
          actions={again}
        >
          <SentWhat attempt={attempt} />
        </OutcomeFrame>
      );
  }
}

/** Nothing of what was typed is on the screen any more: when it was sent, and what it is known by. */
function SentWhat({ attempt }: { attempt: AttemptDetail }) {
  const at = attempt.sends.at(-1)?.at ?? attempt.recordedAt;
  return (
    <>
      <p>{m.outcome_bound_sent({ when: formatTimestamp(at) })}</p>
      <LookBy attempt={attempt} />
    </>
  );
}
