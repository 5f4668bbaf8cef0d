import { createRootRoute } from '@tanstack/react-router';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { SimilarResult } from '@/api/core/attempt-result';
import { testId } from '@/api/core/test-answers';
import { playGateway, recordedSend, recordOf, type Reply } from '@/api/core/test-gateway';
import { renderPage } from '@/modules/session/test-page';
import { SimilarPanel } from './similar-panel';

const result: SimilarResult = {
  kind: 'similar',
  attemptId: testId(2),
  similar: {
    id: testId(1),
    at: '2026-11-20T16:42:00.000Z',
    operator: 'Ana',
    outcome: 'unknown',
    equal: ['content'],
  },
  error: {
    kind: 'conflict',
    outcome: 'not-sent',
    status: 409,
    requestId: 'req-1',
    serviceMessage: null,
    problem: 'attempt-similar',
    operation: 'entry-types.create',
    at: '2026-11-20T16:42:00.000Z',
  },
};

const unknown = { body: recordOf('unknown', [recordedSend('unknown')]) };
const stored = { body: recordOf('applied', [recordedSend('applied')]) };
const refused = { body: recordOf('rejected', [recordedSend('rejected')]) };
const confirm = page.getByRole('button', { name: 'Sí, es otro: enviar' });

async function show(record: Reply[], similar: Partial<SimilarResult['similar']> = {}) {
  playGateway({ record });
  const onConfirm = vi.fn<() => void>();
  const panel = () => (
    <SimilarPanel
      result={{ ...result, similar: { ...result.similar, ...similar } }}
      onConfirm={onConfirm}
      onStop={() => undefined}
    />
  );
  await renderPage(createRootRoute({ component: panel }));
  return onConfirm;
}

it('M296: says that the other one was stored as soon as its record tells', async () => {
  await show([stored]);
  await expect.element(page.getByText(/Ana ya guardó uno con el mismo contenido/)).toBeVisible();
  await expect.element(page.getByText(/no se sabe si se guardó/)).not.toBeInTheDocument();
});

it('M296: what was stored until the button is pressed is said, and sent by no press that did not see it', async () => {
  const onConfirm = await show([unknown, stored]);
  await expect.element(page.getByText(/no se sabe si se guardó/)).toBeVisible();
  await confirm.click();
  await expect.element(page.getByText(/Ana ya guardó uno/)).toBeVisible();
  expect(onConfirm).not.toHaveBeenCalled();
  await confirm.click();
  expect(onConfirm).toHaveBeenCalledOnce();
});

it('M296: that the other one was not stored is said, and what is still unknown stays a choice', async () => {
  await show([refused]);
  await expect.element(page.getByText(/^Lo que Ana envió el .* no se guardó/)).toBeVisible();
});

it('M296: beside one that nobody knows the end of it is sent at the first press', async () => {
  const onConfirm = await show([unknown]);
  await expect.element(page.getByText(/no se sabe si se guardó/)).toBeVisible();
  await confirm.click();
  await vi.waitFor(() => expect(onConfirm).toHaveBeenCalledOnce());
});

it('says that what an older change was made of was changed since, and sends it once a person says so', async () => {
  const onConfirm = await show([], { equal: ['changed'], outcome: 'applied' });
  await expect.element(page.getByText('¿Enviar este cambio, más viejo?')).toBeVisible();
  await expect
    .element(page.getByText(/^Este producto se cambió después: Ana guardó otro cambio el/))
    .toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Ver ese cambio' })).toBeVisible();
  await expect.element(confirm).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Sí, enviarlo' }).click();
  expect(onConfirm).toHaveBeenCalledOnce();
});

it('says that a newer change may have been stored, and is no other record', async () => {
  await show([unknown], { equal: ['changed'] });
  await expect
    .element(page.getByText(/^Ana envió después otro cambio de este producto .* no se sabe/))
    .toBeVisible();
});

it('M262: a payment of the other way is told as one that may have paid the same', async () => {
  await show([unknown], { equal: ['other-way'] });
  await expect
    .element(page.getByText(/otro pago a este proveedor, que pudo pagar lo mismo, y no se sabe/))
    .toBeVisible();
  await expect.element(confirm).toBeVisible();
});
