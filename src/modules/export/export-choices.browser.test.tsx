import { MantineProvider } from '@mantine/core';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { ExportChoices } from './export-choices';

async function show(props: { total: number; isFound: boolean; without?: string }) {
  await render(
    <MantineProvider>
      <ExportChoices
        without={undefined}
        scoped={false}
        replaces={false}
        onChoose={() => undefined}
        {...props}
      />
    </MantineProvider>,
  );
}

describe('M199: how many rows are announced', () => {
  it.each([
    [
      'all of them',
      { total: 1234, isFound: false },
      'Todo el filtro: 1,234 filas, no solo esta página.',
    ],
    [
      'those that are looked for among what is read',
      { total: 65, isFound: true },
      'Lo que coincide con el filtro, buscado en 65 filas.',
    ],
    [
      'at most so many, where some stay out',
      { total: 65, isFound: true, without: 'Sin los retirados.' },
      'Todo el filtro: hasta 65 filas, no solo esta página. Sin los retirados.',
    ],
    [
      'all of them, where only columns stay out',
      { total: 65, isFound: false, without: 'Sin salarios.' },
      'Todo el filtro: 65 filas, no solo esta página. Sin salarios.',
    ],
  ])('%s', async (_what, props, words) => {
    await show(props);
    await expect.element(page.getByText(words, { exact: true })).toBeVisible();
  });
});
