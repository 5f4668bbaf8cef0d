import { MantineProvider } from '@mantine/core';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { m } from '@/text/generated/messages';
import { pageOf } from '../whole-list/test-lists';
import { currentExport, exportButton, useCurrentExport } from './current-export';
import { ExportMenu } from './export-menu';
import { ExportPanel } from './export-panel';
import { xlsxRowLimit, type ExportPlan } from './export-plan';
import { exportWords } from './export-words';
import { failure, testPlan, testRows, type TestRow } from './test-lists';

type Fetch = ExportPlan<TestRow>['fetchPage'];

const name = { title: m.batches_title, subject: m.batches_subject, branch: 'Central' };

function Screen({ fetchPage, total = 5 }: { fetchPage: Fetch; total?: number }) {
  return (
    <ExportMenu
      total={total}
      onExport={(format) =>
        currentExport.start(name, testPlan({ fetchPage, format, words: exportWords() }))
      }
    />
  );
}

/** Stands for the shell. */
function Panel() {
  const state = useCurrentExport();
  if (state.status === 'idle') return null;
  const onClose = () => {
    currentExport.dismiss();
    exportButton.current?.focus();
  };
  return <ExportPanel state={state} name={name} onClose={onClose} />;
}

async function open(fetchPage: Fetch, total?: number) {
  await render(
    <StrictMode>
      <MantineProvider>
        <Panel />
        <Screen fetchPage={fetchPage} {...(total === undefined ? {} : { total })} />
      </MantineProvider>
    </StrictMode>,
  );
}

const button = (name: string | RegExp) => page.getByRole('button', { name });
const download = page.getByRole('link');

async function choose(name: RegExp) {
  await userEvent.click(button('Exportar'));
  await userEvent.click(button(name));
}

/** Answers pages of five rows when it is told to. */
function held() {
  const waiting: (() => void)[] = [];
  const fetchPage: Fetch = (number) =>
    new Promise((resolve) => {
      waiting.push(() => resolve(pageOf(testRows(5), number, 2)));
    });
  const answer = async () => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    waiting.shift()?.();
  };
  return { fetchPage, answer };
}

const answered: Fetch = (number) => Promise.resolve(pageOf(testRows(5), number, 2));

afterEach(() => {
  currentExport.dismiss();
});

describe('an export on a screen', () => {
  it('tells how far it is and ends with a file to take', async () => {
    const { fetchPage, answer } = held();
    await open(fetchPage);
    await choose(/^CSV/);
    await expect
      .element(page.getByRole('heading'))
      .toHaveTextContent('Exportando: Lotes · Central');
    await answer();
    await expect.element(page.getByRole('progressbar', { name: '2 de 5 filas' })).toBeVisible();
    await answer();
    await answer();
    await expect.element(page.getByRole('heading')).toHaveTextContent('Archivo listo: Lotes');
    await expect.element(page.getByText('5 de 5 filas')).toBeVisible();
    await expect.element(download).toHaveAttribute('href', expect.stringMatching(/^blob:/));
    await expect.element(download).toHaveAttribute('download', expect.stringMatching(/\.csv$/));
  });

  it('loads the spreadsheet writer when it is asked for', async () => {
    await open(answered);
    await choose(/^Excel/);
    await expect.element(download).toHaveAttribute('download', expect.stringMatching(/\.xlsx$/));
  });

  it('stays until it is closed, and gives the focus back', async () => {
    await open(answered);
    await choose(/^CSV/);
    await userEvent.click(button('Cerrar'));
    await expect.element(page.getByRole('heading')).not.toBeInTheDocument();
    await expect.element(button('Exportar')).toHaveFocus();
  });

  it('runs one at a time', async () => {
    await open(held().fetchPage);
    await choose(/^CSV/);
    await userEvent.click(button('Exportar'));
    await expect.element(page.getByText(/Ya hay una exportación en curso/)).toBeVisible();
    await expect.element(button(/^CSV/)).not.toBeInTheDocument();
  });

  it('says that a new one takes the place of a file nobody fetched', async () => {
    await open(answered);
    await choose(/^CSV/);
    await expect.element(download).toBeVisible();
    await userEvent.click(button('Exportar'));
    const warning = page.getByText(/aún no se ha descargado/);
    await expect.element(warning).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(download);
    await userEvent.click(button('Exportar'));
    await expect.element(button(/^CSV/)).toBeVisible();
    await expect.element(warning).not.toBeInTheDocument();
  });

  it('says why a spreadsheet is not possible, and does not start it', async () => {
    await open(answered, xlsxRowLimit + 1);
    await userEvent.click(button('Exportar'));
    const spreadsheet = button(/^Excel.*Hasta 20,000 filas, y esta lista tiene 20,001/);
    await expect.element(spreadsheet).toHaveAttribute('aria-disabled', 'true');
    spreadsheet.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect.element(page.getByRole('heading')).not.toBeInTheDocument();
    await expect.element(button(/^CSV/)).toBeVisible();
  });
});

describe('an export that is interrupted', () => {
  it('counts down a rate limit and can be cancelled with the focus staying where it is', async () => {
    await open(() => Promise.reject(failure({ kind: 'rate-limited', retryAfterSeconds: 30 })));
    await choose(/^CSV/);
    await expect
      .element(page.getByRole('heading'))
      .toHaveTextContent('Exportación en espera: Lotes');
    await expect
      .element(page.getByText(/El servicio pidió esperar: sigue por sí sola en (30|31) s/))
      .toBeVisible();
    await userEvent.click(button('Cancelar'));
    await expect.element(page.getByRole('heading')).toHaveTextContent('Exportación cancelada');
    await expect.element(button('Cerrar')).toHaveFocus();
  });

  it('tells a failure at once, keeps what it read and resumes', async () => {
    let lost = true;
    await open((number) =>
      number === 2 && lost
        ? Promise.reject(failure({ kind: 'session' }))
        : answered(number, AbortSignal.any([])),
    );
    await choose(/^CSV/);
    const alert = page.getByRole('alert');
    await expect.element(alert).toHaveTextContent('La exportación se detuvo');
    await expect.element(alert).toHaveTextContent('2 de 5 filas');
    lost = false;
    await userEvent.click(button('Reanudar'));
    await expect.element(page.getByRole('heading')).toHaveTextContent('Archivo listo: Lotes');
    await expect.element(button('Cerrar')).toHaveFocus();
  });

  it('offers no way on where there is none', async () => {
    await open(() => Promise.reject(failure({ kind: 'not-found', what: 'branch' })));
    await choose(/^CSV/);
    await expect.element(page.getByRole('alert')).toHaveTextContent('No se creó ningún archivo.');
    await expect.element(button('Reanudar')).not.toBeInTheDocument();
  });

  it('says what the file may lack', async () => {
    await open((number) => {
      const answer = pageOf(testRows(number === 1 ? 3 : 2), number, 2);
      return Promise.resolve({ ...answer, dropped: number === 1 ? 1 : 0 });
    });
    await choose(/^CSV/);
    await expect.element(page.getByText(/La lista cambió mientras se leía/)).toBeVisible();
    await expect.element(page.getByText(/1 fila no se pudo leer/)).toBeVisible();
  });
});
