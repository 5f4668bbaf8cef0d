import { createRootRoute } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPage } from '../session/test-page';
import { CorrectedNotices } from './corrected-notices';
import { moveCorrections } from './move-corrections';

const corrections = { tax: () => 'sin impuestos', page: () => 'la primera página' };

const component = () => <CorrectedNotices corrections={corrections} />;

it('tells each thing that was put right by itself, until that one is read', async () => {
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

it('is put right and read without showing what the address leaves out', async () => {
  const validateSearch = (search: Record<string, unknown>) =>
    search['page'] === 'x' ? { ...search, page: undefined, corrected: ['page'] } : search;
  const options = { component, validateSearch, beforeLoad: moveCorrections };
  const { router } = await renderPage(createRootRoute(options));
  const text = '06141012991014';
  await router.navigate({ to: '/', search: { text, page: 'x' }, mask: { to: '/', search: {} } });
  const told = page.getByRole('status');
  await expect.element(told).toHaveTextContent('la primera página.');
  expect(router.history.location.href).toBe('/');
  await userEvent.click(told.getByRole('button'));
  await expect.element(told).not.toBeInTheDocument();
  expect(router.history.location.href).toBe('/');
  expect(router.state.location.search).toMatchObject({ text });
});
