import '@mantine/core/styles/baseline.css';
import { MantineProvider } from '@mantine/core';
import type { CSSProperties } from 'react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import type { Employee } from '@/api/employees/schemas';
import { columnsOf } from '@/ui/table/column';
import { DataTable } from '@/ui/table/data-table';
import { Document } from './employee-words';
import { PrivateValues, ShowButton } from './private-value';

const employee: Employee = {
  id: 'e-1',
  firstName: null,
  lastName: null,
  documentType: 'Documento de identificación muy largo '.repeat(8).trim(),
  documentNumber: '00000001-0',
  taxNumber: null,
  email: null,
  phone: null,
  type: null,
  jobTitle: null,
  hireDate: null,
  salary: null,
  isActive: null,
};

const columns = columnsOf<Employee>(
  {
    name: {
      label: () => 'Nombre',
      width: null,
      narrow: 'lead',
      cell: ({ id }) => <ShowButton of={id} name="Ana" />,
    },
    document: {
      label: () => 'Documento',
      width: { wide: 168, medium: 132 },
      narrow: 'hidden',
      cell: (row) => <Document employee={row} />,
    },
  },
  ['name', 'document'],
);
const short = ['e-1', 'e-2', 'e-3'].map((id) => ({ ...employee, id, documentType: 'DUI' }));
const rowId = ({ id }: Employee) => id;

beforeAll(() => page.viewport(1440, 800));
afterAll(() => page.viewport(1024, 700));

/** How far something reaches beyond the cell it stands in. */
function beyondCell(found: Element): number {
  const cell = found.closest('td');
  if (cell === null) throw new Error('It stands in no cell.');
  return found.getBoundingClientRect().right - cell.getBoundingClientRect().right;
}

it('M205: a long kind of document is cut, and its number stays in sight, covered or not', async () => {
  await render(
    <MantineProvider>
      <PrivateValues place="1">
        <DataTable columns={columns} rows={[employee]} rowId={rowId} busy={false} caption="Todos" />
      </PrivateValues>
    </MantineProvider>,
  );
  const mask = page.getByText('••••••');
  await expect.element(mask).toBeVisible();
  expect(beyondCell(mask.element())).toBeLessThanOrEqual(0);
  const heard = page.getByText('oculto', { exact: true });
  expect(beyondCell(heard.element())).toBeLessThanOrEqual(0);
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth - clientWidth).toBe(0);
  await userEvent.click(page.getByRole('button', { name: /Mostrar/ }));
  const number = page.getByText('00000001-0');
  await expect.element(number).toBeVisible();
  expect(beyondCell(number.element())).toBeLessThanOrEqual(0);
});

it('M205: who was shown at one place of the list is covered for good at another', async () => {
  const at = (place: string) => (
    <MantineProvider>
      <PrivateValues place={place}>
        <DataTable columns={columns} rows={[employee]} rowId={rowId} busy={false} caption={place} />
      </PrivateValues>
    </MantineProvider>
  );
  const { rerender } = await render(at('1'));
  const number = page.getByText('00000001-0');
  await userEvent.click(page.getByRole('button', { name: /Mostrar/ }));
  await expect.element(number).toBeVisible();
  for (const place of ['2', '1']) {
    await rerender(at(place));
    await expect.element(page.getByRole('table', { name: place })).toBeVisible();
    // At once: waiting for it would be waiting for the time to be over.
    expect(number.elements()).toHaveLength(0);
  }
});

it('keeps the height of a row the keyboard is in, and of one that is shown', async () => {
  const onDesk: CSSProperties & Record<`--${string}`, string> = {
    '--touch': '32px',
    '--hairline': 'gray',
  };
  await render(
    <MantineProvider>
      <PrivateValues place="1">
        <div style={onDesk}>
          <DataTable columns={columns} rows={short} rowId={rowId} busy={false} caption="Todos" />
        </div>
      </PrivateValues>
    </MantineProvider>,
  );
  const show = page.getByRole('button', { name: /Mostrar/ }).nth(1);
  await expect.element(show).toBeVisible();
  const heights = () =>
    page
      .getByRole('row')
      .elements()
      .map((row) => row.getBoundingClientRect().height);
  const resting = heights();
  await userEvent.tab();
  await userEvent.tab();
  expect(show.element()).toBe(document.activeElement);
  expect(heights()).toEqual(resting);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('00000001-0')).toBeVisible();
  expect(heights()).toEqual(resting);
});
