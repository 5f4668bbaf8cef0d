import { createRootRoute } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPage } from '../session/test-page';
import { CorrectedNotices } from './corrected-notices';

const corrections = { tax: () => 'sin impuestos', page: () => 'la primera página' };

it('tells each thing that was put right by itself, until that one is read', async () => {
  const component = () => <CorrectedNotices corrections={corrections} />;
  const { router } = await renderPage(createRootRoute({ component }));
  // Of another screen's address nothing is told here.
  const state = { corrected: ['colour', 'page', 'tax'], pageBeyondEnd: 9, pageSize: 500 };
  await router.navigate({ to: '/', state });
  const told = page.getByRole('status');
  await expect.element(told.first()).toHaveTextContent('sin impuestos; la primera página.');
  expect(told.elements()).toHaveLength(2);
  await userEvent.click(told.first().getByRole('button'));
  await expect.element(told).toHaveTextContent('La página 9 ya no existe');
  await userEvent.click(told.getByRole('button'));
  await expect.element(told).not.toBeInTheDocument();
});
