import { MantineProvider } from '@mantine/core';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { ParsedField, type Parsed } from './parsed-field';

const parse = (typed: string): Parsed<string> =>
  /^\d*\.?$/.test(typed) ? { value: typed.replace('.', '') } : { problem: 'Only digits' };

/** What is handed on is in use once "Arrive" is pressed, as an address follows later. */
function Late({ eager = false }) {
  const [value, setValue] = useState('45');
  const [coming, setComing] = useState('45');
  const [handedOn, setHandedOn] = useState(0);
  return (
    <MantineProvider>
      <ParsedField
        label="Amount"
        value={value}
        format={String}
        parse={parse}
        onChange={(typed) => {
          setComing(typed);
          setHandedOn(handedOn + 1);
        }}
        eager={eager}
      />
      <output>Coming: {coming}</output>
      <output>Handed on: {handedOn}</output>
      {/* By pointer alone, so that the field keeps the focus. */}
      <button
        type="button"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setValue(coming)}
      >
        Arrive
      </button>
      <button
        type="button"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setValue('7')}
      >
        Clear
      </button>
    </MantineProvider>
  );
}

const amount = page.getByRole('textbox', { name: 'Amount' });
const press = (name: string) => userEvent.click(page.getByRole('button', { name }));
const typeAndEnter = async (text: string) => {
  await userEvent.fill(amount, text);
  await userEvent.keyboard('{Enter}');
};

it('keeps what is typed before the text handed on is in use', async () => {
  await render(<Late />);
  await typeAndEnter('400');
  await expect.element(page.getByText('Coming: 400')).toBeVisible();
  await userEvent.fill(amount, '0');
  await press('Arrive');
  await expect.element(amount).toHaveValue('0');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Coming: 0')).toBeVisible();
  await press('Arrive');
  await expect.element(amount).toHaveValue('0');
});

it('keeps what cannot be read, with its reason, when what was handed on before comes', async () => {
  await render(<Late />);
  await typeAndEnter('400');
  await typeAndEnter('abc');
  await press('Arrive');
  await expect.element(amount).toHaveValue('abc');
  await expect.element(page.getByText('Only digits')).toBeVisible();
});

it('keeps what is typed on also where it reads the same so far', async () => {
  await render(<Late />);
  await typeAndEnter('12');
  await userEvent.keyboard('.');
  await press('Arrive');
  await expect.element(amount).toHaveValue('12.');
});

it('hands nothing on twice', async () => {
  await render(<Late />);
  await typeAndEnter('400');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByText('Handed on: 1')).toBeVisible();
  await press('Arrive');
  await expect.element(amount).toHaveValue('400');
});

it('takes what was in use for a change while another is on its way', async () => {
  await render(<Late />);
  await typeAndEnter('400');
  await typeAndEnter('45');
  await expect.element(page.getByText('Coming: 45')).toBeVisible();
});

it('keeps what is typed on at once into a field that takes every key', async () => {
  await render(<Late eager />);
  await userEvent.fill(amount, '400');
  await expect.element(page.getByText('Coming: 400')).toBeVisible();
  await userEvent.fill(amount, 'abc');
  await press('Arrive');
  await expect.element(amount).toHaveValue('abc');
  await expect.element(page.getByText('Only digits')).toBeVisible();
  await press('Clear');
  await expect.element(amount).toHaveValue('7');
});

it('starts over with a value that changes elsewhere', async () => {
  await render(<Late />);
  await typeAndEnter('400');
  await userEvent.fill(amount, '0');
  await press('Clear');
  await expect.element(amount).toHaveValue('7');
});
