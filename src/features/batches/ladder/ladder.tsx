import { createLink, linkOptions } from '@tanstack/react-router';
import { useId, useState } from 'react';
import type { LadderStep as Step } from '@/domain/expiry-ladder/bands';
import { lotsBeforeLater } from '@/domain/expiry-ladder/counts';
import { openStep } from '@/domain/expiry-ladder/opening';
import { readClock } from '@/modules/business-day/moments';
import { describeReadError } from '@/modules/error-panel/describe-error';
import { useSession } from '@/modules/session/session-context';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { ButtonLink } from '@/ui/form/button';
import { CountSheetLink } from '../count-sheet/count-sheet-link';
import { CalendarDownload } from '../deadlines/calendar-download';
import { batchAddress, type BatchPlace } from '../batch-address';
import { useIgnoredLotFilters } from '../ignored-lots';
import { LadderNumbers, StepAmounts } from './ladder-numbers';
import { LadderReading } from './ladder-reading';
import { LadderStep } from './ladder-step';
import classes from './ladder-strip.module.css';
import { countsDiffer, stripSteps, type RowsOfStep } from './strip-steps';
import { useLadderCounts } from './use-ladder-counts';
import { useNearRows } from './use-near-rows';
import { isUnderWay } from '@/modules/whole-list/stoppable-reading';
import { useStepRows } from './use-step-rows';

const BoardLink = createLink(ButtonLink);

interface Props {
  branchId: string;
  filters: BatchPlace;
  /** `YYYY-MM-DD` in the business's calendar. */
  today: string;
  /** Nothing is counted before. */
  enabled: boolean;
}

/** How many lots wait on each step of time, above the list that a step opens. */
export function Ladder({ branchId, filters, today, enabled }: Props) {
  const scope = { branch: branchId, product: filters.product };
  const counting = useLadderCounts(scope, enabled);
  const near = useNearRows(scope);
  const [numbersShown, setNumbersShown] = useState(false);
  const numbersId = useId();
  const { expiringIncludesExpired } = useSession().profile;
  const { totals } = counting;
  // What is told of them beside the rows explains figures that do not add up: reading again would not help.
  const isIgnored = useIgnoredLotFilters({ product: filters.product, byTime: true }).length > 0;
  const placeOf = (step: Step): BatchPlace => {
    const opening = openStep(step, filters.perPage, totals, expiringIncludesExpired);
    const { status, days = batchAddress.defaults.days, page } = opening;
    return { ...filters, status, days, page, band: step };
  };
  const isCounted = near.rows !== null || filters.band === 'expired';
  const opened = useStepRows(branchId, placeOf, isCounted ? null : totals.expired);
  if (totals.all === 0 && filters.product === null) return null;
  const rowsOf: RowsOfStep = (step) => (step === 'later' ? null : near.rows) ?? opened(step);
  const steps = stripSteps(counting.steps, rowsOf, near.rows !== null, today, filters.removed);
  const known = steps.flatMap(({ count }) => (count.state === 'known' ? count.lots : []));
  const most = Math.max(0, ...known);
  const failed = steps.some(({ count }) => count.state === 'failed');
  const changed =
    !isIgnored &&
    (counting.contradictory ||
      (near.rows !== null &&
        near.dropped === 0 &&
        !near.lots.some(isUnderWay) &&
        (near.changedMeanwhile || countsDiffer(counting.steps, near.rows, today))));
  const readAgain = () => {
    counting.refresh();
    if (near.rows !== null) near.start();
  };
  // Counts and rows are told as one: no figure is newer than the older of them.
  const readAt =
    counting.readAt === null ? null : Math.min(counting.readAt, near.readAt ?? Infinity);
  return (
    <section className={classes.ladder} aria-labelledby="ladder-title">
      <div className={classes.head}>
        <h2 id="ladder-title" className={classes.title}>
          {m.ladder_title()}
        </h2>
        {failed ? (
          <output>{m.ladder_partial({ known: known.length, all: steps.length })}</output>
        ) : null}
        <button
          type="button"
          className={classes.again}
          aria-expanded={numbersShown}
          aria-controls={numbersShown ? numbersId : undefined}
          onClick={() => setNumbersShown(!numbersShown)}
        >
          {numbersShown ? m.ladder_numbers_hide() : m.ladder_numbers()}
        </button>
        <div className={classes.tools} data-open={numbersShown || undefined}>
          <CountSheetLink branchId={branchId} filters={filters} />
          <CalendarDownload
            key={`${branchId} ${filters.product ?? ''}`}
            branchId={branchId}
            product={filters.product}
            rows={near.rows}
            today={today}
            isReading={near.lots.some(isUnderWay)}
            onLoad={near.readMissing}
          />
          <BoardLink to="/expirations" size="compact-sm" variant="default">
            {m.ladder_board_open()}
          </BoardLink>
        </div>
      </div>
      {counting.stale && counting.readAt !== null ? (
        <Notice tone="warn">
          {m.ladder_stale({
            reason: describeReadError(counting.stale, m.batches_subject()).title,
            time: readClock(counting.readAt),
          })}
        </Notice>
      ) : null}
      {changed ? (
        <Notice
          tone="warn"
          actions={
            <button type="button" className={classes.again} onClick={readAgain}>
              {m.ladder_read_again()}
            </button>
          }
        >
          {m.ladder_changed()}
        </Notice>
      ) : null}
      <ol className={classes.steps} aria-labelledby="ladder-title">
        {steps.map(({ step, count, leavesSpent = false }) => (
          <LadderStep
            key={step}
            step={step}
            count={count}
            leavesSpent={leavesSpent}
            current={filters.band === step}
            most={most}
            link={linkOptions({
              to: '/branches/$branchId/batches',
              params: { branchId },
              search: batchAddress.search(placeOf(step)),
            })}
            onRetry={() => {
              if (step !== 'today' && step !== '1-7') counting.retry(step);
            }}
          >
            {near.rows === null || step === 'later' ? null : (
              <StepAmounts step={step} rows={near.rows} costOf={near.costOf} today={today} />
            )}
          </LadderStep>
        ))}
      </ol>
      <div className={classes.foot}>
        <LadderReading near={near} lotsToRead={lotsBeforeLater(totals, expiringIncludesExpired)} />
        <span className={classes.counting} data-open={numbersShown || undefined}>
          {readAt === null || counting.stale ? null : (
            <span>{m.common_read_at({ time: readClock(readAt) })}</span>
          )}
          <button
            type="button"
            className={classes.again}
            aria-disabled={counting.reading}
            onClick={() => {
              if (!counting.reading) readAgain();
            }}
          >
            {counting.reading ? m.common_reading() : m.ladder_count_again()}
          </button>
        </span>
      </div>
      {numbersShown ? (
        <LadderNumbers
          id={numbersId}
          steps={steps}
          rows={near.rows}
          costOf={near.costOf}
          today={today}
          removed={filters.removed}
        />
      ) : null}
    </section>
  );
}
