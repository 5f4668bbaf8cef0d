import type { TypedLine } from '@/domain/purchase/line';
import { gridOf, linesOf, type GridState } from './grid-state';

/** How long what is typed stays in the grid before the form has it. */
const pauseMs = 300;

/** The lines while they are typed. The form has them a moment later, or at once where something follows from it. */
export interface GridStore {
  get: () => GridState;
  subscribe: (listener: () => void) => () => void;
  change: (next: GridState) => void;
  /** Hands the lines to the form now. */
  flush: () => void;
  /** Lines from elsewhere, such as a draft, take the place of what is there. */
  load: (lines: readonly TypedLine[]) => void;
}

export function createGridStore(
  first: readonly TypedLine[],
  hand: (lines: TypedLine[]) => void,
): GridStore {
  let state = gridOf(first);
  let pause: ReturnType<typeof setTimeout> | null = null;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const stopWaiting = () => {
    if (pause !== null) clearTimeout(pause);
    pause = null;
  };
  const flush = () => {
    if (pause === null) return;
    stopWaiting();
    hand(linesOf(state.rows));
  };
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(next) {
      if (next === state) return;
      state = next;
      pause ??= setTimeout(flush, pauseMs);
      tell();
    },
    flush,
    load(lines) {
      stopWaiting();
      state = gridOf(lines);
      tell();
    },
  };
}
