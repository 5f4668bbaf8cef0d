import '@mantine/core/styles/Input.css';
import { TextInput } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { readTime } from '@/domain/typed-time';
import { inputProps } from './text-field';
import { useTextField, type FieldPlace } from './use-text-field';

/** A wall time of the 24-hour day. */
export function TimeField<Values extends FieldValues, Output>(place: FieldPlace<Values, Output>) {
  const state = useTextField(place, { lines: 'one', rewrite: readTime });
  return (
    <TextInput {...inputProps(state)} {...state.input} inputMode="numeric" placeholder="HH:MM" />
  );
}
