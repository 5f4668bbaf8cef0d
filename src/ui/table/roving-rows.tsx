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

/** A list is one stop of the Tab key; arrows, Home and End move between its rows. */
export function RovingRows({
  rowIds,
  children,
}: {
  rowIds: readonly string[];
  children: ReactNode;
}) {
  const [active] = useState(createActiveRow);
  const value = useMemo(() => ({ active, rowIds }), [active, rowIds]);
  return <RovingContext value={value}>{children}</RovingContext>;
}

/** What the one focusable thing of a row is given; only the row that is left and the one that is entered render again. */
export function useRowAnchor(rowId: string) {
  const roving = use(RovingContext);
  if (!roving) throw new Error('useRowAnchor is called outside RovingRows');
  const { active, rowIds } = roving;
  const isActive = () => {
    const current = active.current();
    return (current !== null && rowIds.includes(current) ? current : rowIds[0]) === rowId;
  };
  const tabbable = useSyncExternalStore(active.subscribe, isActive, isActive);
  return {
    'data-row-anchor': '',
    tabIndex: tabbable ? 0 : -1,
    onFocus: () => active.set(rowId),
    onKeyDown: moveBetweenRows,
  };
}

/** Moves the focus from an anchor to another of the same list. */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const list = event.currentTarget.closest('tbody');
  const anchors = [...(list?.querySelectorAll<HTMLElement>(anchor) ?? [])];
  const at = anchors.indexOf(event.currentTarget);
  if (at === -1 || event.altKey || event.ctrlKey || event.metaKey) return;
  const goal = goalOf(event.key, at, anchors.length - 1);
  if (goal === null) return;
  event.preventDefault();
  anchors[goal]?.focus();
}

function goalOf(key: string, at: number, last: number): number | null {
  switch (key) {
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
