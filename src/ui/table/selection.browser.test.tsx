import { MantineProvider } from '@mantine/core';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { setLocale } from '@/text/locale';
import { columnsOf, type Column } from './column';
import { DataTable } from './data-table';
import { useListSelection } from './list-selection';
import { useRowAnchor } from './roving-rows';
import { SelectionBar } from './selection-bar';
import { nextSort, sortOf, useOrderedRows } from './sort';

interface Fruit {
  id: string;
  name: string;
  count: number | null;
}

function NameCell({ row }: { row: Fruit }) {
  return (
    <button type="button" {...useRowAnchor(row.id)}>
      {row.name}
    </button>
  );
}

const looks: Record<string, Column<Fruit>> = {
  name: {
    label: () => 'Name',
    width: null,
    narrow: 'lead',
    cell: (row) => <NameCell row={row} />,
  },
  count: {
    label: () => 'Count',
    width: { wide: 90, medium: 80 },
    narrow: 'aside',
    sort: ({ count }) => count,
    cell: ({ count }) => count ?? 'none was counted before noon',
  },
};
const columns = columnsOf(looks, ['name', 'count']);
const rowId = ({ id }: Fruit) => id;
const nameOf = ({ name }: Fruit) => name;

const pages: Record<number, Fruit[]> = {
  1: [
    { id: 'a', name: 'Anona', count: 3 },
    { id: 'g', name: 'Guayaba', count: null },
    { id: 'j', name: 'Jocote', count: 12 },
    { id: 'm', name: 'Mango', count: 7 },
  ],
  2: [{ id: 'n', name: 'Nance', count: 1 }],
};

