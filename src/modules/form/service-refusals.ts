import { useMemo, useState } from 'react';
import { useWatch, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { fieldErrors, formName, type FormErrors } from '@/api/core/field-errors';
import type { EndedWrite } from '../attempt/write-state';
import { fieldLabel } from '../form-fields/field-label';
import type { FieldSpec, Refusal, RefusalPlacing, Refusals } from '../form-fields/form-scope';
import { inRowOf, pathPattern } from '../form-fields/path-pattern';

/** How a form finds its fields in what the service answers. */
export interface RefusalReading {
  /** The service's names of the fields, with the form's. */
  wireNames: Readonly<Record<string, string>>;
  /**
   * What a refusal of a field most probably means, where that is known, by what was sent; the service's words stand below it.
   * Like `isShown` it is the same function at every render: a refusal is read once, and speaks of what stood there then.
   */
  meaning?: (path: string, bodyText: string) => string | null;
  /** Whether a field stands on the screen as things are; left out: all do. */
  isShown?: (path: string, valueOf: (path: string) => unknown) => boolean;
}

/** What a form calls the service's fields. */
export interface FormRefusals extends Pick<RefusalReading, 'wireNames'> {
  specs: Readonly<Record<string, FieldSpec>>;
}

interface SortedRefusals {
  /** By the field's path. */
  refusals: Refusals;
  /** Messages no field could be found for. */
  others: FormErrors['others'];
}

const nothing: SortedRefusals = { refusals: new Map(), others: [] };

/** Sorts what the service said of the values to the fields that hold them. */
export function sortRefusals(
  outcome: EndedWrite<unknown> | null,
  { wireNames, meaning, isShown }: RefusalReading,
  valueOf: (path: string) => unknown,
): SortedRefusals {
  if (outcome?.kind !== 'refused') return nothing;
  const { fields, others } = fieldErrors(
    outcome.error,
    wireNames,
    isShown && ((path) => isShown(path, valueOf)),
  );
  const refusals = new Map<string, Refusal>();
  for (const [path, messages] of Object.entries(fields)) {
    const value = valueOf(path);
    // What was left empty was not sent: its refusal asks for one, and needs no guess.
    const meant = value === '' ? null : (meaning?.(path, outcome.attempt.bodyText) ?? null);
    refusals.set(path, {
      value,
      messages: [
        ...(meant === null ? [] : [{ text: meant, original: false }]),
        ...messages.map((text) => ({ text, original: true })),
      ],
    });
  }
  return { refusals, others };
}

/** What a form calls a value that the service names so, also one that is not on the screen; null for one it has no name for. */
export function fieldInWords(field: string, { wireNames, specs }: FormRefusals): string | null {
  const name = nameOf(field, wireNames);
  return name === null ? null : fieldLabel(specs, name);
}

/** What is said of a row as a whole has no field: it goes by the name of its list. */
function nameOf(field: string, wireNames: RefusalReading['wireNames']): string | null {
  const name = formName(field, wireNames);
  const [, list, row] = (name === null && /^(.+?)[.[](\d+)\]?$/.exec(field)) || [];
  if (list === undefined || row === undefined) return name;
  const listName = formName(list, wireNames);
  return listName === null ? null : `${listName}.${row}`;
}

/**
 * What the service said of values, where their rows stand now, as long as the fields that say what these mean are as they were sent,
 * too. A field looks at its own value by itself.
 */
export function useCurrentRefusals<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  specs: Readonly<Record<string, FieldSpec>>,
  told: Refusals,
): { refusals: Refusals; placing: RefusalPlacing } {
  const [placed, setPlaced] = useState({ answer: told, all: told });
  const all = placed.answer === told ? placed.all : told;
  // Paths come from the form's own specs; the library knows them by its own type only.
  const sent = useMemo(
    () =>
      new Map(
        [...told].map(([path, refusal]) => [
          refusal,
          (specs[pathPattern(path)]?.dependsOn ?? []).map((other) => ({
            other,
            value: JSON.stringify(form.getValues(inRowOf(path, other) as FieldPath<Values>)),
          })),
        ]),
      ),
    [told, specs, form],
  );
  const beside = [...all].flatMap(([path, refusal]) =>
    (sent.get(refusal) ?? []).map(({ other, value }) => ({
      path,
      name: inRowOf(path, other) as FieldPath<Values>,
      value,
    })),
  );
  const names = beside.map(({ name }) => name);
  const now: readonly unknown[] = useWatch({
    control: form.control,
    name: names,
    disabled: names.length === 0,
  });
  const past = beside.filter(
    ({ value }, at) => names.length > 0 && JSON.stringify(now[at]) !== value,
  );
  const gone = past.map(({ path }) => path).join(' ');
  return useMemo(() => {
    const paths = new Set(gone.split(' '));
    return {
      refusals: gone === '' ? all : new Map([...all].filter(([path]) => !paths.has(path))),
      placing: {
        all,
        answer: told,
        put: (next) =>
          setPlaced({
            answer: told,
            all: new Map([...next].filter(([, refusal]) => sent.has(refusal))),
          }),
      },
    };
  }, [all, gone, told, sent]);
}
