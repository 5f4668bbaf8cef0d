import { createRootRoute } from '@tanstack/react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { configureAttempts } from '@/api/core/attempt-settings';
import { configureHttp } from '@/api/core/http-settings';
import { testId, toResponse } from '@/api/core/test-answers';
import { answered, recordedSend, recordOf, testAt } from '@/api/core/test-gateway';
import type { Settlement } from '@/api/attempts/schemas';
import { renderPage } from '@/modules/session/test-page';
import { RemovalRun } from './removal-run';

afterEach(() => {
  configureAttempts({});
  configureHttp({});
});

const noRows = { rows: [], pagination: { currentPage: 1, lastPage: 1, perPage: 200, total: 0 } };

/** Two are to be removed, and the service breaks down at each try; returns how often it was asked. */
async function begin() {
  const removals = vi.fn<() => void>();
  let settled: Settlement | null = null;
  configureHttp({
    fetch: (url, { method = 'GET', body }) => {
      if (method === 'DELETE') {
        removals();
        const failure = { status: 500, body: { error: 'Server error' } };
        return Promise.resolve(toResponse(answered('unknown', failure)));
      }
      if (method === 'POST' && typeof body === 'string') settled = JSON.parse(body) as Settlement;
      if (url.startsWith('/gateway/attempts?')) return Promise.resolve(Response.json(noRows));
      const record = recordOf('unknown', [recordedSend('unknown', { status: 500 })], {
        operation: 'schedule-assignments.delete',
        settled: settled && { ...settled, operator: 'Ana', at: testAt },
      });
      return Promise.resolve(Response.json(record));
    },
  });
  const ids = [testId(1), testId(2)];
  const root = createRootRoute({
    component: () => <RemovalRun ids={ids} onOver={() => undefined} />,
  });
  await renderPage(root);
  return removals;
}

const unknown = page.getByRole('heading', { name: 'No sabemos si se quitó' });
const leave = page.getByRole('button', { name: 'No quitar esta' });
const leaveUnknown = page.getByRole('button', { name: 'Dejarla sin confirmar' });
const first = page.getByRole('list', { name: 'Asignaciones por quitar' }).getByRole('listitem');

async function remove() {
  await userEvent.fill(page.getByRole('textbox', { name: /^Últimos 4/ }), testId(1).slice(-4));
  await userEvent.fill(page.getByRole('textbox', { name: /^Motivo/ }), 'Turno mal puesto');
  await page.getByRole('button', { name: 'Revisar' }).click();
  await page.getByRole('button', { name: /^Quitar la que termina en/ }).click();
  await expect.element(unknown).toBeVisible();
}

const again = () => page.getByRole('button', { name: 'Pedir otra vez que se quite' }).click();

async function expectLeftUnknown() {
  await leaveUnknown.click();
  await expect.element(first.first()).toHaveTextContent('No se sabe si se quitó');
  await expect.element(first.first().getByRole('link')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: testId(2) })).toHaveFocus();
}

it('M241: the list goes on without one of which nobody knows, and nothing has to be noted for that', async () => {
  const removals = await begin();
  await remove();
  await expect.element(leave).not.toBeInTheDocument();
  await expectLeftUnknown();
  expect(removals).toHaveBeenCalledOnce();
});

it('M241: nor after a second one of which nobody knows either', async () => {
  const removals = await begin();
  await remove();
  await again();
  await remove();
  await expectLeftUnknown();
  expect(removals).toHaveBeenCalledTimes(2);
});

it('M241: one that a person found still there is left as it was, also when its fields came back', async () => {
  await begin();
  await remove();
  await again();
  await remove();
  await page.getByRole('radio', { name: /^Sigue existiendo/ }).click();
  await userEvent.fill(page.getByRole('textbox', { name: /^Cómo lo comprobó/ }), 'Lo vi');
  await page.getByRole('button', { name: 'Anotar' }).click();
  await expect.element(leave).toBeVisible();
  await page.getByRole('button', { name: 'Corregir o enviar de nuevo' }).click();
  await expect.element(page.getByRole('textbox', { name: /^Motivo/ })).toBeVisible();
  await expect.element(leaveUnknown).not.toBeInTheDocument();
  await leave.click();
  await expect.element(first.first()).toHaveTextContent('Sin tocar');
});
