import type { ReactNode } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import classes from './confirm-field.module.css';
import { useFieldSpec } from './form-scope';
import { problemInWords } from './problem-words';
import type { FieldPlace } from './use-text-field';

interface Props<Values extends FieldValues, Output> extends FieldPlace<Values, Output> {
  /** What is confirmed: the field holds it once somebody did, so another value has to be confirmed anew. */
  what: string;
  /** What follows from it, above the box. */
  children: ReactNode;
  /** The confirmation, as whoever ticks the box would say it. */
  label: string;
}

/** Something unusual that is only sent after somebody said that they mean it. */
export function ConfirmField<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { what, children, label, ...place } = props;
  const spec = useFieldSpec(place.name);
  const { field, fieldState } = useController(place);
  const { ref, value, onChange, onBlur } = field;
  const problem = fieldState.error?.message;
  const problemId = `${place.name}-problem`;
  return (
    <div className={classes.confirm} data-wrong={problem === undefined ? undefined : true}>
      {children}
      <label className={classes.line}>
        <input
          ref={ref}
          type="checkbox"
          name={place.name}
          checked={value === what}
          aria-invalid={problem === undefined ? undefined : true}
          aria-describedby={problem === undefined ? undefined : problemId}
          onChange={({ currentTarget }) => onChange(currentTarget.checked ? what : '')}
          onBlur={onBlur}
        />
        {label}
      </label>
      {problem === undefined ? null : (
        <p id={problemId} className={classes.problem}>
          {problemInWords(problem, spec, value)}
        </p>
      )}
    </div>
  );
}
