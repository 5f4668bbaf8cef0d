import { createRootRoute } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { catalogQueries } from '@/api/catalogs/queries';
import { createQueryClient } from '@/api/core/query-client';
import { testId } from '@/api/core/test-answers';
import { directoryQueries } from '@/api/directory/queries';
import { testEntry } from '@/api/directory/test-entry';
import { renderPage } from '@/modules/session/test-page';
import { purchaseForm, type PurchaseInput, type TypedPurchase } from '../purchase-form';
import { DocumentPanel } from './document-panel';
import { importedIn } from './imported';
import { readDocumentFile } from './read-document-file';
import { testDte } from './test-dte';

/** The panel of a document of La Ceiba, where the address book knows these. */
async function show(...known: Parameters<typeof testEntry>[0][]) {
  const file = new File([testDte({ receptor: {}, id: 1 })], 'uno.json');
  const reading = await readDocumentFile(file, ['goods', 'service']);
  const imported = 'values' in reading ? importedIn(reading.values.document) : null;
  if (imported === null) throw new Error('No document was read.');
  const client = createQueryClient();
  client.setQueryData(directoryQueries.list('provider').queryKey, known.map(testEntry));
  client.setQueryData(catalogQueries.countries().queryKey, { rows: [], dropped: 0 });
  const Form = () => {
    const form = useForm<TypedPurchase, unknown, PurchaseInput>({
      defaultValues: purchaseForm.empty,
    });
    return (
      <>
        <DocumentPanel imported={imported} form={form} isKept />
        <input aria-label="Proveedor" {...form.register('providerId')} />
      </>
    );
  };
  await renderPage(createRootRoute({ component: Form }), { client });
}

const panel = page.getByRole('region', { name: 'Documento' });
const use = page.getByRole('button', { name: 'Usar este' });

it('D1: a supplier who is known by name only is offered before a second one is created', async () => {
  await show(
    { id: testId(7), name: 'La Ceiba, S.A. de C.V.' },
    { id: testId(8), name: 'La Ceiba', taxNumber: '0614-110351-102-4' },
  );
  await expect.element(panel).toHaveTextContent(/solo si no es ninguno de estos/);
  await userEvent.click(use);
  await expect.element(page.getByLabelText('Proveedor', { exact: true })).toHaveValue(testId(7));
  await expect.element(use).not.toBeInTheDocument();
  await expect.element(panel).not.toHaveTextContent(/Nadie en el directorio/);
});

it('D1: a supplier whose like nobody knows is to be chosen or created', async () => {
  await show({ id: testId(7), name: 'El Roble' });
  await expect.element(panel).toHaveTextContent(/elíjalo, o créelo con los datos/);
  await expect.element(use).not.toBeInTheDocument();
});

it('D1: a supplier who is known by another NIT is chosen by NRC, and confirmed by nobody', async () => {
  await show({ id: testId(7), taxNumber: '04567890-3', registerNumber: '0157204-4' });
  await expect.element(page.getByLabelText('Proveedor', { exact: true })).toHaveValue(testId(7));
  await expect.element(panel).toHaveTextContent(/03151106051045.*directorio tiene .*04567890-3/);
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
});
