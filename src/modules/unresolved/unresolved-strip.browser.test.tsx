import { useMutation } from '@tanstack/react-query';
import { createRootRoute, createRoute, Outlet } from '@tanstack/react-router';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { attemptKeys } from '@/api/attempts/keys';
import { attemptMutations } from '@/api/attempts/mutations';
import { configureHttp, type Transport } from '@/api/core/http-settings';
import { adoptPageStart } from '@/api/core/page-start';
import { createQueryClient } from '@/api/core/query-client';
import { testId, toResponse } from '@/api/core/test-answers';
import { problemAnswer, recordOf, testAttempt } from '@/api/core/test-gateway';
import type { OpenAttempts } from '@/contract/page-start';
import type { SignedInSession } from '@/contract/session';
import { setLocale } from '@/text/locale';
import { renderPage } from '../session/test-page';
import { LazyUnresolvedStrip } from './lazy-unresolved-strip';

/** What the gateway would say; a test changes it as time goes by. */
interface Journal {
  unresolved: number;
  sending: string[];
  failure: ReturnType<typeof problemAnswer> | null;
}

function keepJournal(changes: Partial<Journal> = {}): Journal {
  const journal: Journal = { unresolved: 0, sending: [], failure: null, ...changes };
  configureHttp({
    fetch: (url, { method }) => {
      // A write never ends here: it is what is under way.
      if (method === 'POST') return new Promise(() => undefined);
      if (journal.failure) return Promise.resolve(toResponse(journal.failure));
      const rows = journal.sending.map((id) => recordOf('sending', [], { id }));
      const total = url.includes('unresolved=1') ? journal.unresolved : rows.length;
      const pagination = { page: 1, lastPage: 1, perPage: 20, total };
      return Promise.resolve(Response.json({ rows, pagination }));
    },
  });
  return journal;
}

const attempt = { ...testAttempt(), id: testId(5) };

/** Any screen of the app: the strip above, something that sends below. */
function Screen() {
  const { mutate } = useMutation(attemptMutations.carryOut(() => null));
  return (
    <>
      <LazyUnresolvedStrip />
      <button type="button" onClick={() => mutate({ attempt, way: 'first' })}>
        Enviar
      </button>
      <Outlet />
    </>
  );
}

async function open() {
  const root = createRootRoute({ component: Screen });
  const journal = createRoute({
    getParentRoute: () => root,
    path: '/attempts',
    component: () => <h1>Bitácora</h1>,
  });
  const client = createQueryClient({ retryDelay: () => 0 });
  const { router } = await renderPage(root.addChildren([journal]), { client });
  await expect.element(page.getByRole('button', { name: 'Enviar' })).toBeVisible();
  await vi.waitFor(() => {
    expect(['success', 'error']).toContain(client.getQueryState(attemptKeys.open())?.status);
  });
  return { client, router };
}

const strip = page.getByRole('status');

/** As `index.html` does. */
function tellWithPage(open: OpenAttempts | null) {
  const session = { mark: 'mark' } as SignedInSession;
  const at = performance.now();
  const known = { session, preferences: null, proven: null, open };
  adoptPageStart({ pageStart: { ...known, at, reads: [] } });
}

// Loaded beforehand: a test server that is busy is slow to hand a part of the program out.
beforeAll(() => import('./unresolved-strip'));

afterEach(() => {
  setLocale('es');
  configureHttp({});
});

describe('writes without a known end', () => {
  it('stand on the screen in their number, and lead to where they are settled', async () => {
    keepJournal({ unresolved: 2 });
    const { router } = await open();
    await expect.element(strip).toHaveTextContent('2 envíos sin confirmar');
    await userEvent.click(page.getByRole('link', { name: 'Revisar' }));
    await expect.element(page.getByRole('heading', { name: 'Bitácora' })).toBeVisible();
    expect(router.state.location.search).toEqual({ unresolved: true });
  });

  it('are told in the language of the page', async () => {
    keepJournal({ unresolved: 1 });
    setLocale('en');
    await open();
    await expect.element(strip).toHaveTextContent('1 unconfirmed entry');
  });

  it('take no room while there are none', async () => {
    keepJournal();
    await open();
    await expect.element(strip).not.toBeInTheDocument();
  });

  it('are asked about again on coming back to the page', async () => {
    const journal = keepJournal({ unresolved: 1 });
    await open();
    await expect.element(strip).toHaveTextContent('1 envío');
    journal.unresolved = 0;
    window.dispatchEvent(new Event('visibilitychange'));
    await expect.element(strip).not.toBeInTheDocument();
  });

  it('under way elsewhere are told; those of this tab are told by their own form', async () => {
    const journal = keepJournal({ sending: [testId(5), testId(6)] });
    const { client } = await open();
    await expect.element(strip).toHaveTextContent('2 envíos en curso');
    await userEvent.click(page.getByRole('button', { name: 'Enviar' }));
    await expect.element(strip).toHaveTextContent('1 envío en curso');
    journal.sending = [testId(5)];
    await client.invalidateQueries({ queryKey: attemptKeys.open() });
    await expect.element(strip).not.toBeInTheDocument();
  });
});

describe('what the page came with', () => {
  afterEach(() => tellWithPage(null));

  it('stands on the screen before anything was asked', async () => {
    tellWithPage({ unresolved: 2, sending: [testId(5)] });
    const fetch = vi.fn<Transport>();
    configureHttp({ fetch });
    await open();
    await expect.element(strip.first()).toHaveTextContent('2 envíos sin confirmar');
    await expect.element(strip.last()).toHaveTextContent('1 envío en curso');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('gives way to what is so by now', async () => {
    tellWithPage({ unresolved: 2, sending: [] });
    keepJournal({ unresolved: 1 });
    await open();
    window.dispatchEvent(new Event('visibilitychange'));
    await expect.element(strip).toHaveTextContent('1 envío sin confirmar');
  });
});

describe('a journal that cannot be read', () => {
  it('is said, and read when somebody asks', async () => {
    const journal = keepJournal({ failure: problemAnswer('gateway-failure', 500) });
    await open();
    await expect.element(strip).toHaveTextContent('No se pudo leer');
    journal.failure = null;
    journal.unresolved = 1;
    await userEvent.click(page.getByRole('button', { name: 'Reintentar' }));
    await expect.element(strip).toHaveTextContent('1 envío sin confirmar');
  });

  it('because the session ended is told where that is told', async () => {
    keepJournal({ failure: problemAnswer('session-ended', 401) });
    await open();
    await expect.element(strip).not.toBeInTheDocument();
  });
});
