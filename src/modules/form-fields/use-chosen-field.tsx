import type { ReactNode } from 'react';
import { useController, type FieldPath, type FieldValues } from 'react-hook-form';
import { RefusalWords } from './field-foot';
import { useFieldSpec, useRefusal } from './form-scope';
import { problemInWords } from './problem-words';
import type { FieldPlace } from './use-text-field';

/** A field whose value is chosen and not typed, with what the form says of it and what is wrong with the value it holds. */
export function useChosenField<Values extends FieldValues, Output, Name extends FieldPath<Values>>(
  place: FieldPlace<Values, Output> & { name: Name },
) {
  const spec = useFieldSpec(place.name);
  const { field, fieldState } = useController<Values, Name, Output>(place);
  const refusal = useRefusal(place.name, field.value);
  const problem = fieldState.error?.message;
  let error: ReactNode;
  if (refusal !== null) error = <RefusalWords messages={refusal} />;
  else if (problem !== undefined) error = problemInWords(problem, spec, field.value);
  return { spec, field, error };
}
