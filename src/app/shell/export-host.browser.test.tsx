import { MantineProvider } from '@mantine/core';
import { afterEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { currentExport, exportButton } from '@/modules/export/current-export';
import { testPlan } from '@/modules/export/test-lists';
import { m } from '@/text/generated/messages';
import { ExportHost } from './export-host';

const name = { title: m.products_title, subject: m.products_subject, branch: 'Central' };
const button = (text: string) => page.getByRole('button', { name: text });

function Page({ listed }: { listed: boolean }) {
  return (
    <MantineProvider>
      <main id="main" tabIndex={-1}>
        <ExportHost />
        {listed ? (
          <button type="button" ref={exportButton}>
            Lista
          </button>
        ) : null}
      </main>
    </MantineProvider>
  );
}

/** Whether the browser would ask before it closes the page. */
function wouldAsk(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

afterEach(() => currentExport.dismiss());

describe('the export in the shell', () => {
  it('goes on when its screen is left, and can be fetched anywhere', async () => {
    const { rerender } = await render(<Page listed />);
    currentExport.start(name, testPlan());
    await rerender(<Page listed={false} />);
    await expect
      .element(page.getByRole('heading'))
      .toHaveTextContent('Archivo listo: Productos · Central');
    await expect.element(page.getByRole('link', { name: /\.csv/ })).toBeVisible();
  });

  it('gives the focus to the list on the screen when it is closed, and to the page where there is none', async () => {
    const { rerender } = await render(<Page listed />);
    currentExport.start(name, testPlan());
    await userEvent.click(button('Cerrar'));
    await expect.element(button('Lista')).toHaveFocus();
    currentExport.start(name, testPlan());
    await rerender(<Page listed={false} />);
    await userEvent.click(button('Cerrar'));
    await expect.element(page.getByRole('main')).toHaveFocus();
    await expect.element(page.getByRole('heading')).not.toBeInTheDocument();
  });

  it('asks before the page is closed, until the file is fetched or given up', async () => {
    await render(<Page listed />);
    expect(wouldAsk()).toBe(false);
    currentExport.start(name, testPlan({ fetchPage: () => new Promise(() => undefined) }));
    await expect.element(button('Cancelar')).toBeVisible();
    expect(wouldAsk()).toBe(true);
    await userEvent.click(button('Cancelar'));
    await expect.element(button('Cerrar')).toBeVisible();
    expect(wouldAsk()).toBe(false);

    currentExport.start(name, testPlan());
    await expect.element(page.getByRole('link')).toBeVisible();
    expect(wouldAsk()).toBe(true);
    await userEvent.click(page.getByRole('link'));
    expect(wouldAsk()).toBe(false);
  });

  it('does not ask once the session is given up, however soon the page is left', async () => {
    await render(<Page listed />);
    currentExport.start(name, testPlan({ fetchPage: () => new Promise(() => undefined) }));
    await expect.element(button('Cancelar')).toBeVisible();
    currentExport.dismiss();
    expect(wouldAsk()).toBe(false);
  });
});
