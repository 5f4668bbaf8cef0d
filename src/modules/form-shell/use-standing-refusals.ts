import { useMemo } from 'react';
import { useWatch, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { FieldSpec, Refusal } from '../form-fields/form-scope';

type Refusals = ReadonlyMap<string, Refusal>;

/**
 * What the service said of values, as long as the fields that say what these mean are as they were sent, too. A field looks at
 * its own value by itself.
 */
export function useStandingRefusals<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  specs: Readonly<Record<string, FieldSpec>>,
  refusals: Refusals,
): Refusals {
  const beside = useMemo(
    () =>
      [...refusals.keys()].flatMap((path) =>
        (specs[path]?.dependsOn ?? []).map((other) => {
          // Paths come from the form's own specs; the library knows them by its own type only.
          const name = other as FieldPath<Values>;
          return { path, name, sent: JSON.stringify(form.getValues(name)) };
        }),
      ),
    [refusals, specs, form],
  );
  const names = beside.map(({ name }) => name);
  const now: readonly unknown[] = useWatch({
    control: form.control,
    name: names,
    disabled: names.length === 0,
  });
  const past = beside.filter(
    ({ sent }, at) => names.length > 0 && JSON.stringify(now[at]) !== sent,
  );
  const gone = past.map(({ path }) => path).join(' ');
  return useMemo(() => {
    if (gone === '') return refusals;
    const paths = new Set(gone.split(' '));
    return new Map([...refusals].filter(([path]) => !paths.has(path)));
  }, [refusals, gone]);
}
