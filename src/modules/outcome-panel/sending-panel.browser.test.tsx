import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { MantineProvider } from '@mantine/core';
import { SendingPanel } from './sending-panel';

const longAgo = () => Date.now() - 60_000;
const show = (lost: boolean) =>
  render(
    <MantineProvider>
      <SendingPanel since={longAgo()} lost={lost} />
    </MantineProvider>,
  );

it('a service that is silent is said to be at work', async () => {
  await show(false);
  await expect.element(page.getByRole('heading')).toHaveTextContent('El servicio sigue procesando');
});

it('a line that broke off is the headline: nobody can say what the service does meanwhile', async () => {
  await show(true);
  await expect
    .element(page.getByRole('heading'))
    .toHaveTextContent('Se cortó la conexión con Trastienda');
  await expect
    .element(page.getByText(/sigue procesando|Todavía no responde/))
    .not.toBeInTheDocument();
});

it('M282: a payment that is sent again by itself says so, and may be kept from it', async () => {
  const stop = vi.fn<() => void>();
  const pause = { reason: 'inDoubt', until: Date.now() + 60_000 } as const;
  await render(
    <MantineProvider>
      <SendingPanel since={longAgo()} lost={false} pause={pause} onStop={stop} />
    </MantineProvider>,
  );
  await expect
    .element(page.getByRole('heading'))
    .toHaveTextContent('Se comprueba si el pago se aplicó');
  await expect.element(page.getByText(/^Se reenvía en \d+ s\.$/)).toBeInTheDocument();
  await page.getByRole('button', { name: 'No reenviar' }).click();
  expect(stop).toHaveBeenCalledOnce();
});
