import { useEffect, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** Long enough that nobody types on, short enough that nobody waits. */
const pauseMs = 200;

/** What is typed, each time somebody pauses. @param names - the fields that count; the same array each time */
export function useTypedInPause<Typed extends FieldValues, Output>(
  form: UseFormReturn<Typed, unknown, Output>,
  names: readonly FieldPath<Typed>[],
): Typed {
  const [typed, setTyped] = useState(() => form.getValues());
  useEffect(() => {
    let pause: number | undefined;
    const stop = form.subscribe({
      name: names,
      formState: { values: true },
      callback: ({ values }) => {
        window.clearTimeout(pause);
        pause = window.setTimeout(() => setTyped(values), pauseMs);
      },
    });
    return () => {
      window.clearTimeout(pause);
      stop();
    };
  }, [form, names]);
  return typed;
}
