import { createRootRoute } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ApiFailure, factsWithoutAnswer } from '@/api/core/errors';
import { testId } from '@/api/core/test-answers';
import { StartUnknown } from '@/modules/bulk-job/start-bulk-job';
import { renderPage } from '@/modules/session/test-page';
import { StartFailed } from './start-failed';

const facts = factsWithoutAnswer('jobs.move', 'unknown', new Date());
const lost = new ApiFailure({ ...facts, kind: 'network' });
const changes = {
  id: testId(1),
  kind: 'products.update',
  branchId: testId(2),
  title: 'Precios +5 %',
  total: 2,
} as const;
const payments = {
  ...changes,
  kind: 'payments.apply',
  branchId: null,
  title: 'Dos pagos',
} as const;

const show = (job: typeof changes | typeof payments, thrown: Error) =>
  renderPage(createRootRoute({ component: () => <StartFailed job={job} thrown={thrown} /> }));
const kinds = [
  ['of changes', changes, 'No se envió nada.', 'No sabemos si empezó.'],
  ['of payments', payments, 'No se envió ningún pago.', 'No sabemos si los pagos empezaron'],
] as const;

it.each(kinds)('a start %s that was not kept sent nothing', async (_, job, unsent, unknown) => {
  await show(job, lost);
  await expect.element(page.getByRole('alert')).toHaveTextContent(unsent);
  await expect.element(page.getByRole('alert')).not.toHaveTextContent(unknown);
});

it.each(kinds)(
  'a start %s that may have begun says so, and leads to the job',
  async (_, job, unsent, unknown) => {
    await show(job, new StartUnknown(lost));
    await expect.element(page.getByRole('alert')).toHaveTextContent(unknown);
    await expect.element(page.getByRole('alert')).not.toHaveTextContent(unsent);
    const link = page.getByRole('link', { name: job.title });
    await expect.element(link).toHaveAttribute('href', expect.stringContaining(job.id));
  },
);
