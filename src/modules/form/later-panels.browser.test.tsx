import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { laterPart } from '../later-part/later-part';
import { laterPanels } from './later-panels';
import { code, frozen, name, openShell } from './test-form';
import type { WritePanels } from './write-panels';

/** A form whose panels come, or fail to, when the test says so; nothing is tried again unless somebody asks. */
async function openHeldBack() {
  const panels = await laterPanels.load();
  const tries: { come: () => void; fail: () => void }[] = [];
  const later = laterPart(
    () =>
      new Promise<WritePanels>((resolve, reject) =>
        tries.push({
          come: () => resolve(panels),
          fail: () => reject(new TypeError('Failed to fetch')),
        }),
      ),
    {
      times: { againMs: 0 },
      wait: (_, signal) =>
        new Promise((resolve) => signal.addEventListener('abort', () => resolve())),
    },
  );
  return { ...(await openShell({ later })), tries };
}

const toReview = page.getByRole('button', { name: 'Revisar' });
const failed = page.getByText('No se pudo cargar la revisión.', { exact: false });

describe('panels that load after their form', () => {
  it('carries a press out once they are there, with what is typed by then', async () => {
    const { tries, onReview, become } = await openHeldBack();
    await userEvent.fill(code, 'A');
    await userEvent.fill(name, 'Diario');
    await userEvent.click(toReview);
    await expect.element(page.getByText('Se está cargando la revisión.')).toBeVisible();
    await userEvent.fill(name, 'Diario 2');
    expect(onReview).not.toHaveBeenCalled();
    tries[0]?.come();
    await expect.poll(() => onReview.mock.calls).toEqual([[{ code: 'A', name: 'Diario 2' }]]);
    become({ kind: 'reviewing', ...frozen });
    await expect.element(page.getByRole('button', { name: 'Volver a los datos' })).toHaveFocus();
  });

  it('keeps Ctrl+Enter through a failure, says so, and goes on when asked to try again', async () => {
    const { tries, onReview } = await openHeldBack();
    await userEvent.fill(code, 'A');
    await userEvent.fill(name, 'Diario');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    tries[0]?.fail();
    await expect.element(failed).toHaveTextContent('se abrirá en cuanto llegue');
    await userEvent.click(page.getByRole('button', { name: 'Intentar ahora' }));
    await expect.element(page.getByRole('button', { name: 'Intentando…' })).toBeVisible();
    tries[1]?.fail();
    await userEvent.click(page.getByRole('button', { name: 'Intentar ahora' }));
    await expect.poll(() => tries).toHaveLength(3);
    tries[2]?.come();
    await expect.poll(() => onReview.mock.calls).toEqual([[{ code: 'A', name: 'Diario' }]]);
    await expect.element(failed).not.toBeInTheDocument();
  });

  it('tells of a failure nobody waited for, and goes nowhere by itself after it', async () => {
    const { tries, onReview } = await openHeldBack();
    tries[0]?.fail();
    await expect.element(failed).toHaveTextContent('puede seguir escribiendo');
    await userEvent.click(page.getByRole('button', { name: 'Intentar ahora' }));
    await expect.poll(() => tries).toHaveLength(2);
    tries[1]?.come();
    await expect.element(failed).not.toBeInTheDocument();
    expect(onReview).not.toHaveBeenCalled();
    await userEvent.fill(code, 'A');
    await userEvent.fill(name, 'Diario');
    await userEvent.click(toReview);
    await expect.poll(() => onReview.mock.calls).toHaveLength(1);
  });

  it('says what is wrong without waiting for them, and then does not wait', async () => {
    const { tries, onReview } = await openHeldBack();
    await userEvent.fill(name, 'Diario');
    await userEvent.click(toReview);
    await expect.element(code).toHaveFocus();
    await expect.element(page.getByText('Hay un dato por corregir')).toBeVisible();
    tries[0]?.come();
    await userEvent.fill(code, 'A');
    expect(onReview).not.toHaveBeenCalled();
  });
});
