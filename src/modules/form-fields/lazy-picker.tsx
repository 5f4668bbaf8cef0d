import '@mantine/core/styles/Input.css';
import { TextInput } from '@mantine/core';
import { Suspense, useState } from 'react';
import { laterComponent } from '../later-part/later-component';
import classes from '@/ui/form/input.module.css';
import type { BegunChoice, PickerProps, PickerWithStart } from '@/ui/form/picker-props';

/**
 * The picker, loaded after the form it stands in: lists that open cost more than all of a form's other fields. What is typed before
 * it is there, it takes over.
 */
export const LazyPicker = lazyPicker(async () => (await import('@/ui/form/picker')).Picker);

export function lazyPicker(load: () => Promise<PickerWithStart>) {
  const Picker = laterComponent(load);
  return function PatientPicker(props: PickerProps) {
    const { label, description, error, required, disabled, chosen, placeholder = '' } = props;
    const [begun, setBegun] = useState<BegunChoice>({ typed: null, hasFocus: false });
    const standIn = (
      <TextInput
        {...{ label, description, error, required, disabled, placeholder }}
        size="md"
        dir="auto"
        spellCheck={false}
        classNames={{ root: classes.field, input: classes.input }}
        value={begun.typed ?? chosen?.label ?? ''}
        onChange={({ currentTarget: { value } }) => setBegun({ typed: value, hasFocus: true })}
        onFocus={() => setBegun((before) => ({ ...before, hasFocus: true }))}
        onBlur={() => {
          setBegun((before) => ({ ...before, hasFocus: false }));
          if (begun.typed?.trim() === '') props.onChoose('');
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
    );
    return (
      <Suspense fallback={standIn}>
        <Picker {...props} begun={begun} />
      </Suspense>
    );
  };
}
