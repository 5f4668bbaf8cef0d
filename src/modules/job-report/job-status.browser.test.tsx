import { MantineProvider } from '@mantine/core';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { rowOutcomes, type BulkCounts, type BulkJob } from '@/api/jobs/names';
import { testJob } from '@/api/jobs/test-job';
import type { BulkJobView } from '@/modules/bulk-job/bulk-view';
import { JobActions } from './job-actions';
import { JobNotices, JobProgress } from './job-status';

const at = '2026-03-16T16:00:00.000Z';

function countsOf(some: Partial<BulkCounts>): BulkCounts {
  const none = Object.fromEntries(rowOutcomes.map((outcome) => [outcome, 0]));
  return { ...(none as BulkCounts), ...some };
}

interface Change {
  job?: Partial<BulkJob>;
  counts?: Partial<BulkCounts>;
  view?: Partial<Omit<BulkJobView, 'job' | 'may'>>;
  may?: Partial<BulkJobView['may']>;
}

function viewOf({ job = {}, counts = {}, view = {}, may = {} }: Change): BulkJobView {
  const all = countsOf(counts);
  const total = Object.values(all).reduce((sum, count) => sum + count, 0);
  return {
    job: testJob({ total, counts: all, ...job }),
    progress: { ...all, total },
    runner: 'nobody',
    phase: null,
    stopped: null,
    undecided: 0,
    may: { pause: false, resume: false, cancel: false, settleUnknown: false, ...may },
    pause: vi.fn<() => void>(),
    resume: vi.fn<() => void>(),
    cancel: vi.fn<() => void>(),
    settleUnknown: vi.fn<() => void>(),
    moveError: null,
    ...view,
  };
}

const standing = createRef<HTMLElement>();

