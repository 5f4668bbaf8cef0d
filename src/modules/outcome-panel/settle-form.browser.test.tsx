import { createRootRoute, createRoute, Outlet } from '@tanstack/react-router';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { WriteOperation } from '@/api/attempts/names';
import type { Settlement } from '@/api/attempts/schemas';
import { stakesNow } from '@/modules/leaving/held-page';
import { renderPage } from '@/modules/session/test-page';
import { endWordsOf } from './end-words';
import { SettleForm } from './settle-form';

const note = page.getByRole('textbox', { name: /^Cómo lo comprobó/ });
const question = page.getByRole('dialog', { name: '¿Salir sin guardar?' });

async function open(
  onSettle: (found: Settlement) => Promise<unknown> = () => Promise.resolve(),
  operation: WriteOperation = 'entry-types.create',
) {
  const words = endWordsOf(operation);
  const root = createRootRoute({ component: Outlet });
  const screens = [
    createRoute({
      getParentRoute: () => root,
      path: '/',
      component: () => <SettleForm words={words} onSettle={onSettle} />,
    }),
    createRoute({ getParentRoute: () => root, path: '/help' }),
  ];
  const { router } = await renderPage(root.addChildren(screens));
  return {
    place: () => router.state.location.pathname,
    leave: () => router.history.push('/help'),
  };
}

it('asks before what somebody found is lost, and the language switch knows of it', async () => {
  const { place, leave } = await open();
  await userEvent.fill(note, 'Lo vi en la lista');
  expect([...stakesNow()]).toEqual(['typed']);
  leave();
  await userEvent.click(question.getByRole('button', { name: 'Quedarse aquí' }));
  await expect.element(note).toHaveValue('Lo vi en la lista');
  leave();
  await userEvent.click(question.getByRole('button', { name: 'Salir y perder lo escrito' }));
  await expect.poll(place).toBe('/help');
});

it('with nothing in it asks nothing', async () => {
  const { place, leave } = await open();
  await expect.element(note).toBeVisible();
  expect(stakesNow().size).toBe(0);
  leave();
  await expect.poll(place).toBe('/help');
});

it('keeps the focus on its button while it is noted, and is noted once', async () => {
  const onSettle = vi.fn<(found: Settlement) => Promise<unknown>>(
    () => new Promise(() => undefined),
  );
  await open(onSettle);
  await page.getByRole('radio').first().click();
  await userEvent.fill(note, 'Lo vi en la lista');
  const save = page.getByRole('button', { name: 'Anotar' });
  await save.click();
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  await expect.element(save).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onSettle).toHaveBeenCalledOnce();
});

it('M205: the note of a removal names nobody by a document', async () => {
  const onSettle = vi.fn<(found: Settlement) => Promise<unknown>>(() => Promise.resolve());
  await open(onSettle, 'schedule-assignments.delete');
  await page.getByRole('radio').first().click();
  await userEvent.fill(note, 'Lo confirmó DUI 01234567–8');
  const save = page.getByRole('button', { name: 'Anotar' });
  await save.click();
  await expect.element(note).toHaveAccessibleDescription(/Quite números de documento/);
  expect(onSettle).not.toHaveBeenCalled();
  await userEvent.fill(note, 'Lo vi en el horario');
  await save.click();
  await expect.poll(() => onSettle.mock.calls.length).toBe(1);
});

it('the note of another write may have a number of that length', async () => {
  const onSettle = vi.fn<(found: Settlement) => Promise<unknown>>(() => Promise.resolve());
  await open(onSettle);
  await page.getByRole('radio').first().click();
  await userEvent.fill(note, 'Referencia 012345678');
  await page.getByRole('button', { name: 'Anotar' }).click();
  await expect.poll(() => onSettle.mock.calls.length).toBe(1);
});
