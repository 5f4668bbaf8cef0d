import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import classes from './confirm-field.module.css';
import { useChosenField } from './use-chosen-field';
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
  const { field, error } = useChosenField(place);
  const { ref, value, onChange, onBlur } = field;
  const problemId = `${place.name}-problem`;
  return (
    <div className={classes.confirm} data-wrong={error === undefined ? undefined : true}>
      {children}
      <label className={classes.line}>
        <input
          ref={ref}
          type="checkbox"
          name={place.name}
          checked={value === what}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : problemId}
          onChange={({ currentTarget }) => onChange(currentTarget.checked ? what : '')}
          onBlur={onBlur}
        />
        {label}
      </label>
      {error === undefined ? null : (
        <p id={problemId} className={classes.problem}>
          {error}
        </p>
      )}
    </div>
  );
}
