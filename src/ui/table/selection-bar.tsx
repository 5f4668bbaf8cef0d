import { useMediaQuery } from '@mantine/hooks';
import { IconChevronUp, IconX } from '@tabler/icons-react';
import type { MouseEvent, ReactNode } from 'react';
import { counted, formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Button } from '../form/button';
import tool from '../form/tool.module.css';
import { focusTitle } from '../layout/focus-title';
import { takeLostFocus } from '../layout/take-lost-focus';
import { PopoverButton } from '../overlay/popover-button';
import { useChosen, type ListSelection } from './list-selection';
import { focusRows } from './roving-rows';
import classes from './selection-bar.module.css';

interface Props<T> {
  selection: ListSelection<T>;
  /** Rows of the whole filter that can be chosen; null while that is not known. */
  total: number | null;
  /** Rows that are read to choose them all, where that is another number. */
  read?: number;
  /** What the chosen rows come to, as the rest of the sentence that counts them. */
  sum?: ((rows: readonly T[]) => ReactNode) | undefined;
  /** Chooses all of them; for an action that can load them all. */
  onSelectAll?: (() => void) | undefined;
  /** How far that is; null when it is not under way. */
  selectingAll?: { done: number; onCancel: () => void } | null;
  /** Why choosing all of them did not work, in words. */
  failure?: string | null;
  /** What can be done with the chosen rows; what stays on the screen calls `done`, which closes the menu of a phone. */
  children: (rows: T[], done: () => void) => ReactNode;
}

/** How many rows are chosen, from how many pages, and what can be done with them; nothing while none is. */
export function SelectionBar<T>(props: Props<T>) {
  const { selection, total, read, sum, onSelectAll, selectingAll, failure, children } = props;
  const { rows, pages } = useChosen(selection);
  const isNarrow = useMediaQuery('(max-width: 767.98px)', false, {
    getInitialValueInEffect: false,
  });
  if (rows.length === 0) return null;
  const actions = (done: () => void) => (
    <>
      {children(rows, done)}
      {onSelectAll && !selectingAll && (total === null || rows.length < total) ? (
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => {
            done();
            onSelectAll();
          }}
        >
          {total === null
            ? m.common_select_all_found()
            : m.common_select_all({ total: formatQuantity(total) })}
        </Button>
      ) : null}
    </>
  );
  const clear = (event: MouseEvent) => {
    selection.clear();
    // A press of the mouse must not move the page to a row far away.
    const options = { preventScroll: event.detail > 0 };
    if (!focusRows(event.currentTarget.closest('main'), options)) focusTitle();
  };
  return (
    <section className={classes.bar} aria-label={m.common_selection()} tabIndex={-1}>
      <output className={classes.count}>
        {m.common_selected(counted(rows.length))}{' '}
        {m.common_selected_pages({ pages: formatQuantity(pages), count: pages })}
        {sum?.(rows)}
      </output>
      {isNarrow ? <ActionMenu>{actions}</ActionMenu> : actions(() => undefined)}
      {selectingAll ? (
        <Button
          ref={betweenControls}
          size="compact-sm"
          variant="default"
          onClick={selectingAll.onCancel}
        >
          {m.common_selecting_all({
            done: formatQuantity(selectingAll.done),
            total: formatQuantity(read ?? total ?? 0),
          })}
        </Button>
      ) : null}
      {failure ? <p role="alert">{failure}</p> : null}
      {isNarrow ? (
        <button
          type="button"
          className={classes.close}
          aria-label={m.common_select_none()}
          onClick={clear}
        >
          <IconX size={20} aria-hidden />
        </button>
      ) : (
        <Button size="compact-sm" variant="subtle" onClick={clear}>
          {m.common_select_none()}
        </Button>
      )}
    </section>
  );
}

/** Takes the focus from the control it replaces, and leaves it to the bar: whoever meant to press it must not press another. */
function betweenControls(button: HTMLElement | null) {
  takeLostFocus(button);
  return () => {
    if (document.activeElement === button) button?.closest('section')?.focus();
  };
}

/** The actions under each other, where a phone has no room for them side by side. */
function ActionMenu({ children }: { children: (close: () => void) => ReactNode }) {
  return (
    <PopoverButton
      className={tool.tool}
      placement="above"
      face={
        <>
          {m.common_selection_actions()}
          <IconChevronUp size={16} aria-hidden />
        </>
      }
    >
      {(close) => <div className={classes.menu}>{children(close)}</div>}
    </PopoverButton>
  );
}
