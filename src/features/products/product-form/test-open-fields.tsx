import { zodResolver } from '@hookform/resolvers/zod';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { catalogQueries } from '@/api/catalogs/queries';
import { createQueryClient } from '@/api/core/query-client';
import { testId } from '@/api/core/test-answers';
import { directoryQueries } from '@/api/directory/queries';
import type { DirectoryEntry } from '@/api/directory/schemas';
import { taxQueries } from '@/api/taxes/queries';
import type { Product } from '@/api/products/schemas';
import type { Tax } from '@/api/taxes/schemas';
import { FormScope, type Refusals } from '@/modules/form-fields/form-scope';
import { DeclaredFieldsContext, type DeclaredFields } from '@/modules/form/field';
import { useMistakesAgain } from '@/modules/form/mistakes';
import { SessionContext } from '@/modules/session/session-context';
import { testSession } from '@/modules/session/test-session';
import { editForm } from '../product-edit/edit-form';
import { KeptTaxes } from '../product-edit/kept-taxes';
import { NewProductFields } from './new-product-screen';
import { newProductForm } from './new-product-form';
import { TaxFields } from './tax-fields';
import { testProduct } from '../test-products';
import { fuel, tourism, vat } from '../test-taxes';
import { aroundNew, typed } from './test-product-form';
import type { TypedProduct } from './product-fields';
import { useProductTaxes } from './use-product-names';

/** Only for browser tests: the fields on a page of their own. */

const branch = testId(1);
const nothing = { rows: [], dropped: 0 };

interface Opened {
  initial?: Partial<TypedProduct>;
  taxes?: Tax[];
  mode?: 'create' | 'edit';
  /** What is changed. */
  product?: Product;
  refusals?: Refusals;
  /** Price lists that the address book knows. */
  lists?: DirectoryEntry[];
}

/** The fields with a button that submits them; gives what was read, once something was. */
export async function openFields({
  initial = {},
  taxes = [vat, tourism, fuel],
  mode = 'create',
  product = testProduct({}),
  refusals = new Map(),
  lists = [],
}: Opened = {}) {
  const onSubmit = vi.fn<(read: object) => void>();
  const of = mode === 'create' ? newProductForm : editForm;
  const scope = { specs: of.specs, refusals };
  const client = createQueryClient();
  client.setQueryData(taxQueries.list(branch).queryKey, { rows: taxes, dropped: 0 });
  client.setQueryData(catalogQueries.productCategories().queryKey, nothing);
  client.setQueryData(catalogQueries.productMeasurements().queryKey, nothing);
  client.setQueryData(directoryQueries.list('price-list').queryKey, lists);
  const Form = () => {
    const known = useProductTaxes(branch);
    const around = { ...aroundNew({ taxes: known.taxes }), taxesOf: () => known.taxes };
    const form = useForm<TypedProduct, unknown, object>({
      resolver: zodResolver(
        mode === 'create'
          ? newProductForm.schema(around)
          : editForm.schema({ ...around, before: typed(initial) }),
      ),
      defaultValues: typed(initial),
    });
    // As the form's own shell says.
    const declared = { ...of, form: form as object as DeclaredFields['form'] };
    useMistakesAgain(form);
    return (
      <FormScope value={scope}>
        <DeclaredFieldsContext value={declared}>
          <form noValidate onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}>
            {mode === 'create' ? (
              <NewProductFields form={form} taxes={known} />
            ) : (
              <>
                <TaxFields form={form} mode="edit" taxes={known} />
                <KeptTaxes form={form} product={product} taxes={known.taxes} />
              </>
            )}
            <button type="submit">Enviar</button>
          </form>
        </DeclaredFieldsContext>
      </FormScope>
    );
  };
  await render(
    <MantineProvider>
      <QueryClientProvider client={client}>
        <SessionContext value={testSession()}>
          <Form />
        </SessionContext>
      </QueryClientProvider>
    </MantineProvider>,
  );
  const submit = () => userEvent.click(page.getByRole('button', { name: 'Enviar' }));
  return { submit, read: () => onSubmit.mock.calls.at(-1)?.[0] ?? null };
}

export const field = (name: string) => page.getByRole('textbox', { name });
export const type = async (name: string, text: string) => {
  await userEvent.fill(field(name), text);
};
export const tick = (name: string) => page.getByRole('checkbox', { name });
export const choose = (name: string) => userEvent.click(page.getByRole('radio', { name }));
