import { useState, useSyncExternalStore } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

type Watched<Values extends FieldValues, Output> = Pick<
  UseFormReturn<Values, unknown, Output>,
  'subscribe'
>;

/**
 * Whether something is typed into a form that began clean. Other state of a form may be drawn a moment after its key; this is
 * known with it, so that no press that leaves comes before.
 */
export function useIsDirty<Values extends FieldValues, Output>(form: Watched<Values, Output>) {
  const [dirty] = useState(() => dirtyStore(form));
  return useSyncExternalStore(dirty.subscribe, dirty.read);
}

function dirtyStore<Values extends FieldValues, Output>(form: Watched<Values, Output>) {
  let isDirty = false;
  return {
    read: () => isDirty,
    subscribe: (listener: () => void) =>
      form.subscribe({
        formState: { isDirty: true },
        callback: (state) => {
          isDirty = state.isDirty ?? isDirty;
          listener();
        },
      }),
  };
}
