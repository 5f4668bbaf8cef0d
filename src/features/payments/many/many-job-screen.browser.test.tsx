import { createRootRoute } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderPage } from '@/modules/session/test-page';
import { ManyJobScreen } from './many-job-screen';

it('the report says of which business', async () => {
  const place = { outcome: null, page: 1 };
  const component = () => <ManyJobScreen jobId="x" place={place} />;
  await renderPage(createRootRoute({ component }));
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Pagos a varios proveedores · Los Volcanes');
});
