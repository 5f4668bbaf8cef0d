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
          <button type="button" onClick={() => form.reset({ name: 'Otro más', code: '' })}>
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
    await userEvent.fill(name, 'café 🧾 1');
    await expect.element(count('8/10')).toBeVisible();
    await expect.element(count('8/10')).not.toHaveAttribute('data-over');
    await userEvent.type(name, '234');
    await expect.element(count('11/10')).toHaveAttribute('data-over');
  });

  it('is no noise before the limit is near, and moves nothing as it comes', async () => {
    await open();
    const top = () => code.element().getBoundingClientRect().top;
    const before = top();
    await userEvent.fill(name, '1234567');
    await expect.element(page.getByText('/10')).not.toBeInTheDocument();
    await userEvent.type(name, '8');
    await expect.element(count('8/10')).toBeVisible();
    expect(top()).toBe(before);
  });

  it('counts what was put there without a key', async () => {
    await open();
    await userEvent.click(page.getByRole('button', { name: 'Restaurar' }));
    await expect.element(name).toHaveValue('Otro más');
    await expect.element(count('8/10')).toBeVisible();
  });
});

it('a help stands below its field, whose input is level with that of one without', async () => {
  const rules = {
    a: { label: () => 'Con', help: () => 'Para qué es.' },
    b: { label: () => 'Sin' },
  };
  const Form = () => {
    const { control } = useForm({ defaultValues: { a: '', b: '' } });
    return (
      <FormScope value={{ specs: rules, refusals: new Map() }}>
        <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', alignItems: 'start' }}>
          <TextField control={control} name="a" />
          <TextField control={control} name="b" />
        </div>
      </FormScope>
    );
  };
  await render(
    <MantineProvider>
      <Form />
    </MantineProvider>,
  );
  const place = (label: string) =>
    page.getByRole('textbox', { name: label }).element().getBoundingClientRect();
  expect(place('Con').top).toBe(place('Sin').top);
  const help = page.getByText('Para qué es.').element().getBoundingClientRect();
  expect(help.top).toBeGreaterThanOrEqual(place('Con').bottom);
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
