import { MantineProvider } from '@mantine/core';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { begunLine, type TypedLine } from '@/domain/purchase/line';
import { testId } from '@/api/core/test-answers';
import type { Product } from '@/api/products/schemas';
import { gridOf, withText } from './grid-state';
import { createGridStore } from './grid-store';
import type { KeptLines } from './line-text';
import { LineGrid } from './line-grid';
import { refusalsOf, type LineRefusals } from './line-refusals';
import { productFinder } from '@/modules/whole-list/use-product-finder';

const someLines = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...begunLine,
    sku: `S-${at + 1}`,
    name: `Producto ${at + 1}`,
    quantity: '1',
    price: '2',
  }));
const rice: Product = {
  id: testId(7),
  name: 'Arroz precocido',
  sku: '7501',
  price: '2',
  cost: '1.5',
  taxMethod: 'is_taxed',
  compositionType: 'simple',
  productType: 'phisical',
  categoryId: null,
  measurementId: null,
  availability: 12,
  limitAvailability: null,
  taxIds: null,
};
const beans: Product = { ...rice, id: testId(8), name: 'Frijol rojo', sku: '7502', cost: '2.25' };
const catalogue = { finder: productFinder([rice, beans]), isRead: true };
const types = ['goods', 'service'];

async function open(lines: readonly TypedLine[], refusals: LineRefusals = new Map()) {
  const hand = vi.fn<(kept: KeptLines) => void>();
  const store = createGridStore({ lines }, hand);
  const onTable = vi.fn<() => void>();
  await render(
    <MantineProvider>
      <LineGrid
        store={store}
        begun={begunLine}
        catalogue={catalogue}
        refusals={refusals}
        types={types}
        pricesHoldVat={false}
        onTable={onTable}
      />
      <button type="button">Después</button>
    </MantineProvider>,
  );
  return { store, hand, onTable };
}
const cell = (name: string) => page.getByRole('grid').getByLabelText(name, { exact: true });

it('typing in line 300 draws nothing of another line', async () => {
  await open(someLines(300));
  await cell('Código, línea 1').click();
  await userEvent.keyboard('{Control>}{End}{/Control}{ArrowUp}');
  await expect.element(cell('Código, línea 300')).toHaveFocus();
  const touched = new Set<string>();
  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      touched.add(element?.closest('tr')?.getAttribute('aria-rowindex') ?? 'none');
    }
  });
  const grid = page.getByRole('grid').element();
  observer.observe(grid, { subtree: true, childList: true, characterData: true, attributes: true });
  await userEvent.keyboard('X-1');
  await expect.element(cell('Código, línea 300')).toHaveValue('X-1');
  observer.disconnect();
  touched.delete('301');
  expect([...touched]).toEqual([]);
});

it('a key is drawn in its cell at once, and followed by the rest once it is painted', async () => {
  const { store } = await open(someLines(3));
  await cell('Código, línea 1').click();
  await userEvent.keyboard('{Tab}{Tab}{Tab}');
  const drawn: string[] = [];
  store.subscribe(() => drawn.push('cell'));
  store.shown.subscribe(() => drawn.push('rest'));
  const { done: before } = store.shown.get();
  await userEvent.keyboard('7');
  await vi.waitFor(() => expect(drawn).toEqual(['cell', 'rest']));
  expect(before).toBeNull();
  await expect.element(page.getByRole('row', { name: /^1/ })).toHaveTextContent('$14.00');
});

it('what follows from a key is there for whoever hears of the lines next, painted or not', async () => {
  const { store, hand } = await open(someLines(1));
  vi.stubGlobal('requestAnimationFrame', () => 0);
  store.type(withText(store.get(), { row: 0, column: 'price', text: '9', visit: 1 }, begunLine));
  expect(store.shown.get().sums.taxed.amount).toBe('2');
  store.flush();
  vi.unstubAllGlobals();
  expect(store.shown.get().sums.taxed.amount).toBe('9');
  expect(hand).toHaveBeenCalledWith({ lines: [{ ...someLines(1)[0], price: '9' }], gone: [] });
});

