import { MantineProvider } from '@mantine/core';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { Picker } from '@/ui/form/picker';
import type { PickerWithStart } from '@/ui/form/picker-props';
import { lazyPicker } from './lazy-picker';

const options = ['El Salvador', 'Guatemala', 'Honduras'].map((label) => ({ value: label, label }));
const countries = (typed: string) =>
  options.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()));

let arrive: (picker: PickerWithStart) => void = () => undefined;
const LatePicker = lazyPicker(() => new Promise((resolve) => (arrive = resolve)));

function Country({ label, initial = '' }: { label: string; initial?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <LatePicker
      name={label}
      label={label}
      chosen={options.find((option) => option.value === value) ?? null}
      find={countries}
      note={() => null}
      onChoose={setValue}
      onBlur={() => undefined}
    />
  );
}

it('what is done in the fields before their lists are there goes on in them', async () => {
  await render(
    <MantineProvider>
      <Country label="Por" initial="Honduras" />
      <Country label="De" />
      <Country label="Hacia" />
    </MantineProvider>,
  );
  const early = (name: string) => page.getByRole('textbox', { name });
  await userEvent.clear(early('Por'));
  await userEvent.click(early('De'));
  await userEvent.keyboard('nicaragua');
  await userEvent.tab();
  await userEvent.keyboard('gua{Enter}');
  await expect.element(early('Hacia')).toHaveValue('gua');
  arrive(Picker);
  const picker = page.getByRole('combobox', { name: 'Hacia' });
  await expect.element(picker).toHaveFocus();
  await expect.element(page.getByText(/nicaragua/)).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'Por' })).toHaveValue('');
  await userEvent.keyboard('te');
  await expect.element(picker).toHaveValue('guate');
  await expect.element(page.getByRole('option')).toHaveTextContent('Guatemala');
  await userEvent.keyboard('{Enter}');
  await expect.element(picker).toHaveValue('Guatemala');
});
