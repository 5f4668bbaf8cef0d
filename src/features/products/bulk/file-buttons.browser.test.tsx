import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { ApiFailure, factsWithoutAnswer } from '@/api/core/errors';
import { FileButtons } from './file-buttons';
import type { FileLine } from './template-file';

const line: FileLine = {
  sku: 'A-1',
  id: null,
  name: 'Leche',
  price: '1.25',
  minimum: null,
  category: null,
  taxes: null,
  treatment: null,
};
const lost = () => {
  const facts = factsWithoutAnswer('jobs.rows', 'not-sent', new Date());
  return new ApiFailure({ ...facts, kind: 'network' });
};

it('a file whose lines could not be read is told of, and comes with the next press', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  const lines = vi
    .fn<() => Promise<FileLine[]>>()
    .mockRejectedValueOnce(lost())
    .mockResolvedValue([line]);
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider>
        <FileButtons name="filas" subject="las filas del cambio" lines={lines} />
      </MantineProvider>
    </QueryClientProvider>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Descargar en CSV' }));
  await expect.element(page.getByRole('alert')).toHaveTextContent('leer las filas del cambio');
  expect(saved).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Descargar en Excel' }));
  await vi.waitFor(() => expect(saved).toEqual([expect.stringMatching(/^filas-.*\.xlsx$/)]));
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});
