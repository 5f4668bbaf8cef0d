import { createRootRoute, createRoute } from '@tanstack/react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { configureHttp } from '@/api/core/http-settings';
import { answerWith, testId } from '@/api/core/test-answers';
import { readDte } from '@/domain/dte/read-dte';
import { renderPage } from '@/modules/session/test-page';
import { testSession } from '@/modules/session/test-session';
import { TakenFiles } from './taken-files';
import { testDte } from './test-dte';
import type { TakenFile } from './use-document-files';

const own = { nit: '06141503121012', nrc: '2145678', nombre: 'LOS VOLCANES' };
const other = { nit: '06140101001015', nrc: '9876543', nombre: 'FERRETERÍA EL ROBLE' };

/** A draft that was begun of a document sold to this one. */
function soldTo(receptor: object, id: number, ambiente?: string): TakenFile {
  const reading = readDte(testDte({ receptor, id, ambiente }));
  if (!('document' in reading)) throw new Error('No document was read.');
  return {
    id,
    name: `${id}.json`,
    state: { is: 'draft', draft: testId(id), document: reading.document },
  };
}

async function show(
  files: readonly TakenFile[],
  taxNumbers: string[],
  onOpen: (() => void) | null = () => undefined,
) {
  answerWith({ body: [] });
  const root = createRootRoute();
  const Screen = () => (
    <TakenFiles files={files} branchId={testId(9)} onOpen={onOpen} onForget={() => undefined} />
  );
  await renderPage(
    root.addChildren([createRoute({ getParentRoute: () => root, path: '/', component: Screen })]),
    {
      session: testSession({
        integration: { name: 'compras', label: 'Compras', business: 'Los Volcanes', taxNumbers },
      }),
    },
  );
}

const item = (name: string) => page.getByRole('listitem').filter({ hasText: name });

afterEach(() => configureHttp({}));

describe('the files that were taken', () => {
  it('D1: tell of each what speaks against it, before it is opened', async () => {
    await show([soldTo(own, 1), soldTo(other, 2), soldTo(own, 3, '00')], ['0614-150312-101-2']);
    await expect
      .element(item('2.json'))
      .toHaveTextContent(/A nombre de .?FERRETERÍA EL ROBLE.?, no de su empresa\./);
    await expect.element(item('3.json')).toHaveTextContent(/Es de prueba/);
    await expect.element(item('1.json')).toHaveTextContent(/\$45\.20\.Abrir/);
  });

  it('D1: are told and not opened while the form is not to be filled anew', async () => {
    await show([soldTo(own, 1)], [], null);
    await expect.element(item('1.json')).toHaveTextContent(/\$45\.20\.Quitar/);
    await expect.element(page.getByRole('link', { name: 'Ver borradores' })).toBeVisible();
  });

  it('D1: say nothing of whom they are made out to while our own numbers are not known', async () => {
    await show([soldTo(other, 2)], []);
    await expect.element(item('2.json')).toHaveTextContent(/\$45\.20\.Abrir/);
  });
});
