import { MantineProvider } from '@mantine/core';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { CutText } from '../layout/cut-text';
import { columnsOf, type Column } from './column';
import { DataTable, type TableGroup } from './data-table';
import { useRowAnchor } from './roving-rows';

interface Fruit {
  id: string;
  name: string;
  count: number;
  seller?: string;
}

function NameCell({ row }: { row: Fruit }) {
  const anchor = useRowAnchor(row.id);
  return (
    <button type="button" style={{ maxWidth: '100%' }} {...anchor}>
      <CutText>{row.name}</CutText>
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
    align: 'end',
    narrow: 'aside',
    sort: ({ count }) => count,
    cell: ({ count, seller }) => (
      <>
        {count} {seller ? <button type="button">{seller}</button> : null}
      </>
    ),
  },
};
const columns = columnsOf(looks, ['name', 'count']);

const fruit: Fruit[] = [
  { id: 'a', name: 'Anona', count: 3 },
  { id: 'j', name: 'Jocote', count: 12 },
  { id: 'n', name: 'Nance', count: 7 },
];

const rowId = ({ id }: Fruit) => id;

interface Props {
  rows?: Fruit[];
  busy?: boolean;
  skeletonRows?: number;
  groups?: readonly TableGroup[];
}

function FruitTable({ rows = fruit, busy = false, skeletonRows, groups }: Props) {
  const shown = { columns, rows, rowId, busy, skeletonRows, groups };
  return <DataTable {...shown} caption="Fruit" />;
}

const show = (props: Props = {}) =>
  render(
    <MantineProvider>
      <button type="button">before</button>
      <FruitTable {...props} />
      <button type="button">after</button>
    </MantineProvider>,
  );

const button = (name: string) => page.getByRole('button', { name });

describe('a list by keyboard', () => {
  it('is one stop of the Tab key', async () => {
    await show();
    button('before').element().focus();
    await userEvent.keyboard('{Tab}');
    await expect.element(button('Anona')).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(button('after')).toHaveFocus();
  });

  it('walks its rows with arrows, Home and End, and stops at both ends', async () => {
    await show();
    button('Anona').element().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(button('Jocote')).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowDown}');
    await expect.element(button('Nance')).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowUp}');
    await expect.element(button('Anona')).toHaveFocus();
  });

  it('walks across groups, and shows each with its rows', async () => {
    const head = (name: string) => (
      <tr>
        <th scope="rowgroup">{name}</th>
      </tr>
    );
    const groups = [
      { id: 'sour', head: head('Sour'), count: 2 },
      { id: 'sweet', head: head('Sweet'), count: 1 },
    ];
    await show({ groups });
    const inGroups = page
      .getByRole('rowgroup')
      .elements()
      .map(({ textContent }) => textContent);
    expect(inGroups.slice(1)).toEqual(['SourAnona3 Jocote12 ', 'SweetNance7 ']);
    button('Jocote').element().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(button('Nance')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect.element(button('Anona')).toHaveFocus();
  });

  it('comes back to the row that was left', async () => {
    await show();
    button('Anona').element().focus();
    await userEvent.keyboard('{ArrowDown}{Tab}');
    await expect.element(button('after')).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.element(button('Jocote')).toHaveFocus();
  });

  it('starts again at the first row when the one that was left is gone', async () => {
    const screen = await show();
    button('Nance').element().focus();
    await screen.rerender(
      <MantineProvider>
        <button type="button">before</button>
        <FruitTable rows={fruit.slice(0, 2)} />
      </MantineProvider>,
    );
    button('before').element().focus();
    await userEvent.keyboard('{Tab}');
    await expect.element(button('Anona')).toHaveFocus();
  });

  it('leaves keys with a modifier to the browser', async () => {
    await show();
    button('Anona').element().focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect.element(button('Anona')).toHaveFocus();
  });
});

describe('a list for screen readers', () => {
  it('is a table with a caption, heads and cells', async () => {
    await show();
    const table = page.getByRole('table', { name: 'Fruit' });
    await expect.element(table.getByRole('columnheader', { name: 'Count' })).toBeInTheDocument();
    await expect.element(table.getByRole('cell', { name: '12' })).toBeInTheDocument();
  });

  it('says that it is being read, and keeps its rows meanwhile', async () => {
    await show({ busy: true });
    await expect.element(page.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect.element(page.getByRole('cell', { name: '12' })).toBeInTheDocument();
  });

  it('hides the rows that only hold the place', async () => {
    await show({ rows: [], skeletonRows: 4 });
    await expect.element(page.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(page.getByRole('cell').elements()).toHaveLength(0);
  });
});

describe('a list on a phone', () => {
  it('keeps its roles, and never scrolls sideways', async () => {
    await page.viewport(360, 640);
    const long = { id: 'x', name: 'Zapote '.repeat(40), count: 1_000_000 };
    await show({ rows: [...fruit, long] });
    await expect.element(page.getByRole('cell', { name: '12' })).toBeVisible();
    await expect.element(page.getByRole('columnheader', { name: 'Count' })).toBeInTheDocument();
    const frame = page.getByRole('table').element();
    expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
    await page.viewport(1280, 800);
  });

  it('takes a press anywhere on a row, but for what else can be pressed there', async () => {
    await page.viewport(360, 640);
    await show({ rows: fruit.map((one) => ({ ...one, seller: `Puesto ${one.count}` })) });
    const count = page.getByRole('cell', { name: '12' });
    await userEvent.click(count, { position: { x: 2, y: 2 }, force: true });
    await expect.element(button('Jocote')).toHaveFocus();
    await userEvent.click(button('Puesto 12'));
    await expect.element(button('Puesto 12')).toHaveFocus();
    await page.viewport(1280, 800);
  });
});
