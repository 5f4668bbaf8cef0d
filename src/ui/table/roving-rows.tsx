import {
  createContext,
  use,
  useMemo,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type ReactNode,
} from 'react';

interface ActiveRow {
  current: () => string | null;
  set: (id: string) => void;
  subscribe: (listener: () => void) => () => void;
}

interface Roving {
  active: ActiveRow;
  rowIds: readonly string[];
  /** Space on a row chooses it, with Shift the rows up to it; undefined where rows cannot be chosen. */
  onToggle: ((rowId: string, range: boolean) => void) | undefined;
}

const RovingContext = createContext<Roving | null>(null);
const anchor = '[data-row-anchor]';

function createActiveRow(): ActiveRow {
  let current: string | null = null;
  const listeners = new Set<() => void>();
  return {
    current: () => current,
    set(id) {
      current = id;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

interface Props extends Pick<Roving, 'rowIds' | 'onToggle'> {
  children: ReactNode;
}

/** A list is one stop of the Tab key; arrows, Home, End and the page keys move between its rows. */
export function RovingRows({ rowIds, onToggle, children }: Props) {
  const [active] = useState(createActiveRow);
  const value = useMemo(() => ({ active, rowIds, onToggle }), [active, rowIds, onToggle]);
  return <RovingContext value={value}>{children}</RovingContext>;
}

/** What the one focusable thing of a row is given; only the row that is left and the one that is entered render again. */
export function useRowAnchor(rowId: string) {
  const roving = use(RovingContext);
  if (!roving) throw new Error('useRowAnchor is called outside RovingRows');
  const { active, rowIds, onToggle } = roving;
  const isActive = () => {
    const current = active.current();
    return (current !== null && rowIds.includes(current) ? current : rowIds[0]) === rowId;
  };
  const tabbable = useSyncExternalStore(active.subscribe, isActive, isActive);
  return {
    'data-row-anchor': '',
    tabIndex: tabbable ? 0 : -1,
    onFocus: () => active.set(rowId),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === ' ' && onToggle) {
        event.preventDefault();
        onToggle(rowId, event.shiftKey);
      } else if (!event.shiftKey) moveBetweenRows(event);
    },
  };
}

/** Moves the focus to the row of a list that Tab would reach; false where there is none. */
export function focusRows(within: Element | null, options?: FocusOptions): boolean {
  const row = within?.querySelector<HTMLElement>(`${anchor}[tabindex="0"]`);
  row?.focus(options);
  return row !== undefined && row !== null;
}

/** Moves the focus from an anchor to another of the same list. */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  // Groups of rows have a body each.
  const list = event.currentTarget.closest('table');
  const anchors = [...(list?.querySelectorAll<HTMLElement>(anchor) ?? [])];
  const at = anchors.indexOf(event.currentTarget);
  if (at === -1) return;
  const goal = goalOf(event.key, at, anchors.length - 1, rowsInSight(event.currentTarget));
  if (goal === null) return;
  event.preventDefault();
  anchors[goal]?.focus();
}

/** How far the page keys go: what is in sight, but for two rows to hold on to. */
function rowsInSight(row: HTMLElement): number {
  const height = row.closest('tr')?.offsetHeight || window.innerHeight;
  return Math.max(1, Math.floor(window.innerHeight / height) - 2);
}

function goalOf(key: string, at: number, last: number, screen: number): number | null {
  switch (key) {
    case 'PageDown':
      return Math.min(at + screen, last);
    case 'PageUp':
      return Math.max(at - screen, 0);
    case 'ArrowDown':
      return Math.min(at + 1, last);
    case 'ArrowUp':
      return Math.max(at - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
