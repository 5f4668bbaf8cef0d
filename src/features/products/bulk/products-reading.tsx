import type { Product } from '@/api/products/schemas';
import { ReadingBar } from '@/modules/whole-list/reading-bar';
import type { WholeListInMemory } from '@/modules/whole-list/use-whole-list';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import classes from './bulk.module.css';

/** A change of "all of them" is made of all of them: the branch is read whole before anything is chosen. */
export function ProductsReading({ list }: { list: WholeListInMemory<Product> }) {
  const { loading } = list;
  const { status, done, total } = loading;
  const isUnderWay = status === 'running' || status === 'paused' || status === 'idle';
  const words =
    total === null
      ? m.bulk_reading_start()
      : m.bulk_reading({ done: formatQuantity(done), total: formatQuantity(total), count: total });
  return (
    <div className={classes.reading}>
      <ReadingBar className={classes.bar} done={done} total={total} words={words} />
      {isUnderWay ? (
        <Button size="compact-sm" variant="default" onClick={list.cancel}>
          {m.common_cancel_reading()}
        </Button>
      ) : null}
      {status === 'cancelled' ? (
        <Button size="compact-sm" onClick={list.resume}>
          {m.bulk_reading_resume()}
        </Button>
      ) : null}
    </div>
  );
}
