import { MantineProvider } from '@mantine/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { setLocale } from '@/text/locale';
import { standardLayout, type ListColumns } from '@/ui/table/list-layout';
import { ColumnChooser } from './column-chooser';
import { rememberLayout, useListLayout } from './own-layouts';

const list: ListColumns = {
  list: 'chooser-test',
  columns: [{ id: 'name', fixed: true }, { id: 'lot' }, { id: 'count' }, { id: 'price' }],
};
const names: Record<string, string> = {
  name: 'Nombre',
  lot: 'Lote',
  count: 'Cantidad',
  price: 'Precio',
};

function Screen() {
  const layout = useListLayout(list, {});
  return (
    <MantineProvider>
      <p data-layout>{`${layout.columns.join(' ')} ${layout.density}`}</p>
      <ColumnChooser
        list={list}
        layout={layout}
        nameOf={(id) => names[id] ?? id}
        onLayout={(chosen) => rememberLayout(list, chosen)}
      />
    </MantineProvider>
  );
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const check = (name: string) => page.getByRole('checkbox', { name, exact: true });
const told = () => document.querySelector('[data-layout]')?.textContent;
const stored = () => localStorage.getItem('trastienda.layouts') ?? '';

beforeEach(async () => {
  rememberLayout(list, standardLayout(list));
  await render(<Screen />);
});
afterEach(() => setLocale('es'));

describe('the choice of columns', () => {
  it('hides and shows a column, and never the one a row is about', async () => {
    await userEvent.click(check('Lote'));
    expect(told()).toBe('name count price comfortable');
    await userEvent.click(check('Lote'));
    expect(told()).toBe('name lot count price comfortable');
    await expect.element(check('Nombre')).toBeDisabled();
  });

  it('moves a column by keyboard and keeps the focus on it', async () => {
    button('Bajar Lote').element().focus();
    await userEvent.keyboard('{Enter}');
    expect(told()).toBe('name count lot price comfortable');
    await expect.element(button('Bajar Lote')).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    expect(told()).toBe('name count price lot comfortable');
    await expect.element(button('Bajar Lote')).toHaveFocus();
    await expect.element(button('Bajar Lote')).toHaveAttribute('aria-disabled', 'true');
  });

  it('cannot be moved before the fixed one', async () => {
    await userEvent.click(button('Subir Lote'), { force: true });
    expect(told()).toBe('name lot count price comfortable');
  });

  it('moves a column by mouse', async () => {
    const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await userEvent.dragAndDrop(row('Precio'), row('Lote'));
    await expect.poll(told).toBe('name price lot count comfortable');
  });

  it('is remembered without data, and forgotten when it is reset', async () => {
    await userEvent.click(page.getByRole('radio', { name: 'Compacta' }));
    await userEvent.click(check('Precio'));
    expect(told()).toBe('name lot count compact');
    expect(JSON.parse(stored())).toEqual({
      version: 1,
      lists: { 'chooser-test': { columns: ['name', 'lot', 'count'], density: 'compact' } },
    });
    await userEvent.click(button('Restablecer'));
    expect(told()).toBe('name lot count price comfortable');
    expect(stored()).not.toContain('chooser-test');
  });
});
