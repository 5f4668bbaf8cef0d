import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { branchQueries } from '@/api/branches/queries';
import { factsWithoutAnswer } from '@/api/core/errors';
import { configureHttp } from '@/api/core/http-settings';
import { createQueryClient } from '@/api/core/query-client';
import { answerWith, testId } from '@/api/core/test-answers';
import { SessionContext } from '../session/session-context';
import { testSession } from '../session/test-session';
import { BranchPicker } from './branch-picker';
import { ChooseBranch } from './choose-branch';
import { UnknownBranch } from './unknown-branch';
import { forgetUnusable, markUnusable } from './unusable-branches';

const [centro, norte] = [testId(1), testId(2)];
const listed = {
  success: true,
  data: [
    { id: centro, name: 'Centro' },
    { id: norte, name: 'Norte' },
  ],
};

async function show(screen: React.ReactNode) {
  const client = createQueryClient({ retryDelay: () => 0 });
  await render(
    <MantineProvider>
      <SessionContext value={testSession()}>
        <QueryClientProvider client={client}>{screen}</QueryClientProvider>
      </SessionContext>
    </MantineProvider>,
  );
  return client;
}

const picked = vi.fn<(id: string) => void>();
const openPicker = () => userEvent.click(page.getByRole('button', { name: /^Sucursal: / }));
const paste = async (id: string, name: string) => {
  await userEvent.fill(page.getByRole('textbox', { name: 'Identificador de la sucursal' }), id);
  await userEvent.fill(page.getByRole('textbox', { name: 'Nombre' }), name);
  await userEvent.click(page.getByRole('button', { name: 'Agregar sucursal' }));
};

beforeEach(() => {
  localStorage.clear();
  picked.mockClear();
});
afterEach(() => {
  configureHttp({});
  forgetUnusable();
});

describe('M63: a list of branches that cannot be read', () => {
  it('is told, and a pasted identifier with a name of one’s own opens a branch', async () => {
    answerWith({ status: 403, body: { status: false } });
    await show(<ChooseBranch onPick={picked} />);
    await expect.element(page.getByRole('alert')).toBeVisible();
    await paste(` "${norte?.toUpperCase()}" `, 'Mi sucursal');
    expect(picked).toHaveBeenCalledWith(norte);
  });

  it('leaves the pasted ones to choose from, marked as such', async () => {
    answerWith({ status: 403, body: { status: false } });
    await show(<BranchPicker branchId={centro ?? null} onPick={picked} />);
    await openPicker();
    await userEvent.click(page.getByText('Agregar una sucursal por su identificador'));
    await paste(norte ?? '', 'Mi sucursal');
    await openPicker();
    const own = page.getByRole('list', { name: 'Sucursales' }).getByRole('button');
    await expect.element(own).toHaveTextContent('Mi sucursalagregada aquí');
  });
});

describe('M35, M64: a branch the service does not know', () => {
  it('is marked in the selector and in its list, and the others are not', async () => {
    answerWith({ body: listed });
    markUnusable(norte ?? '');
    await show(<BranchPicker branchId={norte ?? null} onPick={picked} />);
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Desconocida para el servicio o de otra empresa');
    await openPicker();
    const branches = page.getByRole('list', { name: 'Sucursales' });
    await expect
      .element(branches.getByRole('button', { name: /Norte/ }))
      .toHaveTextContent('desconocida');
    await expect
      .element(branches.getByRole('button', { name: /Centro/ }))
      .not.toHaveTextContent('desconocida');
  });

  it('becomes so by its 404, the list is read again, and a retry takes the mark off', async () => {
    const asked = answerWith({ body: listed });
    const onRetry = vi.fn<() => void>();
    const facts = factsWithoutAnswer('batches.list', 'rejected', new Date(0));
    const error = { ...facts, kind: 'not-found', what: 'branch', status: 404 } as const;
    const client = await show(<BranchPicker branchId={norte ?? null} onPick={picked} />);
    await expect.poll(() => client.getQueryData(branchQueries.list().queryKey)).toBeDefined();
    await show(
      <QueryClientProvider client={client}>
        <UnknownBranch branchId={norte ?? ''} error={error} onRetry={onRetry} />
      </QueryClientProvider>,
    );
    await expect.poll(() => asked.length).toBe(2);
    const mark = page.getByText('Desconocida para el servicio o de otra empresa');
    await expect.element(mark).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Reintentar' }));
    await expect.element(mark).not.toBeInTheDocument();
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
