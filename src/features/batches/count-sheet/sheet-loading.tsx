import type { Batch } from '@/api/batches/schemas';
import type { WholeListInMemory } from '@/modules/whole-list/use-whole-list';
import { WholeListNotice } from '@/modules/whole-list/whole-list-notice';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import { joinLoadings } from '../ladder/joined-loading';
import { ReadingLine } from '../ladder/reading-line';
import { isUnderWay } from '../ladder/use-near-rows';
import classes from './count-sheet.module.css';

/** A sheet with a part of the lots would be counted as the whole: it waits for all of them. */
export function SheetLoading({ list }: { list: WholeListInMemory<Batch> }) {
  const { loading } = list;
  return (
    <>
      <WholeListNotice list={list} subject={m.batches_subject()} />
      <div className={classes.bar}>
        <ReadingLine
          loading={{ ...joinLoadings([loading]), retryAt: null }}
          starting={m.ladder_reading_lots_start()}
          words={(done, total, count) => m.ladder_reading_lots({ done, total, count })}
        />
        {isUnderWay(loading) ? (
          <Button size="compact-sm" variant="default" onClick={list.cancel}>
            {m.ladder_cancel()}
          </Button>
        ) : null}
        {loading.status === 'cancelled' ? (
          <Button size="compact-sm" onClick={list.resume}>
            {m.ladder_resume()}
          </Button>
        ) : null}
      </div>
    </>
  );
}
