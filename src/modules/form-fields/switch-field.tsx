import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Switch.css';
import { Switch } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import classes from './form-fields.module.css';
import { useChosenField } from './use-chosen-field';
import type { FieldPlace } from './use-text-field';

/** A choice between yes and no that is always sent. */
export function SwitchField<Values extends FieldValues, Output>(place: FieldPlace<Values, Output>) {
  const { spec, field, error } = useChosenField(place);
  const { ref, onChange, onBlur } = field;
  const checked: boolean = field.value;
  return (
    <Switch
      ref={ref}
      withThumbIndicator={false}
      name={place.name}
      checked={checked}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      onBlur={onBlur}
      size="md"
      label={spec.label()}
      description={spec.help?.()}
      error={error}
      classNames={{ root: classes.switch, track: classes.track, thumb: classes.thumb }}
    />
  );
}