it.each([
  ['another cell', () => page.getByRole('gridcell').nth(6).click()],
  ['another part of the screen', () => page.getByRole('button', { name: 'Después' }).click()],
])('M153: a code that is left by the mouse for %s brings its product along', async (_, leave) => {
  const { store } = await open([]);
  await cell('Código, línea 1').click();
  await userEvent.keyboard('7501');
  await leave();
  await vi.waitFor(() =>
    expect(store.get().rows[0]?.line).toMatchObject({ name: 'Arroz precocido', price: '1.5' }),
  );
});

it('M153: says of a code how much there is of its product, or that it is none of the branch’s', async () => {
  await open([
    { ...begunLine, sku: '7501' },
    { ...begunLine, sku: 'X-1' },
  ]);
  await cell('Código, línea 1').click();
  await expect.element(cell('Código, línea 1')).toHaveAccessibleDescription(/Existencias: 12\./);
  await userEvent.keyboard('{ArrowDown}');
  await expect
    .element(cell('Código, línea 2'))
    .toHaveAccessibleDescription(/no está en el catálogo/);
});

it('shows what was counted by a scan, and is silent unless asked', async () => {
  const sounded = vi.fn<() => void>();
  vi.stubGlobal('AudioContext', function heard() {
    sounded();
    throw new Error('There is no speaker');
  });
  await open([]);
  await cell('Código, línea 1').click();
  await userEvent.keyboard('7501{Enter}7501{Enter}');
  await expect.element(page.getByText('Arroz precocido: 2.')).toBeVisible();
  vi.unstubAllGlobals();
  expect(sounded).not.toHaveBeenCalled();
  const sound = page.getByRole('button', { name: 'Sonido al leer un código' });
  await sound.click();
  await expect.element(sound).toHaveAttribute('aria-pressed', 'true');
  await sound.click();
});

it('M153: counts each scan of a code that no product has, from the first on', async () => {
  const { store } = await open([]);
  await cell('Código, línea 1').click();
  await userEvent.keyboard('X-1{Enter}');
  await expect.element(page.getByText('X-1: 1.')).toBeVisible();
  await userEvent.keyboard('X-1{Enter}X-1{Enter}');
  await expect.element(page.getByText('X-1: 3.')).toBeVisible();
  expect(store.get().rows.map(({ line }) => [line.sku, line.quantity])).toEqual([['X-1', '3']]);
});

it('a line without a code counts nothing by Enter in its empty code', async () => {
  const { store } = await open([{ ...begunLine, name: 'Flete' }]);
  await cell('Código, línea 1').click();
  await userEvent.keyboard('{Enter}');
  await expect.element(cell('Código, línea 2')).toHaveFocus();
  expect(store.get().rows[0]?.line.quantity).toBe('');
});

it('M41, M37: what the service said of a cell stands in its line until that cell is changed', async () => {
  const lines = someLines(2);
  const said = { 'lines.1.sku': ['Unknown.'], 'lines.1.quantity': ['Too small.'] };
  await open(lines, refusalsOf(said, gridOf(lines).rows));
  await cell('Código, línea 1').click();
  await userEvent.keyboard('{ArrowDown}');
  await expect
    .element(cell('Código, línea 2'))
    .toHaveAccessibleDescription(/Unknown\..*Too small\./);
  await userEvent.keyboard('{Tab}{Tab}{Tab}');
  const quantity = cell('Cantidad, línea 2');
  await expect.element(quantity).toHaveAttribute('aria-invalid', 'true');
  await userEvent.keyboard('4');
  await expect.element(quantity).not.toHaveAccessibleDescription(/Too small\./);
  await expect.element(quantity).toHaveAccessibleDescription(/Unknown\./);
  await expect.element(quantity).not.toHaveAttribute('aria-invalid');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(quantity).toHaveAccessibleDescription(/Too small\./);
});