async function show(change: Change) {
  const view = viewOf(change);
  await render(
    <MantineProvider>
      <JobProgress view={view} ref={standing} />
      <JobActions view={view} onCancel={() => standing.current?.focus()} />
      <JobNotices view={view} />
    </MantineProvider>,
  );
  return view;
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('a job', () => {
  it('that runs here tells how far it is, and what it waits for', async () => {
    await show({
      counts: { applied: 7, waiting: 2, sending: 1 },
      view: {
        runner: 'here',
        phase: { kind: 'waiting', for: 'rate-limit', until: Date.now() + 30_000 },
      },
      may: { pause: true, cancel: true },
    });
    await expect.element(page.getByText('7 de 10 filas')).toBeVisible();
    await expect.element(page.getByText(/El servicio pidió esperar; sigue en \d+ s/)).toBeVisible();
    await expect.element(button('Pausar')).toBeVisible();
    expect(button('Continuar').query()).toBeNull();
  });

  it('that cannot be read again says neither that it sends nor how fast', async () => {
    const shown = (isStale: boolean, seconds: number) => {
      const now = new Date(Date.parse(at) + seconds * 1_000).toISOString();
      const counts = { applied: seconds, waiting: 20, sending: 1 };
      const running = { runner: 'here', phase: { kind: 'sending' } } as const;
      return (
        <MantineProvider>
          <JobProgress view={viewOf({ job: { now }, counts, view: running })} isStale={isStale} />
        </MantineProvider>
      );
    };
    const { rerender } = await render(shown(false, 0));
    await rerender(shown(false, 10));
    await expect.element(page.getByText(/60 por minuto/)).toBeVisible();
    await expect.element(page.getByText('Enviando', { exact: true })).toBeVisible();
    await rerender(shown(true, 10));
    await expect.element(page.getByText('10 de 31 filas')).toBeVisible();
    expect(page.getByText(/por minuto|Enviando/).query()).toBeNull();
  });

  it('is cancelled only by who says it twice, and is told how many rows that leaves out', async () => {
    const view = await show({ counts: { applied: 3, waiting: 9 }, may: { cancel: true } });
    await userEvent.click(button('No enviar lo que falta'));
    await expect.element(page.getByText('¿Dejar sin enviar 9 filas?')).toBeVisible();
    await expect.element(button('No, seguir como está')).toHaveFocus();
    await userEvent.click(button('No, seguir como está'));
    expect(view.cancel).not.toHaveBeenCalled();
    await expect.element(button('No enviar lo que falta')).toHaveFocus();
    await userEvent.click(button('No enviar lo que falta'));
    await userEvent.click(button('Sí, no enviarlo'));
    expect(view.cancel).toHaveBeenCalledOnce();
    await expect.element(page.getByRole('region', { name: 'Avance' })).toHaveFocus();
  });

  it('that is paused and goes on leaves the focus on the button for the other', async () => {
    const actions = (may: Change['may']) => (
      <MantineProvider>
        <JobActions
          view={viewOf({ counts: { waiting: 9 }, may: { cancel: true, ...may } })}
          onCancel={vi.fn<() => void>()}
        />
      </MantineProvider>
    );
    const { rerender } = await render(actions({ pause: true }));
    await userEvent.click(button('Pausar'));
    await rerender(actions({}));
    await rerender(actions({ resume: true }));
    await expect.element(button('Continuar')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await rerender(actions({ pause: true }));
    await expect.element(button('Pausar')).toHaveFocus();
    button('No enviar lo que falta').element().focus();
    await rerender(actions({ resume: true }));
    await expect.element(button('No enviar lo que falta')).toHaveFocus();
    await rerender(actions({ settleUnknown: true }));
    await userEvent.click(button('Leer la sucursal de nuevo'));
    await rerender(actions({}));
    await rerender(actions({ pause: true }));
    await expect.element(button('Pausar')).toHaveFocus();
  });

  it('that waits for a person takes the focus from nobody who opens it', async () => {
    await show({ job: { state: 'paused' }, counts: { waiting: 9 }, may: { resume: true } });
    await expect.element(button('Continuar')).toBeVisible();
    await expect.element(button('Continuar')).not.toHaveFocus();
  });

  it('that goes on counts no row of unknown outcome as done, and one that is over does', async () => {
    const counts = { applied: 3, unknown: 2, waiting: 1 };
    const rows = { ...counts, waiting: 0, refused: 1 };
    await show({ counts });
    await expect.element(page.getByText('3 de 6 filas')).toBeVisible();
    await show({ job: { state: 'done' }, counts: rows });
    await expect.element(page.getByText('6 de 6 filas')).toBeVisible();
  });

  it('that was cancelled counts what came to an end, and offers nothing more', async () => {
    await show({ job: { state: 'cancelled' }, counts: { applied: 3, refused: 1, cancelled: 6 } });
    await expect.element(page.getByText('4 de 10 filas')).toBeVisible();
    expect(page.getByRole('button').query()).toBeNull();
  });

  it.each<[string, Partial<BulkCounts>, string, string]>([
    ['all of it was applied', { applied: 3 }, 'terminado', 'fact'],
    ['some rows were refused', { applied: 2, refused: 1 }, 'terminado en parte', 'warn'],
    ['some rows were left out', { applied: 2, changedMeanwhile: 1 }, 'terminado en parte', 'warn'],
    ['every row was refused', { refused: 3 }, 'ninguna se aplicó', 'danger'],
    ['no row was sent', { notSent: 2 }, 'ninguna se aplicó', 'danger'],
    ['nobody knows of one', { applied: 2, unknown: 1 }, 'terminado', 'unknown'],
  ])('that ended looks like what it came to: %s', async (_, counts, words, tone) => {
    await show({ job: { state: 'done' }, counts });
    await expect.element(page.getByText(words, { exact: true })).toHaveAttribute('data-tone', tone);
  });

  it('of payments speaks of payments', async () => {
    const payments = { kind: 'payments.apply', branchId: null, state: 'done' } as const;
    await show({ job: payments, counts: { refused: 1, cancelled: 1 } });
    await expect.element(page.getByText('1 de 2 pagos')).toBeVisible();
    await expect.element(page.getByText('ninguno se aplicó', { exact: true })).toBeVisible();
  });

  it('of payments says how many of them cancelling leaves out', async () => {
    const payments = { kind: 'payments.apply', branchId: null } as const;
    await show({ job: payments, counts: { applied: 3, waiting: 9 }, may: { cancel: true } });
    await userEvent.click(button('No enviar lo que falta'));
    await expect.element(page.getByText('¿Dejar sin enviar 9 pagos?')).toBeVisible();
  });

  it('of somebody else says that it can only be looked at, while there is something to go on with', async () => {
    await show({ job: { own: false, state: 'paused' }, counts: { waiting: 5 } });
    await expect.element(page.getByText('Solo quien lo inició puede seguirlo.')).toBeVisible();
  });

  it.each<[string, Change, RegExp]>([
    [
      'a person paused',
      { view: { stopped: { cause: 'person', error: null } } },
      /En pausa: la pidió .*Ana/,
    ],
    [
      'has no permission',
      { view: { stopped: { cause: 'forbidden', error: null } } },
      /le falta el permiso, o fue desactivada/,
    ],
    [
      'has no key any more',
      { view: { stopped: { cause: 'unauthorized', error: null } } },
      /no acepta la clave/,
    ],
    ['another tab carries out', { view: { runner: 'other-tab' } }, /otra pestaña o computadora/],
    [
      'ended with rows nobody knows of',
      { job: { state: 'done' }, counts: { unknown: 2, applied: 1 } },
      /No sabemos si 2 filas se guardaron\. Lea la sucursal de nuevo/,
    ],
    [
      'will read the branch by itself',
      { counts: { unknown: 2, waiting: 1 } },
      /No sabemos si 2 filas se guardaron\. Al final se lee la sucursal de nuevo/,
    ],
    [
      'gets no answer from the gateway',
      { counts: { sending: 2 }, view: { runner: 'here', phase: { kind: 'unheard' } } },
      /Trastienda no responde; no se envía nada/,
    ],
    [
      'leaves time for late answers',
      { view: { runner: 'here', phase: { kind: 'holding', until: Date.now() + 90_000 } } },
      /Aún puede llegar una respuesta; se lee la sucursal en \d+ s/,
    ],
    [
      'has rows the branch does not tell of',
      { counts: { unknown: 2 }, view: { undecided: 2 } },
      /2 siguen sin aclararse: véalas en la bitácora/,
    ],
    [
      'was cancelled with such rows',
      { job: { state: 'cancelled' }, counts: { unknown: 1 } },
      /resuélvalas una por una en la bitácora/,
    ],
  ])('that %s says so', async (_, change, words) => {
    await show(change);
    await expect.element(page.getByText(words)).toBeVisible();
  });
});
