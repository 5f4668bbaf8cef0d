import type { ApiError } from '@/api/core/errors';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { Button } from '@/ui/form/button';
import { leadToTitle } from '@/ui/layout/focus-title';
import { describeReadError } from '../error-panel/describe-error';
import { PausedNotice } from '../error-panel/paused-notice';
import type { WholeListInMemory } from './use-whole-list';

interface Props {
  list: WholeListInMemory<unknown>;
  /** What the rows are, with their article: "los lotes". */
  subject: string;
}

/** What a list in memory has to say: that its reading waits or stopped, or that it changed while it was read. */
export function WholeListNotice({ list, subject }: Props) {
  const { loading, whole } = list;
  if (loading.status === 'paused') return <PausedNotice until={loading.retryAt} />;
  // An ended session is told once, by the shell; the reading goes on from here all the same.
  if (loading.status === 'failed') {
    return (
      <Notice
        tone="danger"
        urgent
        actions={
          <Button
            ref={leadToTitle}
            size="compact-sm"
            variant="default"
            onClick={loading.canResume ? list.resume : list.start}
          >
            {loading.canResume ? m.loading_resume() : m.common_retry()}
          </Button>
        }
      >
        <strong>{reasonInWords(loading.error, subject)}</strong>{' '}
        {m.loading_kept({
          done: formatQuantity(loading.done),
          total: loading.total === null ? m.loading_unknown() : formatQuantity(loading.total),
        })}
      </Notice>
    );
  }
  if (whole === null || loading.status === 'running') return null;
  return (
    <>
      {whole.changedMeanwhile ? (
        <Notice
          tone="warn"
          actions={
            <Button ref={leadToTitle} size="compact-sm" variant="default" onClick={list.start}>
              {m.loading_again()}
            </Button>
          }
        >
          {m.loading_changed({
            before: formatQuantity(whole.totalAtStart),
            after: formatQuantity(whole.totalAtEnd),
          })}
        </Notice>
      ) : null}
      {whole.dropped > 0 ? (
        <Notice tone="warn">{m.loading_dropped({ count: whole.dropped })}</Notice>
      ) : null}
    </>
  );
}

function reasonInWords(error: ApiError, subject: string): string {
  return m.loading_stopped({ reason: describeReadError(error, subject).title });
}
