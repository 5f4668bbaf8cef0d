import { Suspense } from 'react';
import { laterComponent } from '../later-part/later-component';
import type { ListSummer, RowsApart } from './list-sums';
import type { Sums } from './sums';

// `lazy` drops the type parameter.
const Later = laterComponent(async () => (await import('./sums')).Sums) as typeof Sums;

/**
 * Adds up the rows of a list; written as a constant. Sums come right after the rows they are of, into the room that is kept for
 * them, and only to the lists that have any.
 */
export function sumsOf<Row>(apart?: RowsApart<Row>): ListSummer<Row> {
  return (of) => (
    <Suspense fallback={of.group?.line ?? (of.foot && room)}>
      <Later {...of} apart={apart} />
    </Suspense>
  );
}

const room = (
  <tfoot aria-hidden>
    <tr style={{ height: 40 }} />
  </tfoot>
);
