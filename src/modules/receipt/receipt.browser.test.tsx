import { MantineProvider } from '@mantine/core';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Receipt } from './receipt';

const head = {
  attemptId: 'a',
  at: '2026-03-16T15:00:00Z',
  operator: 'Ana',
  integration: 'Caja',
  business: 'El Sol',
  reference: null,
};

const show = (count: number) =>
  render(
    <MantineProvider>
      <Receipt
        title="Aplicado"
        told="Lo que respondió el servicio"
        head={head}
        facts={Array.from({ length: count }, (_, at) => ({ label: `f.${at}`, value: `v${at}` }))}
        isEarlier={false}
        isOnItsPage
      />
    </MantineProvider>,
  );

it('six hundred facts scroll on their own, by keyboard too, and what comes after them stays near', async () => {
  await show(600);
  const facts = page.getByRole('region', { name: 'Lo que respondió el servicio' }).last();
  const element = facts.element();
  expect(element.scrollHeight).toBeGreaterThan(element.clientHeight);
  expect(element.getBoundingClientRect().height).toBeLessThan(innerHeight / 2);
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(element);
});

it('a few facts stand as they are', async () => {
  await show(8);
  expect(page.getByRole('region').elements()).toHaveLength(1);
});