function Screen() {
  const [shown, setShown] = useState({ page: 1, scope: 'all', copy: 0 });
  const [done, setDone] = useState<number | null>(null);
  const [sort, setSort] = useState<string | undefined>();
  const [rows, setRows] = useState(pages[1] ?? []);
  const selection = useListSelection(shown.scope, rowId);
  const order = sortOf(sort);
  const ordered = useOrderedRows(rows, looks, order);
  const turn = (number: number) => {
    setShown({ ...shown, page: number });
    setRows(pages[number] ?? []);
  };
  return (
    <MantineProvider>
      <button type="button" onClick={() => turn(1)}>
        page 1
      </button>
      <button type="button" onClick={() => turn(2)}>
        page 2
      </button>
      <button type="button" onClick={() => setRows(rows.map((row) => ({ ...row })))}>
        read again
      </button>
      <button type="button" onClick={() => setShown({ ...shown, scope: 'other' })}>
        other filter
      </button>
      <main>
        <DataTable
          columns={columns}
          rows={ordered}
          rowId={rowId}
          caption="Fruit"
          busy={false}
          sort={order}
          onSort={(id) => setSort(nextSort(order, id))}
          selecting={{ selection, page: shown.page, nameOf }}
        />
        <SelectionBar
          selection={selection}
          total={5}
          onSelectAll={() => setDone(1)}
          selectingAll={done === null ? null : { done, onCancel: () => setDone(null) }}
        >
          {(chosen) => <output>{chosen.map(({ name }) => name).join(' ')}</output>}
        </SelectionBar>
      </main>
    </MantineProvider>
  );
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const check = (name: string) => page.getByRole('checkbox', { name, exact: true });
const bar = page.getByRole('region', { name: 'Selección' });

beforeEach(async () => {
  await page.viewport(1280, 800);
  await render(<Screen />);
});
afterEach(() => setLocale('es'));

describe('choosing rows with the mouse', () => {
  it('moves nothing under the hand: only the keyboard makes a cut text whole', async () => {
    await page.viewport(1440, 800);
    const box = check('Elegir Guayaba');
    const row = box.element().closest('tr');
    const height = () => row?.getBoundingClientRect().height;
    const before = height();
    await box.click();
    await expect.element(box).toHaveFocus();
    expect(height()).toBe(before);
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    await expect.poll(height).toBeGreaterThan(before ?? 0);
  });

  it('counts rows and pages, over paging and reading again', async () => {
    await userEvent.click(check('Elegir Anona'));
    await userEvent.click(button('page 2'));
    await userEvent.click(check('Elegir Nance'));
    await expect.element(bar).toHaveTextContent('2 filas elegidas en 2 páginas');
    await userEvent.click(button('page 1'));
    await userEvent.click(button('read again'));
    await expect.element(check('Elegir Anona')).toBeChecked();
    await expect.element(bar).toHaveTextContent('Anona Nance');
  });

  it('takes a range with Shift', async () => {
    await userEvent.click(check('Elegir Anona'));
    await userEvent.click(check('Elegir Jocote'), { modifiers: ['Shift'] });
    await expect.element(bar).toHaveTextContent('Anona Guayaba Jocote');
  });

  it.each([1440, 1024, 360])('takes a press beside the box, at %i px', async (width) => {
    await page.viewport(width, 800);
    const corner = (name: string, modifiers?: ['Shift']) => {
      const cell = check(`Elegir ${name}`).element().closest('td');
      if (!cell) throw new Error('The check stands in no cell');
      const position = { x: cell.offsetWidth - 2, y: 2 };
      return userEvent.click(cell, { position, ...(modifiers && { modifiers }) });
    };
    await corner('Anona');
    await expect.element(bar).toHaveTextContent('1 fila elegida');
    await corner('Jocote', ['Shift']);
    await expect.element(bar).toHaveTextContent('3 filas elegidas');
    expect(getSelection()?.toString()).toBe('');
    await corner('Guayaba');
    await expect.element(check('Elegir Guayaba')).not.toBeChecked();
    await expect.element(bar).toHaveTextContent('2 filas elegidas');
  });

  it('takes the page and tells a part of it', async () => {
    const all = check('Elegir las filas de esta página');
    await userEvent.click(check('Elegir Mango'));
    await expect.element(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect.element(bar).toHaveTextContent('4 filas elegidas en 1 página');
    await userEvent.click(all);
    await expect.element(bar).not.toBeInTheDocument();
  });

  it('starts over with another filter', async () => {
    await userEvent.click(check('Elegir Anona'));
    await userEvent.click(button('other filter'));
    await expect.element(bar).not.toBeInTheDocument();
    await expect.element(check('Elegir Anona')).not.toBeChecked();
  });
});

describe('choosing rows by keyboard', () => {
  it('is Space on the row, and Shift and Space up to it', async () => {
    button('Anona').element().focus();
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    await expect.element(button('Jocote')).toHaveFocus();
    await expect.element(bar).toHaveTextContent('Anona Guayaba Jocote');
    await userEvent.keyboard('{ArrowUp} ');
    await expect.element(bar).toHaveTextContent('Anona Jocote');
  });

  it('is no further stop of the Tab key in the rows', async () => {
    check('Elegir las filas de esta página').element().focus();
    await userEvent.keyboard('{Tab}');
    await expect.element(button('Count')).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(button('Anona')).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(button('Guayaba')).not.toHaveFocus();
  });

  it('walks by screens with the page keys and stops at both ends', async () => {
    button('Anona').element().focus();
    await userEvent.keyboard('{PageDown}');
    await expect.element(button('Mango')).toHaveFocus();
    await userEvent.keyboard('{PageUp}');
    await expect.element(button('Anona')).toHaveFocus();
  });
});

describe('M299: the focus outlives what was pressed', () => {
  it('goes to the row of the list once nothing is chosen', async () => {
    button('Anona').element().focus();
    await userEvent.keyboard('{ArrowDown} ');
    button('Quitar la selección').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(bar).not.toBeInTheDocument();
    await expect.element(button('Guayaba')).toHaveFocus();
  });

  it('goes to the way back while all are chosen, and stays in the bar after it', async () => {
    await userEvent.click(check('Elegir Anona'));
    button('Elegir las 5 filas de este filtro').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: /1 de 5/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(bar).toHaveFocus();
  });
});

describe('M185: the order of the page', () => {
  const names = () =>
    page
      .getByRole('row')
      .elements()
      .slice(1)
      .map((row) => row.querySelector('button')?.textContent);

  it('goes up, down and back, with what is not known last', async () => {
    const head = page.getByRole('columnheader', { name: 'Count' });
    await userEvent.click(button('Count'));
    await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
    expect(names()).toEqual(['Anona', 'Mango', 'Jocote', 'Guayaba']);
    await userEvent.click(button('Count'));
    await expect.element(head).toHaveAttribute('aria-sort', 'descending');
    expect(names()).toEqual(['Jocote', 'Mango', 'Anona', 'Guayaba']);
    await userEvent.click(button('Count'));
    await expect.element(head).not.toHaveAttribute('aria-sort');
    expect(names()).toEqual(['Anona', 'Guayaba', 'Jocote', 'Mango']);
  });

  it('is the order in which a range is taken', async () => {
    await userEvent.click(button('Count'));
    await userEvent.click(check('Elegir Anona'));
    await userEvent.click(check('Elegir Mango'), { modifiers: ['Shift'] });
    await expect.element(bar).toHaveTextContent('Anona Mango');
  });
});
