import { MantineProvider } from '@mantine/core';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import type { ApiError } from '@/api/core/errors';
import { setLocale } from '@/text/locale';
import { SessionContext } from '../session/session-context';
import { testSession } from '../session/test-session';
import { ErrorPanel } from './error-panel';

const facts = {
  outcome: 'rejected',
  status: 400,
  requestId: 'req-1',
  serviceMessage: null,
  problem: null,
  operation: 'batches.list',
  at: '2026-11-20T16:42:00.000Z',
} as const;

const session = testSession({ now: facts.at, idleEndsAt: facts.at, endsAt: facts.at });

async function show(error: ApiError, props: { resumesAt?: number } = {}) {
  const onRetry = vi.fn<() => void>();
  await render(
    <MantineProvider>
      <SessionContext value={session}>
        <ErrorPanel error={error} subject="los lotes" onRetry={onRetry} {...props} />
      </SessionContext>
    </MantineProvider>,
  );
  return onRetry;
}

const alert = page.getByRole('alert');
const retry = page.getByRole('button', { name: 'Reintentar' });

afterEach(() => {
  vi.restoreAllMocks();
  setLocale('es');
});

/** What the page put on the clipboard, without touching the computer's own. */
function clipboard() {
  return vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
}

describe('a read that failed', () => {
  it('M29: names the missing permission in words and as it is spelt, and offers the request', async () => {
    const copied = clipboard();
    await show({ ...facts, kind: 'forbidden', status: 403, requiredScope: 'inventory.read' });
    await expect.element(alert).toHaveTextContent('consultar inventario · inventory.read');
    await expect.element(alert).toHaveTextContent('fue desactivada');
    await userEvent.click(page.getByRole('button', { name: 'Copiar solicitud' }));
    const text = copied.mock.calls[0]?.[0] ?? '';
    expect(text).toContain('«Compras» de Los Volcanes');
    expect(text).toContain('inventory.read');
    expect(text).toContain('req-1');
  });

  it('M29: still makes sense when no permission is named', async () => {
    await show({ ...facts, kind: 'forbidden', status: 403, requiredScope: null });
    await expect.element(alert).toHaveTextContent('le falta el permiso, o la integración fue');
    await expect.element(alert).not.toHaveTextContent('Permiso que hace falta');
  });

  it('names the area of this installation that an integration is kept out of, and asks for it', async () => {
    const copied = clipboard();
    const error = { ...facts, problem: 'area-closed', status: 403, requiredScope: null } as const;
    await show({ ...error, kind: 'forbidden', area: 'expenses' });
    await expect.element(alert).toHaveTextContent('Área que hace falta: compras · expenses');
    await expect.element(alert).not.toHaveTextContent('fue desactivada');
    await userEvent.click(page.getByRole('button', { name: 'Copiar solicitud' }));
    expect(copied.mock.calls[0]?.[0]).toContain('agregar el área expenses');
  });

  it('shows a permission nobody documented as it is spelt', async () => {
    await show({ ...facts, kind: 'forbidden', status: 403, requiredScope: 'moon.read' });
    await expect.element(alert).toHaveTextContent('Permiso que hace falta: moon.read');
  });

  it('M28: a rejected key is told without a way to sign in again', async () => {
    const onRetry = await show({ ...facts, kind: 'unauthorized', status: 401 });
    await expect.element(alert).toHaveTextContent('El servicio rechazó la clave');
    expect(page.getByRole('link').elements()).toHaveLength(0);
    expect(onRetry).not.toHaveBeenCalled();
    await userEvent.click(retry);
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('M34: an unknown record is never said to be deleted', async () => {
    await show({ ...facts, kind: 'not-found', what: 'record', status: 404 });
    await expect.element(alert).toHaveTextContent('es de otra empresa');
    await expect.element(alert).not.toHaveTextContent(/borr|elimin|no existe/);
  });

  it('M43: counts down to the next try', async () => {
    await show(
      { ...facts, kind: 'rate-limited', status: 429, retryAfterSeconds: 20 },
      { resumesAt: Date.now() + 2_000 },
    );
    await expect.element(alert).toHaveTextContent(/Se reintenta en [12] s/);
    await expect.element(alert).toHaveTextContent('Reintentando…');
  });

  it('M25, M37, M301: shows every refused value with what the service said of it, as its words', async () => {
    const fields = { status: ['The status is invalid.'], days: ['Too many.'] };
    await show({ ...facts, kind: 'validation', status: 422, fields, message: '' });
    await expect
      .element(alert)
      .toHaveTextContent('El servicio dice:status: The status is invalid.');
    await expect.element(alert).toHaveTextContent('days: Too many.');
  });

  it('M25, M48: keeps the service’s words one click away and offers details without them', async () => {
    const copied = clipboard();
    await show({ ...facts, kind: 'server', status: 500, serviceMessage: 'Server error of Ana' });
    await expect.element(page.getByText('Server error of Ana')).not.toBeVisible();
    await userEvent.click(page.getByText('Mensaje original del servicio'));
    await expect.element(page.getByText('Server error of Ana')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Copiar detalles' }));
    const text = copied.mock.calls[0]?.[0] ?? '';
    expect(text).toContain('batches.list · server');
    expect(text).toContain('HTTP 500 · X-Request-Id req-1');
    expect(text).not.toContain('Ana');
  });

  it('shows the text to copy by hand where the browser refuses to', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await show({ ...facts, kind: 'server', status: 500 });
    await userEvent.click(page.getByRole('button', { name: 'Copiar detalles' }));
    const byHand = page.getByRole('textbox', { name: 'Copiar detalles' });
    await expect.element(byHand).toHaveTextContent('req-1');
  });

  it('tells a fault of Trastienda’s own as such', async () => {
    await show({ ...facts, kind: 'server', status: 500, problem: 'gateway-failure' });
    await expect.element(alert).toHaveTextContent('Trastienda falló al responder');
  });

  it('says of what Trastienda keeps that Trastienda does not have it', async () => {
    const problem = 'unknown-attempt';
    await show({ ...facts, kind: 'not-found', what: 'record', status: 404, problem });
    await expect.element(alert).toHaveTextContent('Trastienda no tiene los lotes');
  });

  it('tells a lost Trastienda from a lost service', async () => {
    await show({ ...facts, kind: 'network', status: null, outcome: 'unknown' });
    await expect.element(alert).toHaveTextContent('Sin respuesta de Trastienda');
  });

  it('says that the service is out of reach when the gateway says so', async () => {
    await show({ ...facts, kind: 'network', status: 502, problem: 'upstream-unreachable' });
    await expect.element(alert).toHaveTextContent('Trastienda funciona, pero el servicio no');
  });

  it('leaves an ended session to the shell: no buttons of its own', async () => {
    await show({ ...facts, kind: 'session', status: 401 });
    await expect.element(alert).toHaveTextContent('Esperando la sesión');
    expect(page.getByRole('button').elements()).toHaveLength(0);
  });

  it('is told in English', async () => {
    setLocale('en');
    await show({ ...facts, kind: 'server', status: 500 });
    await expect.element(alert).toHaveTextContent('The service failed to answer');
  });
});

describe('M299: asking again', () => {
  /** A screen whose panel goes away as soon as it is asked again. */
  function Screen() {
    const [isFailed, setFailed] = useState(true);
    return (
      <>
        <h1 tabIndex={-1} data-screen-title>
          Lotes
        </h1>
        <button type="button" onClick={() => setTimeout(() => setFailed(false))}>
          Otra cosa
        </button>
        {isFailed ? (
          <ErrorPanel
            error={{ ...facts, kind: 'server', status: 500 }}
            subject="los lotes"
            onRetry={() => setFailed(false)}
          />
        ) : null}
      </>
    );
  }
  const open = () =>
    render(
      <MantineProvider>
        <Screen />
      </MantineProvider>,
    );

  it('leads the focus on to the title once the panel is gone', async () => {
    await open();
    retry.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(alert).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Lotes' })).toHaveFocus();
  });

  it('takes the focus from nobody who went elsewhere', async () => {
    await open();
    const other = page.getByRole('button', { name: 'Otra cosa' });
    await userEvent.click(other);
    await expect.element(alert).not.toBeInTheDocument();
    await expect.element(other).toHaveFocus();
  });
});