it('takes a block for lines, and one cell below a gap for a text', async () => {
  const { onTable } = await open([]);
  await cell('Código, línea 1').click();
  const isTaken = (text: string) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const copied = { clipboardData, bubbles: true, cancelable: true };
    return !document.activeElement?.dispatchEvent(new ClipboardEvent('paste', copied));
  };
  expect(['\n30', '\t30'].map(isTaken)).toEqual([false, false]);
  expect(isTaken('A\tArroz')).toBe(true);
  await expect.poll(() => onTable.mock.calls).toEqual([[[['A', 'Arroz']], 'sku']]);
});

it('a wrong line says why in its row, unless it is the one that is typed in', async () => {
  await open([...someLines(1), { ...begunLine, name: 'Maíz', quantity: 'dos', price: '1' }]);
  const name = page.getByRole('row').nth(2).getByRole('gridcell').nth(1);
  await cell('Código, línea 1').click();
  await expect.element(name).toHaveTextContent(/^MaízCantidad: /);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(cell('Código, línea 2')).toHaveAccessibleDescription(/^Cantidad: /);
  await expect.element(name).toHaveTextContent(/^Maíz$/);
});

it('M153: offers a product with how much there is of it', async () => {
  await open([]);
  await cell('Código, línea 1').click();
  await userEvent.keyboard('arroz');
  await expect.element(page.getByRole('option')).toHaveTextContent('7501 · hay 12');
});

it.each([
  ['code', 'Código, línea 1', '{Tab}{Tab}{Tab}', '7502'],
  ['name', 'Descripción, línea 1', '{Tab}{Tab}', 'frijol'],
])('M153: a product picked again by its %s has its own cost', async (_, name, back, typed) => {
  const { store } = await open([]);
  await cell('Código, línea 1').click();
  await userEvent.keyboard('arroz{ArrowDown}{Enter}');
  await vi.waitFor(() => expect(store.get().rows[0]?.line.price).toBe('1.5'));
  await userEvent.keyboard(`{Shift>}${back}{/Shift}`);
  await expect.element(cell(name)).toHaveFocus();
  await userEvent.keyboard(`${typed}{ArrowDown}{Enter}`);
  await vi.waitFor(() =>
    expect(store.get().rows[0]?.line).toMatchObject({
      sku: '7502',
      name: 'Frijol rojo',
      price: '2.25',
    }),
  );
});

it('draws a part of 2,000 lines, and says how many there are', async () => {
  await open(someLines(2000));
  const grid = page.getByRole('grid');
  await expect.element(grid).toHaveAttribute('aria-rowcount', '2002');
  expect(grid.getByRole('row').all().length).toBeLessThan(80);
});

it('hands its lines over when it is left, and not at each key', async () => {
  const { hand } = await open([]);
  await cell('Código, línea 1').click();
  await userEvent.keyboard('A');
  await page.getByRole('button', { name: 'Después' }).click();
  expect(hand).toHaveBeenCalledTimes(1);
  expect(hand).toHaveBeenCalledWith({ lines: [{ ...begunLine, sku: 'A' }], gone: [] });
});

it('M151: an amount is split on request, by the keyboard alone, and taken back by one key', async () => {
  const { store } = await open([{ ...begunLine, name: 'Arroz', quantity: '2', price: '5' }]);
  await cell('Código, línea 1').click();
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Tab}r');
  await expect.element(page.getByRole('textbox', { name: 'Parte exenta' })).toHaveFocus();
  await userEvent.keyboard('3{Tab}8{Enter}');
  await expect.element(page.getByText('Las partes no caben en el monto.')).toBeVisible();
  await userEvent.keyboard('{Backspace}1,5');
  await expect.element(page.getByText('Gravado: $5.50')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  const kind = cell('Clase, línea 1');
  await expect.element(kind).toHaveFocus();
  await expect.element(kind).toHaveValue('R');
  await expect
    .element(kind)
    .toHaveAccessibleDescription(/Gravado \$5\.50 · Exento \$3\.00 · No sujeto \$1\.50/);
  expect(store.get().sums.exempt.amount).toBe('3');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(kind).toHaveValue('G');
  await userEvent.keyboard('r{Escape}');
  await expect.element(kind).toHaveValue('G');
  await expect.element(kind).toHaveFocus();
});

