import type { TableChoice } from '@/ui/table/row-check';
import { isTicked, tickedAs } from './row-ticks';
import type { BulkWork } from './bulk-work';
import type { CheckedRow } from './check-row';

const idOf = ({ product }: CheckedRow) => product.id;

/** The rows that are sent, as a table chooses them: all that can be, but for those somebody takes out or has to take in. */
export function includedRows(work: BulkWork, rows: readonly CheckedRow[]): TableChoice<CheckedRow> {
  const sendable = new Map(
    rows.filter(({ standing }) => standing === 'ready').map((row) => [idOf(row), row]),
  );
  let from: string | null = null;
  const has = (id: string) => {
    const row = sendable.get(id);
    return row !== undefined && isTicked(row, work.draft());
  };
  const set = (ids: readonly string[], on: boolean) => {
    const those = ids.flatMap((id) => sendable.get(id) ?? []);
    work.change(tickedAs(those, on, work.draft()));
  };
  const pageChoice = (shown: readonly CheckedRow[]) => {
    const ids = shown.map(idOf).filter((id) => sendable.has(id));
    const count = ids.filter(has).length;
    if (count === 0) return 'none';
    return count === ids.length ? 'all' : 'some';
  };
  return {
    has,
    toggle(id, shown, range) {
      const ids = shown.rows.map(idOf);
      const [start, end] = [range && from !== null ? ids.indexOf(from) : -1, ids.indexOf(id)];
      if (start === -1) {
        set([id], !has(id));
        from = id;
      } else if (from !== null) {
        set(ids.slice(Math.min(start, end), Math.max(start, end) + 1), has(from));
      }
    },
    togglePage({ rows: shown }) {
      from = null;
      set(shown.map(idOf), pageChoice(shown) !== 'all');
    },
    pageChoice,
    subscribe: work.subscribe,
  };
}
