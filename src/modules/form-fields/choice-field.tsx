import '@mantine/core/styles/Input.css';
import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import classes from './form-fields.module.css';
import { useChosenField } from './use-chosen-field';
import type { FieldPlace } from './use-text-field';

export interface Choice {
  value: string;
  label: string;
}

interface Props<Values extends FieldValues, Output> extends FieldPlace<Values, Output> {
  choices: readonly Choice[];
  /** What stands there while nothing is chosen. */
  none: string;
  /** Below it: why choices are missing, another way to give the value. */
  children?: ReactNode;
}

/** One of a few values, by the browser's own list. */
export function ChoiceField<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { choices, none, children, ...place } = props;
  const { spec, field, error } = useChosenField(place);
  const { ref, onChange, onBlur } = field;
  const value: string = field.value;
  return (
    <div className={classes.choice}>
      <NativeSelect
        ref={ref}
        name={place.name}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onBlur={onBlur}
        label={spec.label()}
        description={spec.help?.()}
        required={spec.required ?? false}
        error={error}
        size="md"
        classNames={{ root: classes.field, input: classes.input }}
      >
        <option value="">{none}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </NativeSelect>
      {children}
    </div>
  );
}
