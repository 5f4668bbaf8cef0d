import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import type { counted } from '@/text/format';
import { columnsOf } from '@/ui/table/column';
import type { ListColumn } from './list-declaration';
import type { FootOfList, ListSums } from './list-sums';
import { Sums } from './sums';

interface Bill {
  id: string;
  total: string | null;
  paid: string;
  inDoubt?: string;
  isSure?: boolean;
}

const columns: Record<string, ListColumn<Bill>> = {
  id: { label: () => 'Documento', width: null, narrow: 'lead' },
  due: { label: () => 'Vence', width: { wide: 100, medium: 100 }, narrow: 'detail' },
  total: {
    label: () => 'Total',
    width: { wide: 120, medium: 120 },
    align: 'end',
    narrow: 'aside',
    sum: ({ total }) => total,
    inDoubt: ({ inDoubt }) => inDoubt ?? null,
  },
  paid: {
    label: () => 'Pagado',
    width: { wide: 120, medium: 0 },
    mediumUnder: 'total',
    align: 'end',
    narrow: 'hidden',
    sum: ({ paid }) => paid,
  },
};
const bills: Bill[] = [
  { id: 'a', total: '0.10', paid: '0' },
  { id: 'b', total: '0.20', paid: '0.05' },
  { id: 'c', total: null, paid: '1' },
];
const unsure: Bill = { id: 'd', total: '500', paid: '0', isSure: false };
const apart = {
  is: ({ isSure }: Bill) => isSure === false,
  words: ({ rows }: ReturnType<typeof counted>) => `${rows} sin confirmar`,
};

const cell = (): ReactNode => null;
const looks = Object.fromEntries(
  Object.entries(columns).map(([id, column]) => [id, { cell, ...column }]),
);
const shownOf = (ids: readonly string[] = Object.keys(columns)) => columnsOf(looks, ids);

interface Shown extends Partial<Pick<FootOfList<Bill>, 'found' | 'isNarrowed'>> {
  all?: readonly Bill[];
  told?: ListSums;
  ids?: readonly string[];
}

function show(rows: readonly Bill[], { all, told, ids, ...more }: Shown = {}) {
  const { length: total } = all ?? rows;
  const pagination = told ? { page: 1 } : null;
  return render(
    <table>
      <Sums
        rows={rows}
        columns={columns}
        apart={apart}
        foot={{
          listing: { pagination, sums: told },
          ordered: all ?? rows,
          found: total,
          isNarrowed: false,
          shown: shownOf(ids),
          checks: false,
          ...more,
        }}
      />
    </table>,
  );
}

const lines = () =>
  page
    .getByRole('row')
    .all()
    .map((row) => Array.from(row.element().children, (cell) => cell.textContent.trim()));

afterEach(() => page.viewport(1440, 900));

describe('the foot of a list', () => {
  it('adds up exactly, and counts an unknown amount instead of taking it for nothing', async () => {
    await show(bills);
    expect(lines()).toEqual([['Suma de todas: 3 filas', '$0.30 1 sin monto', '$1.05']]);
    await expect.element(page.getByRole('rowheader')).toHaveAttribute('colspan', '2');
  });

  it('tells what may have to be taken off, of the rows here and of all', async () => {
    const doubted: Bill[] = [
      { id: 'a', total: '80', paid: '0', inDoubt: '30' },
      { id: 'b', total: '5', paid: '0', inDoubt: '0.5' },
      { id: 'c', total: '1', paid: '0' },
    ];
    const columns = { total: { sum: '500', unknown: 0, inDoubt: '40' } };
    await show(doubted, { found: 9, told: { summed: 9, columns } });
    expect(lines()).toEqual([
      ['Suma de las 3 filas de esta página', '$86.00 $30.50 sin confirmar', '$0.00'],
      ['Suma de todas: 9 filas', '$500.00 $40.00 sin confirmar', ''],
    ]);
  });

  it('tells no sum where no amount is known', async () => {
    await show(bills.slice(2));
    expect(lines()).toEqual([['Suma de todas: 1 fila', '1 sin monto', '$1.00']]);
  });

  it('leaves out what may not be so, and says so', async () => {
    await show([...bills, unsure]);
    expect(lines()).toEqual([
      ['Suma de todas: 3 filas 1 sin confirmar', '$0.30 1 sin monto', '$1.05'],
    ]);
    await show([unsure]);
    expect(lines().at(-1)).toEqual(['1 sin confirmar']);
  });

  it('of a page is no sum of all, which stands under it where somebody knows it', async () => {
    await show(bills, { found: 9 });
    expect(lines()).toHaveLength(2);
    const told = {
      summed: 8,
      columns: { total: { sum: '1000.5', unknown: 0 }, paid: { sum: '2', unknown: 0 } },
    };
    await show(bills, { told, found: 9, isNarrowed: true });
    expect(lines().slice(-2)).toEqual([
      ['Suma de las 3 filas de esta página', '$0.30 1 sin monto', '$1.05'],
      ['Suma de todas con estos filtros: 8 filas 1 sin confirmar', '$1,000.50', '$2.00'],
    ]);
  });

  it('of rows that are all here adds up every page', async () => {
    await show(bills.slice(0, 1), { all: bills });
    expect(lines()).toEqual([
      ['Suma de 1 fila de esta página', '$0.10', '$0.00'],
      ['Suma de todas: 3 filas', '$0.30 1 sin monto', '$1.05'],
    ]);
  });

  it('follows the columns that are shown, and is not there without any', async () => {
    await show(bills, { ids: ['id', 'paid', 'due'] });
    expect(lines()).toEqual([['Suma de todas: 3 filas', '$1.05', '']]);
    const { container } = await show(bills, { ids: ['id', 'due'] });
    expect(container.querySelector('tfoot')).toBeNull();
  });

  it('names each sum on a phone, where no head does', async () => {
    await page.viewport(360, 740);
    await show(bills);
    const before = (at: number) =>
      getComputedStyle(page.getByRole('cell').nth(at).element(), '::before').content;
    expect([before(0), before(1)]).toEqual(['"Total "', '"Pagado "']);
  });
});

describe('what a group comes to', () => {
  const shown = shownOf();
  const head = (rows: readonly Bill[]) =>
    render(
      <table>
        <tbody>
          <Sums
            rows={rows}
            columns={columns}
            apart={apart}
            group={{ label: 'La Ceiba', line: null, shown, checks: false }}
          />
        </tbody>
      </table>,
    );

  it('stands in its head, and leaves out what may not be so', async () => {
    await head([...bills, unsure]);
    await expect
      .element(page.getByRole('row', { name: 'La Ceiba 1 sin confirmar $0.30 1 sin monto $1.05' }))
      .toBeVisible();
  });

  it('is nothing where none of it is sure', async () => {
    await head([unsure]);
    await expect.element(page.getByRole('row', { name: 'La Ceiba 1 sin confirmar' })).toBeVisible();
    await expect.element(page.getByText('$')).not.toBeInTheDocument();
  });
});

describe('what chosen rows come to', () => {
  const told = async (rows: readonly Bill[], by?: string) => {
    const { container } = await render(
      <Sums rows={rows} columns={columns} apart={apart} by={by} />,
    );
    return container.textContent;
  };

  it('is told by one column, with what is missing in it', async () => {
    expect(await told(bills.slice(0, 2))).toBe(', Total $0.30');
    expect(await told([...bills, unsure])).toBe(', Total $0.30, 1 sin monto, 1 sin confirmar');
    expect(await told(bills, 'paid')).toBe(', Pagado $1.05');
    expect(await told([unsure])).toBe(', 1 sin confirmar');
  });
});
