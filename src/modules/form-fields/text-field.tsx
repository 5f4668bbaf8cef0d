import '@mantine/core/styles/Input.css';
import { Textarea, TextInput } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { useLocale } from '@/text/use-locale';
import { FieldHelp, RefusalWords, TextFoot } from './field-foot';
import classes from './form-fields.module.css';
import { useTextField, type FieldPlace, type TextFieldState } from './use-text-field';

/** One line of text. */
export function TextField<Values extends FieldValues, Output>(place: FieldPlace<Values, Output>) {
  useLocale();
  const state = useTextField(place, { lines: 'one' });
  return <TextInput {...inputProps(state)} {...state.input} />;
}

interface LinesProps<Values extends FieldValues, Output> extends FieldPlace<Values, Output> {
  rows: number;
}

/** Several lines of text; Enter starts a new one. */
export function LinesField<Values extends FieldValues, Output>(props: LinesProps<Values, Output>) {
  useLocale();
  const { rows, ...place } = props;
  const state = useTextField(place, { lines: 'many' });
  return <Textarea {...inputProps(state)} {...state.input} rows={rows} resize="vertical" />;
}

/** What every field of text looks like. */
export function inputProps({ spec, refusal, error, value, hasRemoved }: TextFieldState) {
  const { label, help, limit, required = false } = spec;
  return {
    label: label(),
    description: help || limit ? <FieldHelp help={help?.()} limit={limit} /> : undefined,
    error: refusal ? <RefusalWords messages={refusal} /> : error,
    required,
    dir: 'auto',
    autoComplete: 'off',
    size: 'md',
    classNames: { input: classes.input, error: classes.error },
    inputContainer: (input: React.ReactNode) => (
      <>
        {input}
        <TextFoot
          value={value}
          limit={limit}
          removed={hasRemoved}
          wrong={Boolean(refusal ?? error)}
        />
      </>
    ),
  };
}
