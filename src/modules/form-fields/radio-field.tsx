import { useId, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Choice } from './choice-field';
import classes from './radio-field.module.css';
import { useChosenField } from './use-chosen-field';
import type { FieldPlace } from './use-text-field';

/** A choice that says what it means. */
export interface ExplainedChoice extends Choice {
  help?: string;
}

interface Props<Values extends FieldValues, Output> extends FieldPlace<Values, Output> {
  choices: readonly ExplainedChoice[];
  /** Below it: what the choice leads to. */
  children?: ReactNode;
}

/** One of two to four values that are worth seeing side by side. */
export function RadioField<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { choices, children, ...place } = props;
  const { spec, field, error } = useChosenField(place);
  const { ref, onChange, onBlur } = field;
  const value: string = field.value;
  const isWrong = error !== undefined;
  const id = useId();
  const help = spec.help?.();
  const reachable = choices.some((choice) => choice.value === value) ? value : choices[0]?.value;
  return (
    <fieldset
      className={classes.field}
      aria-describedby={
        [help && `${id}-help`, isWrong && `${id}-wrong`].filter(Boolean).join(' ') || undefined
      }
      data-wrong={isWrong || undefined}
    >
      <legend className={classes.label}>
        {spec.label()}
        {spec.required ? <span aria-hidden> *</span> : null}
      </legend>
      {help === undefined ? null : (
        <p id={`${id}-help`} className={classes.help}>
          {help}
        </p>
      )}
      <div className={classes.choices}>
        {choices.map((choice) => (
          <label key={choice.value} className={classes.choice}>
            <input
              ref={choice.value === reachable ? ref : undefined}
              type="radio"
              name={`${id}-${place.name}`}
              value={choice.value}
              checked={choice.value === value}
              required={spec.required ?? false}
              onChange={() => onChange(choice.value)}
              onBlur={onBlur}
            />
            <span className={classes.words}>
              {choice.label}
              {choice.help === undefined ? null : <small>{choice.help}</small>}
            </span>
          </label>
        ))}
      </div>
      {isWrong ? (
        <p id={`${id}-wrong`} className={classes.wrong}>
          {error}
        </p>
      ) : null}
      {children}
    </fieldset>
  );
}
