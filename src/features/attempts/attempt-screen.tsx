import { IconFileImport, IconLinkOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { attemptQueries } from '@/api/attempts/queries';
import type { AttemptDetail } from '@/api/attempts/schemas';
import { isIdentifier } from '@/domain/identifier';
import { readClock } from '@/modules/business-day/moments';
import { ReadTrouble } from '@/modules/error-panel/read-trouble';
import { useStopWaiting } from '@/modules/error-panel/use-stop-waiting';
import { subjectOf } from '@/modules/journal/attempt-words';
import { PurchaseStatus } from '@/modules/purchase-status/purchase-status';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { SkeletonLines } from '@/ui/feedback/skeleton-lines';
import { SlowNotice } from '@/ui/feedback/slow-notice';
import { StatePanel } from '@/ui/feedback/state-panel';
import { BackLink } from '@/ui/layout/back-link';
import { ScreenTitle } from '@/ui/layout/screen-title';
import { ReadState } from '@/ui/table/read-state';
import { AttachedFiles } from './attached-files';
import { importInWords } from './attempt-facts';
import { AttemptDocument } from './attempt-document';
import { AttemptAnswer, AttemptContent, AttemptSends } from './attempt-parts';
import { AttemptStateNotes } from './attempt-state';
import classes from './attempts.module.css';

export function AttemptScreen({ attemptId }: { attemptId: string }) {
  if (isIdentifier(attemptId)) return <KnownAttempt attemptId={attemptId} />;
  return (
    <div className={classes.screen}>
      <ScreenTitle title={m.attempts_one_title()} />
      <StatePanel
        icon={IconLinkOff}
        title={m.attempts_invalid_id()}
        actions={<Link to="/attempts">{m.attempts_back()}</Link>}
      >
        <p>{m.attempts_invalid_id_body()}</p>
      </StatePanel>
    </div>
  );
}

function KnownAttempt({ attemptId }: { attemptId: string }) {
  const query = useQuery({ ...attemptQueries.one(attemptId), retryOnMount: false });
  const { data, error, isFetching, dataUpdatedAt } = query;
  const reread = () => void query.refetch();
  const stop = useStopWaiting(attemptQueries.one(attemptId).queryKey);
  return (
    <div className={classes.screen}>
      <ScreenTitle title={data ? subjectOf(data) : m.attempts_one_title()}>
        <BackLink to="/attempts">{m.attempts_title()}</BackLink>
        <ReadState
          readAt={data ? readClock(dataUpdatedAt) : null}
          reading={isFetching}
          onRefresh={reread}
          onStop={stop}
        />
      </ScreenTitle>
      <ReadTrouble
        query={query}
        subject={m.attempts_one_subject()}
        actions={<Link to="/attempts">{m.attempts_back()}</Link>}
      />
      {!data && !error ? <AttemptPlaces /> : null}
      {data ? <AttemptParts attempt={data} readAt={dataUpdatedAt} /> : null}
    </div>
  );
}

/** What became of it, what was sent, its sends and the answer, while they are read. */
function AttemptPlaces() {
  return (
    <>
      <SlowNotice>{m.common_reading()}</SlowNotice>
      <SkeletonLines count={4} />
      <SkeletonLines count={6} />
      <SkeletonLines count={3} />
    </>
  );
}

function AttemptParts({ attempt, readAt }: { attempt: AttemptDetail; readAt: number }) {
  const [recordId, setRecordId] = useState<string | null>(null);
  return (
    <>
      {attempt.imported ? (
        <Notice tone="info" icon={IconFileImport}>
          {m.attempts_fact_imported()}: {importInWords(attempt.imported)}.
        </Notice>
      ) : null}
      <AttemptStateNotes attempt={attempt} readAt={readAt} recordId={recordId} />
      {isPurchase(attempt) ? (
        <PurchaseStatus
          attemptId={attempt.id}
          purchaseId={attempt.facts.recordId}
          found={{ id: recordId, exists: isRecorded(attempt), onFound: setRecordId }}
        />
      ) : null}
      <AttemptContent attempt={attempt} />
      <AttemptDocument attempt={attempt} />
      <AttachedFiles attempt={attempt} />
      <AttemptSends attempt={attempt} />
      <AttemptAnswer attempt={attempt} />
    </>
  );
}

/** One that was recorded, or may have been. */
function isPurchase({ operation, state, settled }: AttemptDetail): boolean {
  if (operation !== 'expenses.create' || settled?.verdict === 'not-applied') return false;
  return state === 'applied' || state === 'unknown';
}

/** Of a purchase: that it exists was answered, or somebody has said so. */
const isRecorded = ({ state, settled }: AttemptDetail) => state === 'applied' || settled !== null;
