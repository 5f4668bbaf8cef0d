import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { rowOf } from '@/modules/form-fields/field-label';
import { pathPattern } from '@/modules/form-fields/path-pattern';

interface WrongField {
  path: string;
  message: string;
}

/** Every field with an error, those of rows too, row by row. `order` names the fields as they stand in the form. */
export function pathsOf(errors: object, order: readonly string[]): WrongField[] {
  const placed = wrongFields(errors, '').map((field) => ({
    field,
    at: placeInForm(field.path, order),
  }));
  return placed.sort((one, other) => compare(one.at, other.at)).map(({ field }) => field);
}

/** Its list's place in the form, then its row, then its place within a row. */
function placeInForm(path: string, order: readonly string[]): readonly number[] {
  const [list = ''] = path.split('.');
  const first = order.findIndex((name) => name === list || name.startsWith(`${list}.`));
  return [first, rowOf(path) ?? 0, placeOf(path, order)];
}

function compare(one: readonly number[], other: readonly number[]): number {
  const differences = one.map((number, index) => number - (other[index] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}

/** Where a field stands among the others; those of rows where their list does. */
export function placeOf(path: string, order: readonly string[]): number {
  return order.indexOf(pathPattern(path));
}

function wrongFields(errors: object, prefix: string): WrongField[] {
  return Object.entries(errors).flatMap(([name, found]: [string, unknown]) => {
    if (typeof found !== 'object' || found === null || name === 'ref') return [];
    // The library keeps what is wrong with rows as a whole beside what is wrong in each; of a whole form nothing is told so.
    const path = name === 'root' ? prefix.slice(0, -1) : prefix + name;
    if (path === '') return [];
    return 'message' in found && typeof found.message === 'string'
      ? [{ path, message: found.message }]
      : wrongFields(found, `${path}.`);
  });
}

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
