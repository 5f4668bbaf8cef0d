import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { pathsOf } from './field-paths';

/** Looking through a whole form on each key would slow typing down. */
const pauseMs = 150;

/**
 * What was told of fields when the form was submitted is looked at again each time somebody pauses: a mistake goes, or becomes
 * another one, as soon as any field it hangs on is changed. Nothing new is told of other fields meanwhile.
 */
export function useMistakesAgain<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
): void {
  useEffect(() => {
    let wrong: FieldPath<Values>[] = [];
    let pause: number | undefined;
    const stopHearing = form.subscribe({
      formState: { errors: true },
      // Paths come from the form's own errors; the library knows them by its own type only.
      callback: ({ errors = {} }) => {
        wrong = pathsOf(errors, []).map(({ path }) => path as FieldPath<Values>);
      },
    });
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        window.clearTimeout(pause);
        if (wrong.length === 0) return;
        pause = window.setTimeout(() => void form.trigger(wrong), pauseMs);
      },
    });
    return () => {
      window.clearTimeout(pause);
      stopHearing();
      stop();
    };
  }, [form]);
}
