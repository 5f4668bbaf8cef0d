import { expect, it } from 'vitest';
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
