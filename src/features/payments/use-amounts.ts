import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Allocation } from '@/api/payments/schemas';
import { createStore } from '@/domain/store';
import type { PaymentFormReturn } from './payment-form';

type Rows = readonly Allocation[];

/** How long what is typed stays in its cell before the form has it: whoever types on waits for nothing of the form. */
const pauseMs = 300;

/** The rows of the worksheet as they are changed, with a way back: what is typed in one visit to a cell is one step. */
export function useAmounts(form: PaymentFormReturn) {
  const [{ history, moves, flush }] = useState(() => changesOf(form));
  const { done, undone } = useSyncExternalStore(history.subscribe, history.get);
  useEffect(() => flush, [flush]);
  return { canUndo: done.length > 0, canRedo: undone.length > 0, moves };
}
export type Amounts = ReturnType<typeof useAmounts>;
/** The same functions at every drawing. */
export type AmountMoves = Amounts['moves'];

function changesOf(form: PaymentFormReturn) {
  const history = createStore<{ done: readonly Rows[]; undone: readonly Rows[] }>({
    done: [],
    undone: [],
  });
  let entered: Rows | null = null;
  let typed: { at: number; purchaseId: string; amount: string } | null = null;
  let pause: ReturnType<typeof setTimeout> | undefined;

  /** Hands the form what is typed now. */
  const flush = () => {
    clearTimeout(pause);
    if (typed === null) return;
    const { at, purchaseId, amount } = typed;
    typed = null;
    // Other rows may stand there by now, such as those of a draft.
    if (form.getValues('allocations')[at]?.purchaseId !== purchaseId) return;
    form.setValue(`allocations.${at}.amount`, amount, { shouldDirty: true });
  };
  const now = (): Rows => {
    flush();
    return structuredClone(form.getValues('allocations'));
  };
  const put = (rows: Rows) => {
    form.setValue('allocations', [...rows], { shouldDirty: true });
    // What was said of a row before speaks of another one now.
    form.clearErrors('allocations');
  };
  const moves = {
    change: (rows: Rows) => {
      history.set({ done: [...history.get().done, now()], undone: [] });
      put(rows);
    },
    undo: () => {
      const { done, undone } = history.get();
      const before = done.at(-1);
      if (before === undefined) return;
      history.set({ done: done.slice(0, -1), undone: [...undone, now()] });
      put(before);
    },
    redo: () => {
      const { done, undone } = history.get();
      const after = undone.at(-1);
      if (after === undefined) return;
      history.set({ done: [...done, now()], undone: undone.slice(0, -1) });
      put(after);
    },
    remove: (at: number) => {
      moves.change(now().filter((_, index) => index !== at));
    },
    /** A cell is entered, typed in, and left. */
    enter: () => {
      entered = now();
    },
    type: (at: number, part: Allocation) => {
      typed = { at, ...part };
      clearTimeout(pause);
      pause = setTimeout(flush, pauseMs);
    },
    leave: () => {
      const before = entered;
      entered = null;
      if (before === null || JSON.stringify(before) === JSON.stringify(now())) return;
      history.set({ done: [...history.get().done, before], undone: [] });
    },
    flush,
  };
  return { history, moves, flush };
}
