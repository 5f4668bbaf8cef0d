import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { NewPurchase } from '@/api/expenses/schemas';
import { createGridStore, type GridStore } from './line-grid/grid-store';
import { keptIn, textOfLines } from './line-grid/line-text';
import type { TypedPurchase } from './purchase-form';

/**
 * The grid's lines and the form's, kept the same: what is typed reaches the form a moment later, so that a key costs no more with
 * 2,000 lines; what the form is filled with, such as a draft, takes the place of what stands in the grid.
 */
export function useLines(form: UseFormReturn<TypedPurchase, unknown, NewPurchase>): GridStore {
  const [own] = useState(() => {
    let handed = form.getValues('lines');
    const store = createGridStore(keptIn(handed), ({ lines, gone }) => {
      handed = textOfLines(lines, gone);
      form.setValue('lines', handed, { shouldDirty: true });
    });
    const follow = () => {
      const now = form.getValues('lines');
      if (now === handed) return;
      handed = now;
      store.load(keptIn(now));
    };
    return { store, follow };
  });
  useEffect(() => {
    const stop = form.subscribe({ formState: { values: true }, callback: own.follow });
    own.follow();
    return () => {
      own.store.flush();
      stop();
    };
  }, [form, own]);
  return own.store;
}