it('M151: a split line stays one when its code brings its product along', async () => {
  const split = { ...begunLine, quantity: '2', price: '5', kind: 'split' as const, exempt: '3' };
  const { store } = await open([split]);
  await cell('Código, línea 1').click();
  await userEvent.keyboard('7501{Tab}');
  await vi.waitFor(() => expect(store.get().rows[0]?.line.name).toBe('Arroz precocido'));
  expect(store.get().rows[0]?.line).toMatchObject({ kind: 'split', exempt: '3' });
});

it('goes by Tab, Enter and arrows, chooses by letter, takes back by Escape and Ctrl+Z', async () => {
  const { store } = await open([]);
  await cell('Código, línea 1').click();
  await userEvent.keyboard('A{Tab}Arroz{Tab}s{Tab}2{Tab}1,5{ArrowRight}e{Tab}{Enter}');
  await expect.element(cell('Código, línea 2')).toHaveFocus();
  expect(store.get().rows.map(({ line }) => line)).toEqual([
    {
      sku: 'A',
      name: 'Arroz',
      type: 'service',
      quantity: '2',
      price: '1,5',
      kind: 'exempt',
      amount: '',
    },
  ]);
  await userEvent.keyboard('{ArrowUp}B{Escape}');
  await expect.element(cell('Código, línea 1')).toHaveValue('A');
  await userEvent.keyboard('{Control>}{Delete}{/Control}');
  expect(store.get().rows).toEqual([]);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(store.get().rows).toHaveLength(1);
  await userEvent.keyboard('{Control>}{End}{/Control}{Tab}{Tab}');
  await expect.element(page.getByRole('button', { name: 'Después' })).toHaveFocus();
});

it('Escape in a cell chosen by a letter changes nothing where nothing was chosen, and else takes it back', async () => {
  const { store } = await open([]);
  await cell('Código, línea 1').click();
  await userEvent.keyboard(
    '{ArrowRight}{ArrowRight}{Escape}{ArrowRight}{ArrowRight}{ArrowRight}{Escape}',
  );
  await expect.element(cell('Clase, línea 1')).toHaveFocus();
  expect(store.get().rows).toEqual([]);
  await userEvent.keyboard('e{Escape}');
  await expect.element(cell('Clase, línea 1')).toHaveValue('G');
  expect(store.get().rows[0]?.line.kind).toBe('taxed');
});

it('what is typed after all lines went stands in one line', async () => {
  const { store } = await open(someLines(12));
  await cell('Código, línea 1').click();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  store.load({ lines: [] });
  await userEvent.click(cell('Código, línea 1'));
  await userEvent.keyboard('ABC-123');
  await expect.element(cell('Código, línea 1')).toHaveValue('ABC-123');
  expect(store.get().rows.map(({ line }) => line.sku)).toEqual(['ABC-123']);
});

it('the focus that a form leads to its lines goes to the first cell that is wrong', async () => {
  const [first = begunLine, second = begunLine] = someLines(2);
  await open([first, { ...second, price: 'x' }]);
  document.querySelector<HTMLElement>('[data-field="lines"]')?.focus();
  await expect.element(cell('Precio sin IVA, línea 2')).toHaveFocus();
});

it('M53: shows what was read of a number once its cell is left, and what was typed while it is not', async () => {
  await open([]);
  await cell('Código, línea 1').click();
  await userEvent.keyboard('A{Tab}Arroz{Tab}{Tab}0,5{Tab}1,234{Tab}');
  const row = page.getByRole('row').nth(1).getByRole('gridcell');
  await expect.element(row.nth(3)).toHaveTextContent(/^0\.5$/);
  await expect.element(row.nth(4)).toHaveTextContent(/^\$1,234\.00$/);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(cell('Precio sin IVA, línea 1')).toHaveValue('1,234');
});
