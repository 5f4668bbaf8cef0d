import { zodResolver } from '@hookform/resolvers/zod';
import { MantineProvider } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { CodeField } from './code-field';
import { FormScope, type FieldSpec, type Refusal } from './form-scope';
import { optionalLine, requiredCode } from './text-rules';
import { TextField } from './text-field';

const schema = z.object({ name: optionalLine(10), code: requiredCode(6) });
const specs: Record<string, FieldSpec> = {
  name: { label: () => 'Nombre', limit: 10 },
  code: { label: () => 'Código', limit: 6 },
};

async function open(refusals: ReadonlyMap<string, Refusal> = new Map()) {
  const Form = () => {
    const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
      resolver: zodResolver(schema),
      defaultValues: { name: '', code: '' },
    });
    return (
      <FormScope value={{ specs, refusals }}>
        <form noValidate onSubmit={(event) => void form.handleSubmit(() => undefined)(event)}>
          <TextField control={form.control} name="name" />
          <CodeField control={form.control} name="code" />
          <button type="button" onClick={() => form.reset({ name: 'Otro', code: '' })}>
            Restaurar
          </button>
        </form>
      </FormScope>
    );
  };
  await render(
    <MantineProvider>
      <Form />
    </MantineProvider>,
  );
}

const name = page.getByRole('textbox', { name: 'Nombre' });
const code = page.getByRole('textbox', { name: 'Código' });
const count = (text: string) => page.getByText(text, { exact: true });

describe('M57: the counter of a field', () => {
  it('counts a character outside the basic plane once, and says when there are too many', async () => {
    await open();
    await expect.element(count('0/10')).toBeVisible();
    await userEvent.fill(name, 'café 🧾');
    await expect.element(count('6/10')).toBeVisible();
    await expect.element(count('6/10')).not.toHaveAttribute('data-over');
    await userEvent.type(name, '12345');
    await expect.element(count('11/10')).toHaveAttribute('data-over');
  });

  it('counts what was put there without a key', async () => {
    await open();
    await userEvent.click(page.getByRole('button', { name: 'Restaurar' }));
    await expect.element(name).toHaveValue('Otro');
    await expect.element(count('4/10')).toBeVisible();
  });
});

describe('a field that holds its own text', () => {
  it('leaves the caret where somebody types in the middle', async () => {
    await open();
    await userEvent.type(code, 'ac{ArrowLeft}b{ArrowRight}d');
    await expect.element(code).toHaveValue('ABCD');
  });

  it('tells what the service said of a value only while it holds that value', async () => {
    const messages = [{ text: 'The name has already been taken.', original: true }];
    await open(new Map([['name', { value: 'Ana', messages }]]));
    const said = page.getByText('The name has already been taken.');
    await userEvent.type(name, 'Ana');
    await expect.element(said).toBeVisible();
    await expect.element(name).toHaveAccessibleDescription(/has already been taken/);
    await userEvent.type(name, 'b');
    await expect.element(said).not.toBeInTheDocument();
    await userEvent.type(name, '{Backspace}');
    await expect.element(said).toBeVisible();
  });
});
