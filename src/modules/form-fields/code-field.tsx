import '@mantine/core/styles/Input.css';
import { TextInput } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { codeFromWords, isRecordCode, upperCase } from '@/domain/record-code';
import { cleanLine } from '@/domain/typed-text';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import classes from './form-fields.module.css';
import { inputProps } from './text-field';
import { useTextField, type FieldPlace } from './use-text-field';

/**
 * A code the service stores in upper case, which is how it is shown from the first key. What cannot stand in one is said at
 * once, with the nearest code to take instead.
 */
export function CodeField<Values extends FieldValues, Output>(place: FieldPlace<Values, Output>) {
  const state = useTextField(place, { lines: 'one', shape: upperCase, isLive: true });
  const { value, spec, input } = state;
  const typed = cleanLine(value).text;
  const isStrange = typed !== '' && !isRecordCode(typed);
  const offer = isStrange ? codeFromWords(typed, spec.limit ?? Infinity) : null;
  const props = inputProps(state);
  return (
    <div className={classes.code}>
      <TextInput
        {...props}
        {...input}
        error={isStrange ? m.forms_not_a_code() : props.error}
        spellCheck={false}
        autoCapitalize="characters"
      />
      {offer === null ? null : (
        <Button
          className={classes.offer}
          variant="default"
          size="compact-sm"
          onClick={() => state.set(offer)}
        >
          {m.forms_convert({ code: offer })}
        </Button>
      )}
    </div>
  );
}
