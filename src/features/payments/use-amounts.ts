import { useRef, useState } from 'react';
import type { Allocation } from '@/api/payments/schemas';
import type { PaymentFormReturn } from './payment-form';

type Rows = readonly Allocation[];

/** The rows of the worksheet as they are changed, with a way back: what is typed in one visit to a cell is one step. */
export function useAmounts(form: PaymentFormReturn) {
  const [{ done, undone }, setSteps] = useState<{ done: Rows[]; undone: Rows[] }>({
    done: [],
    undone: [],
  });
  const entered = useRef<Rows | null>(null);
  const now = (): Rows => structuredClone(form.getValues('allocations'));
  const put = (rows: Rows) => {
    form.setValue('allocations', [...rows], { shouldDirty: true });
    // What was said of a row before speaks of another one now.
    form.clearErrors('allocations');
  };
  return {
    canUndo: done.length > 0,
    canRedo: undone.length > 0,
    change: (rows: Rows) => {
      setSteps({ done: [...done, now()], undone: [] });
      put(rows);
    },
    undo: () => {
      const before = done.at(-1);
      if (before === undefined) return;
      setSteps({ done: done.slice(0, -1), undone: [...undone, now()] });
      put(before);
    },
    redo: () => {
      const after = undone.at(-1);
      if (after === undefined) return;
      setSteps({ done: [...done, now()], undone: undone.slice(0, -1) });
      put(after);
    },
    /** A cell is entered, and left. */
    enter: () => {
      entered.current = now();
    },
    leave: () => {
      const before = entered.current;
      entered.current = null;
      if (before === null || JSON.stringify(before) === JSON.stringify(now())) return;
      setSteps((steps) => ({ done: [...steps.done, before], undone: [] }));
    },
  };
}
export type Amounts = ReturnType<typeof useAmounts>;
