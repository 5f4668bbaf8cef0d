import { zodResolver } from '@hookform/resolvers/zod';
import { MantineProvider } from '@mantine/core';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { newAttempt } from '@/api/core/attempt';
import type { ApiError } from '@/api/core/errors';
import type { WriteState } from '../attempt/write-state';
import { CodeField } from '../form-fields/code-field';
import { TextField } from '../form-fields/text-field';
import { requiredCode, requiredLine } from '../form-fields/text-rules';
import { SessionContext } from '../session/session-context';
import { testSession } from '../session/test-session';
import { FormShell, type FormCheck } from './form-shell';
import { stagesOf } from './write-stages';

const schema = z.object({ code: requiredCode(5), name: requiredLine(10) });
const specs = {
  code: { label: () => 'Código', limit: 5, required: true },
  name: { label: () => 'Nombre', limit: 10, required: true },
} as const;

const attempt = newAttempt(
  { name: 'entry-types.create', missing: 'record' },
  { method: 'POST', url: '/api/external/v1/accounting/entry-types', body: { code: 'A' } },
  { form: 'entry-types' },
);
const facts = {
  outcome: 'rejected',
  status: 422,
  requestId: 'req-1',
  serviceMessage: null,
  problem: null,
  operation: 'entry-types.create',
  at: '2026-11-20T16:42:00.000Z',
} as const;
const ended = (error: ApiError): WriteState<unknown> => ({
  kind: 'refused',
  attemptId: attempt.id,
  attempt,
  since: 0,
  error,
  resumable: error.kind === 'forbidden',
});

const moves = () => ({
  send: vi.fn<() => void>(),
  resend: vi.fn<() => void>(),
  confirmSimilar: vi.fn<() => void>(),
  edit: vi.fn<() => void>(),
  startOver: vi.fn<() => void>(),
  settle: vi.fn<() => Promise<unknown>>(() => Promise.resolve()),
});

/** The form of two fields, in whatever state its write is said to be; `become` says another one. */
async function open(first: WriteState<unknown> = { kind: 'idle' }) {
  const told = { ...moves(), onReview: vi.fn<(values: unknown) => void>() };
  let current = { state: first, check: null as FormCheck | null };
  let tell: () => void = () => undefined;
  const subscribe = (listener: () => void) => {
    tell = listener;
    return () => undefined;
  };
  const Form = () => {
    const { state, check } = useSyncExternalStore(subscribe, () => current);
    const form = useForm({
      resolver: zodResolver(schema),
      defaultValues: { code: '', name: '' },
    });
    return (
      <FormShell
        form={form}
        specs={specs}
        branch={null}
        check={check}
        {...stagesOf(state)}
        wireNames={{ code: 'code' }}
        meaning={() => 'Elija otro.'}
        moves={told}
        onReview={told.onReview}
        reviewLabel="Revisar"
        review={() => ({ sentences: ['Se creará A.'], facts: [], notSent: [], action: 'Crear A' })}
        receipt={<p>Recibo</p>}
      >
        <CodeField control={form.control} name="code" />
        <TextField control={form.control} name="name" />
      </FormShell>
    );
  };
  const root = createRootRoute();
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path: '/', component: Form }),
      createRoute({ getParentRoute: () => root, path: '/help', component: () => <p>Lejos</p> }),
    ]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  await render(
    <MantineProvider>
      <SessionContext value={testSession()}>
        <RouterProvider router={router} />
      </SessionContext>
    </MantineProvider>,
  );
  await expect.element(code).toBeInTheDocument();
  return {
    ...told,
    router,
    become: (next: WriteState<unknown>) => {
      current = { ...current, state: next };
      tell();
    },
    hold: (check: FormCheck | null) => {
      current = { ...current, check };
      tell();
    },
  };
}

const code = page.getByRole('textbox', { name: 'Código', includeHidden: true });
const name = page.getByRole('textbox', { name: 'Nombre', includeHidden: true });

