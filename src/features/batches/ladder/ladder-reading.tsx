import type { ApiError } from '@/api/core/errors';
import { describeReadError } from '@/modules/error-panel/describe-error';
import { isUnderWay } from '@/modules/whole-list/stoppable-reading';
import { ReadingBar } from '@/modules/whole-list/reading-bar';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Countdown } from '@/ui/feedback/countdown';
import { Button } from '@/ui/form/button';
import { joinLoadings, type JoinedLoading } from './joined-loading';
import classes from './ladder-strip.module.css';
import type { NearRows } from './use-near-rows';

interface Props {
  near: NearRows;
  /** Lots that would be read; null while that is not counted. */
  lotsToRead: number | null;
}

/** The one way to today and the amounts: reading the rows, as far as it is. */
export function LadderReading({ near, lotsToRead }: Props) {
  const all = joinLoadings([...near.lots, near.products]);
  if (isUnderWay(all)) {
    return (
      <>
        <ReadingLine
          loading={joinLoadings(near.lots)}
          starting={m.ladder_reading_lots_start()}
          words={(done, total, count) => m.ladder_reading_lots({ done, total, count })}
        />
        <ReadingLine
          loading={joinLoadings([near.products])}
          starting={m.ladder_reading_products_start()}
          words={(done, total, count) => m.ladder_reading_products({ done, total, count })}
        />
        <Button size="compact-sm" variant="default" onClick={near.cancel}>
          {m.ladder_cancel()}
        </Button>
      </>
    );
  }
  const stopped = all.status === 'failed' || all.status === 'cancelled';
  return (
    <>
      {stopped ? (
        <>
          <span role={all.status === 'failed' ? 'alert' : 'status'}>{stoppedWords(near)}</span>
          <Button size="compact-sm" onClick={near.resume}>
            {m.ladder_resume()}
          </Button>
        </>
      ) : null}
      {(near.rows === null || near.costOf === null) && !stopped ? (
        <>
          <Button size="compact-sm" variant="default" onClick={near.readMissing}>
            {near.rows === null ? m.ladder_load() : m.ladder_load_costs()}
          </Button>
          {near.rows !== null || lotsToRead === null ? null : (
            <span className={classes.why}>
              {m.ladder_load_why({ lots: formatQuantity(lotsToRead), count: lotsToRead })}{' '}
              {m.ladder_with_removed()}
            </span>
          )}
        </>
      ) : null}
    </>
  );
}

/** Why the reading stands still: lots that cannot be read say more than products that cannot. */
function stoppedWords({ lots, products }: NearRows): string {
  const { error } = joinLoadings(lots);
  if (error !== null) return reasonInWords(error, m.batches_subject());
  if (products.status !== 'failed') return m.ladder_reading_cancelled();
  const reason = describeReadError(products.error, m.ladder_products_subject()).title;
  return m.ladder_no_costs({ reason });
}

function reasonInWords(error: ApiError, subject: string): string {
  return m.ladder_reading_failed({
    reason: describeReadError(error, subject).title,
  });
}

interface ReadingLineProps {
  loading: JoinedLoading;
  /** Stands until it is known of how many. */
  starting: string;
  words: (done: string, total: string, count: number) => string;
}

/** How far a reading of the ladder is, and how long it waits. */
export function ReadingLine({ loading, starting, words }: ReadingLineProps) {
  const { done, total, retryAt } = loading;
  const text =
    total === null ? starting : words(formatQuantity(done), formatQuantity(total), total);
  return (
    <ReadingBar done={done} total={total} words={text} className={classes.progress}>
      {retryAt === null ? null : (
        <Countdown
          until={retryAt}
          words={(seconds) => m.ladder_paused_for({ seconds })}
          over={m.ladder_going_on()}
        />
      )}
    </ReadingBar>
  );
}
