import { MantineProvider } from '@mantine/core';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { begunLine, type TypedLine } from '@/domain/purchase/line';
import { createGridStore } from './grid-store';
import { LineGrid } from './line-grid';
import { productFinder } from '@/modules/whole-list/use-product-finder';

const someLines = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...begunLine,
    sku: `S-${at + 1}`,
    name: `Producto ${at + 1}`,
    quantity: '1',
    price: '2',
  }));
const finder = productFinder([]);
const types = ['goods', 'service'];

async function open(lines: readonly TypedLine[]) {
  const hand = vi.fn<(lines: readonly TypedLine[]) => void>();
  const store = createGridStore(lines, hand);
  const onTable = vi.fn<() => void>();
  await render(
    <MantineProvider>
      <LineGrid store={store} begun={begunLine} finder={finder} types={types} onTable={onTable} />
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
  expect(hand).toHaveBeenCalledWith([{ ...begunLine, sku: 'A' }]);
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
  await userEvent.keyboard('{Control>}{End}{/Control}{Tab}');
  await expect.element(page.getByRole('button', { name: 'Después' })).toHaveFocus();
});
