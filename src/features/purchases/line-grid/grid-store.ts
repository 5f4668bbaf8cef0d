import { useSyncExternalStore } from 'react';
import { createStore, type Store } from '@/domain/store';
import { gridOf, linesOf, type GridState } from './grid-state';
import type { KeptLines } from './line-text';

/** How long what is typed stays in the grid before the form has it. */
const pauseMs = 300;

type GridReading = Pick<Store<GridState>, 'get' | 'subscribe'>;

/**
 * The lines while they are typed. A key is drawn in its cell at once; the rest of the screen follows when that is painted, and the
 * form a moment later, or at once where something follows from it.
 */
export interface GridStore extends GridReading {
  /** The lines as everything but the cell typed in shows them. */
  shown: GridReading;
  /** A key in a cell. */
  type: (next: GridState) => void;
  /** Any other change: it is shown everywhere at once. */
  change: (next: GridState) => void;
  /** Hands the lines to the form now. */
  flush: () => void;
  /** Lines from elsewhere, such as a draft, take the place of what is there. */
  load: (kept: KeptLines) => void;
}

export function createGridStore(first: KeptLines, hand: (kept: KeptLines) => void): GridStore {
  const newest = createStore(gridOf(first.lines, first.gone));
  const shown = createStore(newest.get());
  let pause: ReturnType<typeof setTimeout> | null = null;
  let isFollowing = false;
  const stopWaiting = () => {
    if (pause !== null) clearTimeout(pause);
    pause = null;
  };
  const follow = () => {
    isFollowing = false;
    shown.set(newest.get());
  };
  const flush = () => {
    if (pause === null) return;
    stopWaiting();
    follow();
    const { rows, gone } = newest.get();
    hand({ lines: linesOf(rows), gone: [...gone.values()] });
  };
  const take = (next: GridState) => {
    if (next === newest.get()) return;
    pause ??= setTimeout(flush, pauseMs);
    newest.set(next);
  };
  return {
    get: newest.get,
    subscribe: newest.subscribe,
    shown: { get: shown.get, subscribe: shown.subscribe },
    type(next) {
      take(next);
      if (isFollowing) return;
      isFollowing = true;
      // A page that is not seen paints nothing: there it follows with `flush`.
      requestAnimationFrame(() => setTimeout(follow));
    },
    change(next) {
      take(next);
      follow();
    },
    flush,
    load({ lines, gone }) {
      stopWaiting();
      newest.set(gridOf(lines, gone, newest.get().nextKey));
      follow();
    },
  };
}

/** A part of the grid, drawn anew only when that part is another. */
export function useGrid<Part>(
  { subscribe, get }: GridReading,
  partOf: (state: GridState) => Part,
): Part {
  return useSyncExternalStore(subscribe, () => partOf(get()));
}