describe('a form that writes', () => {
  it('shows a code in upper case while it is typed, and keeps the caret', async () => {
    await open();
    await userEvent.type(code, 'ac');
    await userEvent.keyboard('{ArrowLeft}b');
    await expect.element(code).toHaveValue('ABC');
  });

  it('hands over what is clean, on Ctrl+Enter as on its button', async () => {
    const { onReview } = await open();
    await userEvent.type(code, 'a1');
    await userEvent.type(name, '  Diario\u200b ');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.poll(() => onReview.mock.calls[0]?.[0]).toEqual({ code: 'A1', name: 'Diario' });
  });

  it('says what was taken out when a field is left', async () => {
    await open();
    await userEvent.fill(name, 'Dia\u202erio');
    await userEvent.tab();
    await expect.element(name).toHaveValue('Diario');
    await expect.element(page.getByText('Se quitaron caracteres que no se ven.')).toBeVisible();
  });

  it('counts what is too long in code points, and does not cut it', async () => {
    const { onReview } = await open();
    await userEvent.fill(code, 'A');
    await userEvent.fill(name, '🧾'.repeat(11));
    await userEvent.click(page.getByRole('button', { name: 'Revisar' }));
    await expect.element(name).toHaveFocus();
    await expect.element(page.getByText('11/10')).toBeVisible();
    expect(onReview).not.toHaveBeenCalled();
  });

  it('goes on with the safe button focused, and sends by its keys', async () => {
    const { become, send, edit } = await open();
    await userEvent.fill(code, 'A');
    become({ kind: 'reviewing', attempt });
    await expect.element(page.getByRole('button', { name: 'Volver a los datos' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(edit).toHaveBeenCalledOnce();
    expect(send).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(send).toHaveBeenCalledOnce();
    become({ kind: 'idle' });
    await expect.element(page.getByRole('button', { name: 'Revisar' })).toHaveFocus();
    await expect.element(code).toHaveValue('A');
  });

  it('M37, M38: puts a refusal beside its field until that holds something else', async () => {
    const { become } = await open();
    await userEvent.fill(code, 'A');
    const error = { ...facts, kind: 'validation', message: '' } as const;
    become({ kind: 'sending', attempt, way: 'first', since: Date.now(), lost: false });
    become(ended({ ...error, fields: { code: ['Taken.'], mood: ['Bad.'] } }));
    await expect.element(code).toHaveFocus();
    await expect.element(page.getByText('El servicio dice: Taken.')).toBeVisible();
    await expect.element(page.getByText('mood: Bad.')).toBeVisible();
    await userEvent.type(code, 'B');
    await expect.element(page.getByText('El servicio dice: Taken.')).not.toBeInTheDocument();
    await userEvent.keyboard('{Backspace}');
    await expect.element(page.getByText('El servicio dice: Taken.')).toBeVisible();
  });

  it('keeps what was typed through a missing permission, and resends the same', async () => {
    const { become, resend } = await open();
    await userEvent.fill(code, 'A');
    become(ended({ ...facts, kind: 'forbidden', status: 403, requiredScope: 'moon.write' }));
    await expect.element(page.getByRole('alert')).toHaveTextContent('moon.write');
    await expect.element(code).toHaveValue('A');
    await userEvent.click(page.getByRole('button', { name: 'Reenviar lo mismo' }));
    expect(resend).toHaveBeenCalledOnce();
  });

  it('waits for a check, before the review as before the send', async () => {
    const { become, hold, onReview, send, edit } = await open();
    await userEvent.fill(code, 'A');
    hold({ isUnderWay: true, panel: <p>Comprobando</p> });
    await expect.element(code).toBeDisabled();
    await expect.element(page.getByText('Comprobando')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Revisar' }), { force: true });
    become({ kind: 'reviewing', attempt });
    await expect.element(page.getByRole('button', { name: 'Volver a los datos' })).toHaveFocus();
    await userEvent.click(page.getByRole('button', { name: 'Crear A' }), { force: true });
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await userEvent.click(page.getByRole('button', { name: 'Volver a los datos' }));
    expect([onReview, send, edit].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 1]);
    hold(null);
    await userEvent.click(page.getByRole('button', { name: 'Crear A' }));
    expect(send).toHaveBeenCalledOnce();
  });

  it('gives its place to what has to be decided, keeps what was typed, and takes the focus back', async () => {
    const { hold } = await open();
    await userEvent.fill(code, 'A');
    hold({ isUnderWay: false, panel: <p>Decida</p> });
    await expect.element(page.getByText('Decida')).toBeVisible();
    await expect.element(code).not.toBeVisible();
    hold(null);
    await expect.element(page.getByRole('button', { name: 'Revisar' })).toHaveFocus();
    await expect.element(code).toHaveValue('A');
  });

  it('asks before it is left with something in it, and Escape stays', async () => {
    const { router } = await open();
    await userEvent.fill(code, 'A');
    void router.navigate({ to: '/help' });
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(code).toHaveValue('A');
    void router.navigate({ to: '/help' });
    await userEvent.click(page.getByRole('button', { name: 'Salir y perder lo escrito' }));
    await expect.element(page.getByText('Lejos')).toBeVisible();
  });
});
