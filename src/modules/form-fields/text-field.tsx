import '@mantine/core/styles/Input.css';
import { InputBase, TextInput } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { m } from '@/text/generated/messages';
import { FieldHelp, RefusalWords, TextFoot } from './field-foot';
import classes from './form-fields.module.css';
import { useTextField, type FieldPlace, type TextFieldState } from './use-text-field';

interface TextProps<Values extends FieldValues, Output> extends FieldPlace<Values, Output> {
  /** Which keys a phone shows. */
  keys?: 'text' | 'email' | 'tel';
  /** What looks wrong about a value that is taken all the same; said once the field is left. */
  doubt?: (text: string) => string | null;
  /** How the value is written once the field is left. */
  rewrite?: (text: string) => string;
}

/** One line of text. */
export function TextField<Values extends FieldValues, Output>(props: TextProps<Values, Output>) {
  const { keys = 'text', doubt, rewrite, ...place } = props;
  const state = useTextField(place, { lines: 'one', doubt, ...(rewrite && { rewrite }) });
  return <TextInput {...inputProps(state)} {...state.input} inputMode={keys} />;
}

interface LinesProps<Values extends FieldValues, Output> extends FieldPlace<Values, Output> {
  rows: number;
}

/** Several lines of text; Enter starts a new one. */
export function LinesField<Values extends FieldValues, Output>(props: LinesProps<Values, Output>) {
  const { rows, ...place } = props;
  const state = useTextField(place, { lines: 'many' });
  // The library's own component brings along what makes one grow by itself.
  return (
    <InputBase
      component="textarea"
      multiline
      {...inputProps(state)}
      {...state.input}
      rows={rows}
      __vars={{ '--input-resize': 'vertical', '--rows': String(rows) }}
    />
  );
}

/** What every field of text looks like. `note` is said of its value, under it. */
export function inputProps<Values extends FieldValues, Output>(
  state: TextFieldState<Values, Output>,
  note?: string | null,
) {
  const { spec, place, refusal, error, hasRemoved, doubted } = state;
  const { label, help, limit, required = false } = spec;
  return {
    label: label(),
    description: help || limit ? <FieldHelp help={help?.()} limit={limit} /> : undefined,
    descriptionProps: { 'data-heard': help === undefined || undefined },
    error: refusal ? <RefusalWords messages={refusal} /> : error,
    required,
    dir: 'auto',
    autoComplete: 'off',
    size: 'md',
    classNames: {
      root: classes.field,
      input: classes.input,
      ...(limit !== undefined && {
        description: classes.besideCount,
        error: classes.besideCount,
      }),
    },
    inputContainer: (input: React.ReactNode) => (
      <>
        {input}
        <TextFoot
          place={place}
          limit={limit}
          note={hasRemoved ? m.forms_removed() : (doubted ?? note)}
          doubtful={doubted !== null}
          wrong={Boolean(refusal ?? error)}
        />
      </>
    ),
  };
}
