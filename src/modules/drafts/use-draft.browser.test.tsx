import { zodResolver } from '@hookform/resolvers/zod';
import { createRootRoute, createRoute, Outlet } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { configureHttp } from '@/api/core/http-settings';
import { testId } from '@/api/core/test-answers';
import type { SaveDraft } from '@/api/drafts/schemas';
import { renderPage } from '../session/test-page';
import { testSession } from '../session/test-session';
import { noOrigin, type DraftDefinition } from './draft-definition';
import { DraftNotices } from './draft-notices';
import { readDraftSearch } from './draft-search';
import { DraftStatus } from './draft-status';
import { useDraft } from './use-draft';

interface Typed {
  name: string;
}

const definition: DraftDefinition<Typed> = {
  form: 'entry-types',
  schema: 2,
  empty: () => ({ name: '' }),
  readOrigin: noOrigin,
  upgrade: ({ label, ...rest }, schema) => (schema === 1 ? { ...rest, name: label } : rest),
  title: ({ name }) => name,
};

/** A gateway that keeps one draft; a test takes it away or puts something in. */
function keepDraft() {
  const gateway = {
    isAway: false,
    saves: [] as SaveDraft[],
    stored: null as (Pick<SaveDraft, 'schema' | 'values' | 'form'> & { id: string }) | null,
  };
  const savedAt = '2026-03-16T16:00:00.000Z';
  const session = testSession();
  configureHttp({
    fetch: (url, { method, body }) => {
      if (gateway.isAway) return Promise.reject(new TypeError('Failed to fetch'));
      if (url.endsWith('/session')) return Promise.resolve(Response.json(session));
      if (method === 'PUT' && typeof body === 'string') {
        const draft = JSON.parse(body) as SaveDraft;
        gateway.saves.push(draft);
        return Promise.resolve(Response.json({ version: gateway.saves.length, savedAt }));
      }
      if (method === 'DELETE') return Promise.resolve(new Response(null, { status: 204 }));
      const { stored } = gateway;
      const rest = {
        title: 'x',
        branchId: null,
        branchName: null,
        version: 1,
        bytes: 1,
        sent: null,
      };
      const times = { createdAt: savedAt, savedAt };
      if (stored && url.endsWith(stored.id)) {
        return Promise.resolve(Response.json({ ...rest, ...times, ...stored }));
      }
      return Promise.resolve(Response.json({ rows: [], total: 0, now: savedAt }));
    },
  });
  return { gateway, session };
}

const schema = z.object({ name: z.string() });

const specs = { name: { label: () => 'Nombre' } };

function Form() {
  const form = useForm<Typed, unknown, Typed>({
    resolver: zodResolver(schema),
    defaultValues: definition.empty(null),
  });
  const draft = useDraft(form, definition, { outcome: null, branch: null });
  return (
    <>
      <DraftNotices draft={draft} specs={specs} onAnswered={() => undefined} />
      <fieldset disabled={draft.view.opening !== null}>
        <input aria-label="Nombre" {...form.register('name')} />
      </fieldset>
      <DraftStatus draft={draft} />
    </>
  );
}

async function open({ session }: ReturnType<typeof keepDraft>, draft?: string) {
  const component = () => (
    <StrictMode>
      <Outlet />
    </StrictMode>
  );
  const root = createRootRoute({ component, validateSearch: readDraftSearch });
  const route = (path: string) =>
    createRoute({ getParentRoute: () => root, path, component: path === '/' ? Form : () => null });
  const { router } = await renderPage(root.addChildren([route('/'), route('/drafts')]), {
    address: draft ? `/?draft=${draft}` : '/',
    session,
  });
  await expect.element(input).toBeVisible();
  return router;
}

const input = page.getByRole('textbox', { name: 'Nombre' });

afterEach(() => {
  configureHttp({});
});

describe('a form with a draft', () => {
  it('keeps what is typed and says so quietly; the address names it from the first key', async () => {
    const office = keepDraft();
    const router = await open(office);
    await userEvent.type(input, 'Caja');
    await expect.element(page.getByText(/^Borrador guardado 10:00$/)).toBeVisible();
    expect(office.gateway.saves.at(-1)).toMatchObject({
      form: 'entry-types',
      schema: 2,
      title: 'Caja',
      operator: 'Ana',
      business: 'Los Volcanes',
      values: { name: 'Caja' },
    });
    expect(router.state.location.search).toMatchObject({
      draft: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    });
    await expect.element(input).toHaveFocus();
  });

  it('says since when it is not kept, and again once it is', async () => {
    const office = keepDraft();
    await open(office);
    await userEvent.type(input, 'Ca');
    await expect.element(page.getByText(/^Borrador guardado/)).toBeVisible();
    office.gateway.isAway = true;
    await userEvent.type(input, 'ja');
    await expect
      .element(page.getByRole('status').filter({ hasText: /Sin guardar desde \d\d:\d\d\./ }))
      .toBeVisible();
    office.gateway.isAway = false;
    await expect.element(page.getByText(/^Borrador guardado/)).toBeVisible();
    expect(office.gateway.saves.at(-1)?.values).toEqual({ name: 'Caja' });
  });

  it('restores one that an earlier version of the form made', async () => {
    const office = keepDraft();
    const id = testId(7);
    office.gateway.stored = { id, form: 'entry-types', schema: 1, values: { label: 'De antes' } };
    await open(office, id);
    await expect.element(input).toHaveValue('De antes');
    await expect.element(page.getByText(/Se recuperó el borrador guardado el/)).toBeVisible();
  });

  it('shows what it has no place for, and leaves that draft alone', async () => {
    const office = keepDraft();
    const id = testId(7);
    const values = { name: 7, note: 'llamar a Luis' };
    office.gateway.stored = { id, form: 'entry-types', schema: 2, values };
    const router = await open(office, id);
    const lost = page.getByRole('term').or(page.getByRole('definition'));
    await expect
      .poll(() => lost.elements().map(({ textContent }) => textContent))
      .toEqual([
        'Campo que este formulario no tiene',
        expect.stringContaining('llamar a Luis'),
        'Nombre',
        expect.stringContaining('7'),
      ]);
    await expect.element(page.getByRole('button', { name: 'Copiar lo que falta' })).toBeVisible();
    await userEvent.type(input, 'B');
    await expect.element(page.getByText(/^Borrador guardado/)).toBeVisible();
    expect(router.state.location.search).not.toMatchObject({ draft: id });
  });
});
