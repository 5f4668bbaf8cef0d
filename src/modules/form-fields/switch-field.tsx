import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Switch.css';
import { Switch } from '@mantine/core';
import { useController, type FieldValues } from 'react-hook-form';
import { RefusalWords } from './field-foot';
import classes from './form-fields.module.css';
import { useFieldSpec, useRefusal } from './form-scope';
import type { FieldPlace } from './use-text-field';

/** A choice between yes and no that is always sent. */
export function SwitchField<Values extends FieldValues, Output>(place: FieldPlace<Values, Output>) {
  const { label, help } = useFieldSpec(place.name);
  const { ref, value, onChange, onBlur } = useController(place).field;
  const checked: boolean = value;
  const refusal = useRefusal(place.name, checked);
  return (
    <Switch
      ref={ref}
      withThumbIndicator={false}
      name={place.name}
      checked={checked}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      onBlur={onBlur}
      size="md"
      label={label()}
      description={help?.()}
      error={refusal ? <RefusalWords messages={refusal} /> : undefined}
      classNames={{ root: classes.switch, track: classes.track, thumb: classes.thumb }}
    />
  );
}
