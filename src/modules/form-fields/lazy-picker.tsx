import '@mantine/core/styles/Input.css';
import { TextInput } from '@mantine/core';
import { Suspense } from 'react';
import { laterComponent } from '../later-part/later-component';
import type { PickerProps } from '@/ui/form/picker-props';

const Picker = laterComponent(async () => (await import('@/ui/form/picker')).Picker);

/** The picker, loaded after the form it stands in: lists that open cost more than all of a form's other fields. */
export function LazyPicker(props: PickerProps) {
  const { label, description, error, required = false, chosen, placeholder = '' } = props;
  const shown = chosen?.label ?? '';
  const standIn = (
    <TextInput {...{ label, description, error, required, placeholder }} value={shown} disabled />
  );
  return (
    <Suspense fallback={standIn}>
      <Picker {...props} />
    </Suspense>
  );
}
