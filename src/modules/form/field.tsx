import { createContext, memo, use, type ReactNode } from 'react';
import { useWatch, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { pathPattern } from '../form-fields/path-pattern';
import type { Fields } from './field-kinds';

/** What `Field` finds of the form it stands in. */
export interface DeclaredFields {
  /** By path; the index of a row stands as `*`. */
  fields: Fields;
  form: UseFormReturn<FieldValues, unknown, unknown>;
  /** When a field stands on the screen; of one that always does there is none. */
  shown: Readonly<Record<string, (typed: FieldValues) => boolean>>;
}

export const DeclaredFieldsContext = createContext<DeclaredFields | null>(null);

/** What the form around declares of a field. */
export function useDeclared(name: string) {
  const declared = use(DeclaredFieldsContext);
  const kind = declared?.fields[pathPattern(name)];
  if (!declared || !kind) throw new Error(`The form does not declare ${name}`);
  return { ...declared, kind };
}

/**
 * A field of a declared form, by its name; it stands there while it is one of those to fill in. It hears by itself of what changes
 * in it: the form library draws the form around it once more as soon as it is ready, before anybody has seen it.
 */
export const Field = memo(function DeclaredField({ name }: { name: string }) {
  const { kind, shown, form } = useDeclared(name);
  if (!kind.render) throw new Error(`The form does not say how ${name} is filled in`);
  const isShown = shown[name];
  const field = kind.render({ control: form.control, name });
  return isShown === undefined ? field : <While isShown={isShown} of={form} field={field} />;
});

function While(props: {
  isShown: (typed: FieldValues) => boolean;
  of: DeclaredFields['form'];
  field: ReactNode;
}) {
  const { isShown, of, field } = props;
  return useWatch({ control: of.control, compute: isShown }) ? field : null;
}
