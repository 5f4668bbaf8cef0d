import { MantineProvider } from '@mantine/core';
import { useState, type RefObject } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { Picker } from './picker';

const options = ['El Salvador', 'Guatemala', 'Honduras'].map((label) => ({ value: label, label }));
const onSubmit = vi.fn<() => void>();
const left: RefObject<string | null> = { current: null };

function Screen({ initial = '' }: { initial?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <MantineProvider>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Picker
          name="country"
          label="País"
          chosen={options.find((option) => option.value === value) ?? null}
          find={(typed) =>
            options.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()))
          }
          note={() => null}
          onChoose={setValue}
          onBlur={() => undefined}
          leftRef={left}
        />
        <button type="button" onClick={() => setValue('Guatemala')}>
          Elegir aparte
        </button>
        <button type="submit">Enviar</button>
      </form>
    </MantineProvider>
  );
}

const field = page.getByRole('combobox', { name: 'País' });

describe('Enter in a picker', () => {
  it('takes the best match the moment it was typed, and never sends the form', async () => {
    await render(<Screen />);
    await field.click();
    const input = document.querySelector('input');
    // Both in one task, as a scanner types: the options have had no time to appear.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'guate');
    input?.dispatchEvent(new InputEvent('input', { bubbles: true }));
    const enter = new KeyboardEvent('keydown', {
      key: 'Enter',
      code: 'Enter',
      bubbles: true,
      cancelable: true,
    });
    input?.dispatchEvent(enter);
    expect(enter.defaultPrevented).toBe(true);
    await expect.element(field).toHaveValue('Guatemala');
  });

  it('with nothing that matches chooses nothing, and does not send the form either', async () => {
    await render(<Screen initial="Honduras" />);
    await field.fill('zzz');
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect.element(field).toHaveValue('Honduras');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('closes a list in which nothing is marked, and only then is the form’s', async () => {
    await render(<Screen initial="Honduras" />);
    await field.click();
    await expect.element(page.getByRole('option', { name: 'Honduras' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('option', { name: 'Honduras' })).not.toBeInTheDocument();
    await expect.element(field).toHaveValue('Honduras');
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('after the text was cleared does not choose what happens to stand first', async () => {
    await render(<Screen initial="Honduras" />);
    await field.fill('');
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect.element(field).toHaveValue('');
  });
});

describe('a picker that is left with a text nobody chose', () => {
  it.each([
    ['zzz', '«zzz» no está en la lista.'],
    ['guate', '«guate» no se eligió de la lista.'],
  ])('%s: keeps what is chosen, and says so until somebody types again', async (typed, said) => {
    await render(<Screen initial="Honduras" />);
    await field.fill(typed);
    await userEvent.tab();
    await expect.element(field).toHaveValue('Honduras');
    await expect.element(field).toHaveAccessibleDescription(said);
    await field.fill('Guatemala');
    await expect.element(page.getByText(said)).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveValue('Guatemala');
    await userEvent.tab();
    await expect.element(field).toHaveAccessibleDescription('');
  });

  it('tells of the text, and says no more of it once something was chosen for it elsewhere', async () => {
    await render(<Screen initial="Honduras" />);
    await field.fill('Guate');
    await userEvent.tab();
    expect(left.current).toBe('Guate');
    await userEvent.click(page.getByRole('button', { name: 'Elegir aparte' }));
    await expect.element(field).toHaveValue('Guatemala');
    await expect.element(field).toHaveAccessibleDescription('');
    expect(left.current).toBe('');
  });

  it('keeps the text when Escape closes the list', async () => {
    await render(<Screen initial="Honduras" />);
    await field.fill('zzz');
    await userEvent.keyboard('{Escape}');
    await expect.element(field).toHaveValue('zzz');
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  });

  it('says nothing where Escape gave the text up', async () => {
    await render(<Screen initial="Honduras" />);
    await field.fill('zzz');
    await userEvent.keyboard('{Escape}{Escape}');
    await userEvent.tab();
    await expect.element(field).toHaveValue('Honduras');
    await expect.element(field).toHaveAccessibleDescription('');
  });
});
