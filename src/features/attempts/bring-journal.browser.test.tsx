import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import type { ImportReport } from '@/api/attempts/file';
import { configureHttp } from '@/api/core/http-settings';
import { createQueryClient } from '@/api/core/query-client';
import { SessionContext } from '@/modules/session/session-context';
import { testSession } from '@/modules/session/test-session';
import { BringJournal } from './bring-journal';

const head = {
  journal: 'trastienda',
  version: 1,
  business: 'La Tienda',
  writtenAt: '2026-03-16T16:00:00.000Z',
};

/** A journal's file of so many lines, of which none is an attempt. */
const fileOf = (entries: number, business = head.business) =>
  new File(
    [
      [
        JSON.stringify({ ...head, business, entries }),
        ...Array.from({ length: entries }, () => '{}'),
      ].join('\n'),
    ],
    'bitacora.jsonl',
  );

/** A gateway that takes every line. */
function takeAll() {
  configureHttp({
    fetch: () =>
      Promise.resolve(
        Response.json({ fresh: 1, known: 0, problems: [], leftOut: [] } satisfies ImportReport),
      ),
  });
}

/** A gateway that takes no line. */
function refuseAll() {
  configureHttp({
    fetch: (_, { body }) => {
      const text = typeof body === 'string' ? body : '';
      const { lines } = JSON.parse(text) as { lines: { number: number }[] };
      const problems = lines.map(({ number: line }) => ({
        line,
        problem: 'not-an-entry' as const,
      }));
      return Promise.resolve(
        Response.json({ fresh: 0, known: 0, problems, leftOut: [] } satisfies ImportReport),
      );
    },
  });
}

async function choose(file: File) {
  await render(
    <SessionContext value={testSession()}>
      <QueryClientProvider client={createQueryClient()}>
        <BringJournal />
      </QueryClientProvider>
    </SessionContext>,
  );
  await userEvent.upload(page.getByLabelText('Elegir el archivo de bitácora'), file);
}

afterEach(() => {
  configureHttp({});
  vi.restoreAllMocks();
});

it('tells what is left out of the lines it would add, added up over the parts of a file', async () => {
  const leftOut = [{ field: 'mood', lines: 200 }];
  configureHttp({
    fetch: () =>
      Promise.resolve(
        Response.json({ fresh: 200, known: 0, problems: [], leftOut } satisfies ImportReport),
      ),
  });
  await choose(fileOf(400));
  await expect
    .element(page.getByText('Esto no lo conoce esta versión, y se trae lo demás:'))
    .toBeVisible();
  await expect.element(page.getByRole('listitem')).toHaveTextContent(/mood.: 400 líneas/);
});

it('shows the first lines that stay out, and how many more there are', async () => {
  refuseAll();
  await choose(fileOf(1_234));
  await expect.element(page.getByText('1,234 líneas se quedan fuera:')).toBeVisible();
  const lines = page.getByRole('listitem');
  await expect.element(lines.nth(0)).toHaveTextContent('Línea 2: le falta o le sobra algo');
  await expect.element(lines.nth(50)).toHaveTextContent('y 1,184 más');
  expect(lines.elements()).toHaveLength(51);
});

it('says so when the file cannot be read any more', async () => {
  vi.spyOn(File.prototype, 'text').mockRejectedValue(new DOMException('', 'NotReadableError'));
  await choose(fileOf(1));
  await expect.element(page.getByRole('alert')).toHaveTextContent('no se pudo leer: se movió');
});

it("adds what another business sent only once somebody says that it is one's own under another name", async () => {
  takeAll();
  await choose(fileOf(1));
  const add = page.getByRole('button', { name: 'Agregar 1 envío' });
  await expect
    .element(page.getByText(/es de .*La Tienda.*; esta sesión, de .*Los Volcanes/))
    .toBeVisible();
  await expect.element(add).toBeDisabled();
  await userEvent.click(
    page.getByRole('checkbox', { name: 'Es la misma empresa, con otro nombre' }),
  );
  await userEvent.click(add);
  await expect.element(page.getByText('Se agregó 1 envío.')).toBeVisible();
});

it('adds what the same business sent, however its name is written, without a question', async () => {
  takeAll();
  await choose(fileOf(1, 'los volcánes'));
  await expect.element(page.getByRole('button', { name: 'Agregar 1 envío' })).toBeEnabled();
  expect(page.getByRole('checkbox').query()).toBeNull();
});
