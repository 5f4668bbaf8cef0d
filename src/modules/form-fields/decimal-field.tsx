import '@mantine/core/styles/Input.css';
import { TextInput } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { groupedDecimal } from '@/domain/typed-decimal';
import { m } from '@/text/generated/messages';
import classes from './form-fields.module.css';
import { useFieldSpec } from './form-scope';
import { inputProps } from './text-field';
import { useTextField, type FieldPlace } from './use-text-field';
import { decimalReader, problemOf } from './value-rules';

interface Props<Values extends FieldValues, Output> extends FieldPlace<Values, Output> {
  unit: 'money' | 'quantity' | 'percent';
  /** Said of its value while nothing was rewritten. */
  note?: string | null;
  /** Told what is typed, for values that follow from it. */
  onTyped?: (text: string) => void;
}

/**
 * A number, typed with comma or point, with or without its currency. Leaving the field shows the value that was read; the rule
 * it is read by is the field's `decimal`.
 */
export function DecimalField<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { unit, note: said = null, onTyped, ...place } = props;
  const { decimal } = useFieldSpec(place.name);
  if (decimal === undefined) throw new Error('The form does not say what numbers the field takes');
  const read = decimalReader(decimal);
  const state = useTextField(place, {
    lines: 'one',
    rewrite: (text) => {
      const reading = read(text);
      return 'value' in reading ? groupedDecimal(reading.value) : null;
    },
    mistake: (text) => problemOf(read(text)),
  });
  const { onChange } = state.input;
  const note = state.rewritten === null ? said : m.forms_read_as({ value: state.rewritten });
  return (
    <TextInput
      {...inputProps(state, note)}
      {...state.input}
      onChange={(event) => {
        onChange(event);
        onTyped?.(event.currentTarget.value);
      }}
      classNames={{
        root: classes.field,
        wrapper: classes.figure,
        input: classes.number,
        section: classes.unit,
      }}
      inputMode="decimal"
      leftSection={unit === 'money' ? <span aria-hidden>$</span> : undefined}
      rightSection={unit === 'percent' ? <span aria-hidden>%</span> : undefined}
    />
  );
}
