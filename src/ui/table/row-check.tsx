import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import { m } from '@/text/generated/messages';
import classes from './data-row.module.css';
import type { ListSelection, PageChoice } from './list-selection';

/** The selection as the parts of a table use it, bound to the page on the screen. */
export interface BoundSelection {
  has: (id: string) => boolean;
  toggle: (id: string, range: boolean) => void;
  togglePage: () => void;
  pageChoice: () => PageChoice;
  subscribe: (listener: () => void) => () => void;
}

const BoundSelectionContext = createContext<BoundSelection | null>(null);

/** What a table needs of a selection; it may hold rows of a wider kind than those on the screen. */
export type TableChoice<T> = Pick<
  ListSelection<T>,
  'has' | 'toggle' | 'togglePage' | 'pageChoice' | 'subscribe'
>;

/** Binds a selection to the rows on the screen. */
export function bindSelection<T>(
  selection: TableChoice<T>,
  rows: readonly T[],
  page: number,
  readAt?: number,
): BoundSelection {
  const shown = { rows, page, readAt };
  return {
    has: selection.has,
    toggle: (id, range) => selection.toggle(id, shown, range),
    togglePage: () => selection.togglePage(shown),
    pageChoice: () => selection.pageChoice(rows),
    subscribe: selection.subscribe,
  };
}

export function SelectionScope(props: { selection: BoundSelection; children: ReactNode }) {
  return <BoundSelectionContext value={props.selection}>{props.children}</BoundSelectionContext>;
}

function useBoundSelection(): BoundSelection {
  const selection = use(BoundSelectionContext);
  if (!selection) throw new Error('A check stands in a table without a selection');
  return selection;
}

/**
 * The cell that chooses a row; all of it takes the press. By keyboard that is Space on the row itself, which is its one stop of the
 * Tab key.
 * @param name what the row is called
 */
export function RowCheck({ rowId, name }: { rowId: string; name: string }) {
  const { has, toggle, subscribe } = useBoundSelection();
  const checked = useSyncExternalStore(subscribe, () => has(rowId));
  return (
    // A checkbox changes on click; only the click knows about the Shift key.
    <td className={classes.check} onClick={({ shiftKey }) => toggle(rowId, shiftKey)}>
      <input
        type="checkbox"
        className={classes.checkbox}
        tabIndex={-1}
        checked={checked}
        aria-label={m.common_select_row({ name })}
        onChange={() => undefined}
      />
    </td>
  );
}

export function PageCheck() {
  const { pageChoice, togglePage, subscribe } = useBoundSelection();
  const choice = useSyncExternalStore(subscribe, pageChoice);
  return (
    <input
      type="checkbox"
      className={classes.pageCheckbox}
      ref={(input) => {
        if (input) input.indeterminate = choice === 'some';
      }}
      checked={choice === 'all'}
      aria-label={m.common_select_page()}
      onChange={togglePage}
    />
  );
}
