import { IconAlertTriangle, IconFilter } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { LadderStep } from '@/domain/expiry-ladder/bands';
import { describeReadError } from '@/modules/error-panel/describe-error';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { Button } from '@/ui/form/button';
import { batchAddress, type BatchPlace } from '../batch-address';
import classes from './band-notice.module.css';
import { useIgnoredLotFilters } from '../ignored-lots';
import { joinLoadings } from './joined-loading';
import { ReadingLine } from './ladder-reading';
import { stepName } from './step-words';
import type { BandList } from './use-band-list';
import { isUnderWay } from '@/modules/whole-list/stoppable-reading';
import { useLadderCounts, type LadderCounting } from './use-ladder-counts';

interface Props {
  branchId: string;
  filters: BatchPlace;
  band: LadderStep;
  list: BandList;
  /** Nothing is counted before. */
  enabled: boolean;
}

/** Says that the rows below are the loaded ones of a step, whether that is all of them, and how to leave it. */
export function BandNotice({ branchId, filters, band, list, enabled }: Props) {
  const counting = useLadderCounts({ branch: branchId, product: filters.product }, enabled);
  const expected = countedOn(band, counting);
  const step = stepName(band);
  const { loading, found, complete } = list;
  // What was removed and is out of sight is told beside the switch that shows it.
  const shown = found === null ? null : found - list.outOfSight - list.spent;
  const isIgnored = useIgnoredLotFilters({ product: filters.product, byTime: true }).length > 0;
  const differs = !isIgnored && complete && found !== null && isShort(list, found, expected);
  return (
    <Notice
      tone={differs || loading.status === 'failed' ? 'warn' : 'accent'}
      icon={differs ? IconAlertTriangle : IconFilter}
      actions={
        <>
          {isUnderWay(loading) ? (
            <Button size="compact-sm" variant="default" onClick={list.cancel}>
              {m.ladder_cancel()}
            </Button>
          ) : null}
          {loading.status === 'failed' || loading.status === 'cancelled' ? (
            <Button size="compact-sm" onClick={list.resume}>
              {m.ladder_resume()}
            </Button>
          ) : null}
          {differs ? (
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => {
                counting.refresh();
                list.readAgain();
              }}
            >
              {m.ladder_read_again()}
            </Button>
          ) : null}
          {differs && list.firstPage > 1 ? (
            <Link
              className={classes.link}
              to="/branches/$branchId/batches"
              params={{ branchId }}
              search={batchAddress.search({ ...filters, page: 1 })}
            >
              {m.ladder_band_from_first()}
            </Link>
          ) : null}
          <Link
            className={classes.link}
            to="/branches/$branchId/batches"
            params={{ branchId }}
            search={batchAddress.search({ ...filters, band: null })}
          >
            {m.ladder_band_leave()}
          </Link>
        </>
      }
    >
      {complete && shown !== null
        ? m.ladder_band({ step, lots: formatQuantity(shown), count: shown })
        : m.ladder_band_reading({ step })}{' '}
      {list.spent > 0
        ? `${m.ladder_band_spent({ lots: formatQuantity(list.spent), count: list.spent })} `
        : null}
      {differs ? shortWords(found, expected) : null}
      {loading.status === 'cancelled' ? m.ladder_reading_cancelled() : null}
      {loading.status === 'failed' && found !== null
        ? m.ladder_reading_failed({
            reason: describeReadError(loading.error, m.batches_subject()).title,
          })
        : null}
      {isUnderWay(loading) ? (
        <ReadingLine
          loading={joinLoadings([loading])}
          starting={m.ladder_reading_lots_start()}
          words={(done, total, count) => m.ladder_reading_lots({ done, total, count })}
        />
      ) : null}
    </Notice>
  );
}

/** What the ladder counted on a step; null where it did not, or cannot. */
function countedOn(band: LadderStep, { steps }: LadderCounting): number | null {
  if (band === 'today' || band === '1-7') return null;
  const count = steps[band];
  return count.state === 'known' ? count.lots : null;
}

/** Rows that could not be read are told by themselves, and may be what is missing. */
function isShort(list: BandList, found: number, expected: number | null): boolean {
  if (expected === null || list.dropped > 0) return list.changedMeanwhile;
  return expected !== found;
}

function shortWords(found: number, expected: number | null): string {
  return expected === null || expected === found
    ? m.ladder_band_changed()
    : m.ladder_band_short({
        expected: formatQuantity(expected),
        lots: formatQuantity(found),
        count: found,
      });
}
