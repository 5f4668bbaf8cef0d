import '@mantine/core/styles/baseline.css';
import { MantineProvider } from '@mantine/core';
import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { setLocale } from '@/text/locale';
import { StatusFilter } from './batch-filters';

async function show() {
  const onChange = vi.fn<(status: string | null) => void>();
  await render(
    <MantineProvider>
      <StatusFilter status="expiring" days={15} onChange={onChange} />
    </MantineProvider>,
  );
  return onChange;
}

/** Each state with what is said of it, as it stands on the screen. */
const said = () =>
  page
    .getByRole('radio')
    .elements()
    .map((radio) => {
      const label = radio.closest('label');
      return [label?.textContent, label?.title];
    });

afterEach(() => setLocale('es'));

it('M187: offers exactly the states the service filters by, each with what it means', async () => {
  await show();
  expect(said()).toEqual([
    ['Todos', 'Todos los lotes de la sucursal, también los vencidos y los agotados.'],
    ['Con existencias', 'Lotes a los que les queda cantidad disponible.'],
    ['Por vencer', expect.stringContaining('15 días')],
    ['Vencidos', 'Lotes cuya fecha de vencimiento ya pasó.'],
  ]);
});

it('M187: says what each means in English', async () => {
  setLocale('en');
  await show();
  await expect.element(page.getByRole('radio', { name: 'Expired' })).toBeVisible();
  expect(said().every(([, meaning]) => (meaning ?? '').endsWith('.'))).toBe(true);
});

it('M187: all of them is no state at all', async () => {
  const onChange = await show();
  await userEvent.click(page.getByRole('radio', { name: 'Todos' }));
  expect(onChange).toHaveBeenCalledWith(null);
});
