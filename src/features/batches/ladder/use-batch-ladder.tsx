import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Batch } from '@/api/batches/schemas';
import { useBusinessToday } from '@/modules/business-day/use-business-today';
import type { Listing } from '@/modules/list/listing';
import { laterPart } from '@/modules/later-part/later-part';
import { LaterPartNotice } from '@/modules/later-part/later-part-notice';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import type { BatchPlace } from '../batch-address';
import classes from './ladder-place.module.css';
import { rowsAtOnce, useBandList } from './use-band-list';

interface LadderOfList {
  /** The rows to show: the page's, or those of the open step. */
  list: Listing<Batch>;
  ladder: ReactNode;
  band: ReactNode;
  more: ReactNode;
}

/** The ladder around the list of a branch's lots. */
export function useBatchLadder(
  branchId: string,
  filters: BatchPlace,
  page: Listing<Batch>,
): LadderOfList {
  const today = useBusinessToday();
  const { band } = filters;
  const bandList = useBandList(branchId, filters, today);
  const list = band === null ? page : bandList.listing;
  // The rows come first, and a branch that cannot be read is told once, by them.
  const [answered, setAnswered] = useState(false);
  if (!answered && list.read.data !== undefined) setAnswered(true);
  const failed = list.read.error !== null && list.read.data === undefined;
  const shared = { branchId, filters, today, enabled: answered };
  return {
    list,
    ladder: failed ? null : (
      <Suspense
        fallback={
          <div className={classes.place}>
            <LaterPartNotice later={laterLadder} failed={m.ladder_missing()} />
          </div>
        }
      >
        <Ladder {...shared} />
      </Suspense>
    ),
    band:
      band === null || failed ? null : (
        <Suspense fallback={<LaterPartNotice later={laterBand} failed={m.ladder_missing()} />}>
          <BandNotice {...shared} band={band} list={bandList} />
        </Suspense>
      ),
    more:
      band === null || bandList.showMore === null ? null : (
        <Button variant="default" size="xs" onClick={bandList.showMore}>
          {m.ladder_band_more({ count: rowsAtOnce })}
        </Button>
      ),
  };
}

/** The list is there without it: what draws the ladder comes after the first load. */
const laterLadder = laterPart(async () => ({ default: (await import('./ladder')).Ladder }));
const Ladder = lazy(laterLadder.load);

const laterBand = laterPart(async () => ({ default: (await import('./band-notice')).BandNotice }));
const BandNotice = lazy(laterBand.load);
