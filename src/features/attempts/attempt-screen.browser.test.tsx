import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { configureAttempts } from '@/api/core/attempt-settings';
import { configureHttp } from '@/api/core/http-settings';
import { createQueryClient } from '@/api/core/query-client';
import { testId } from '@/api/core/test-answers';
import {
  answered,
  playGateway,
  problemAnswer,
  recordedSend,
  recordOf,
  testAt,
  type Reply,
} from '@/api/core/test-gateway';
import { noFacts, type AttemptDetail } from '@/contract/attempt';
import { SessionContext } from '@/modules/session/session-context';
import { testSession } from '@/modules/session/test-session';
import { AttemptScreen } from './attempt-screen';

const unreachable = { status: null, problem: 'upstream-unreachable' } as const;
const unsent = recordOf('not-sent', [recordedSend('not-sent', unreachable)]);
const stored = recordOf('applied', [
  recordedSend('not-sent', unreachable),
  recordedSend('applied'),
]);

const form = {
  wireNames: { code: 'code' },
  specs: { code: { label: () => 'Código del tipo' } },
  startFrom: () => null,
};

async function show(answers: Parameters<typeof playGateway>[0]) {
  const sent = playGateway(answers);
  const router = createRouter({
    routeTree: createRootRoute({
      staticData: { forms: { 'entry-types.create': () => Promise.resolve(form) } },
      component: () => <AttemptScreen attemptId={testId(1)} />,
    }),
    history: createMemoryHistory(),
  });
  await render(
    <MantineProvider>
      <QueryClientProvider client={createQueryClient({ retryDelay: () => 0 })}>
        <SessionContext value={testSession()}>
          <RouterProvider router={router} />
        </SessionContext>
      </QueryClientProvider>
    </MantineProvider>,
  );
  return sent;
}

async function open(answers: { record: Reply[]; resend: Reply[] }) {
  await show(answers);
  await userEvent.click(page.getByRole('button', { name: 'Reenviar lo mismo' }));
}

afterEach(() => {
  configureAttempts({});
  configureHttp({});
});

const panel = (title: string) => page.getByRole('heading', { name: title });

describe('an attempt that is sent again from the journal', () => {
  it('is told with the focus on what it came to', async () => {
    await open({
      record: [{ body: unsent }, { body: unsent }, { body: stored }],
      resend: [answered('applied')],
    });
    await expect
      .element(page.getByRole('region', { name: 'Guardado en el servicio' }))
      .toHaveFocus();
  });

  it('and was not sent says so, which its record does not', async () => {
    await open({ record: [{ body: unsent }], resend: [problemAnswer('ledger-failure', 503)] });
    await expect.element(page.getByRole('alert')).toHaveTextContent('No se envió');
    await expect.element(page.getByRole('alert')).toHaveFocus();
  });

  it('is in doubt while nobody can be asked what came of it', async () => {
    await open({ record: [{ body: unsent }, { body: unsent }, 'lost'], resend: ['lost'] });
    await expect.element(panel('No sabemos si se guardó')).toBeVisible();
  });
});

it('a refused value is called as its form calls it, and one without a place there as the service does', async () => {
  const answerText = JSON.stringify({
    status: false,
    message: 'Validation error',
    errors: { code: ['The code has already been taken.'], trace_id: ['Unknown.'] },
  });
  const refused = recordOf('rejected', [recordedSend('rejected', { status: 422 })], { answerText });
  await show({ record: [{ body: refused }] });
  const lines = page.getByRole('listitem');
  await expect
    .element(lines.filter({ hasText: 'already been taken' }))
    .toHaveTextContent('Código del tipo: The code has already been taken.');
  await expect
    .element(lines.filter({ hasText: 'Unknown' }))
    .toHaveTextContent('trace_id: Unknown.');
  await expect.element(page.getByText('El servicio dice:')).toBeVisible();
});

it('says so where no form can start another one with what was sent', async () => {
  await show({ record: [{ body: stored }] });
  const start = page.getByRole('button', { name: 'Empezar otro a partir de este' });
  await userEvent.click(start);
  await expect.element(page.getByRole('alert')).toHaveTextContent('No se pudo empezar otro');
  await expect.element(start).toBeEnabled();
});

describe('an attempt of the operation that records purchases', () => {
  const unknown = (form: string) =>
    recordOf('unknown', [recordedSend('unknown', { status: 500 })], {
      operation: 'expenses.create',
      path: '/expenses',
      context: { form },
      facts: {
        ...noFacts,
        code: 'DTE-03-M001P001-000000000000001',
        providerId: testId(2),
        date: '2026-03-16',
        amount: '113',
      },
    });

  it('M159: of an unknown outcome says where to look for one without codes, too', async () => {
    await show({ record: [{ body: unknown('purchases') }] });
    await expect
      .element(page.getByRole('heading', { name: 'Registrar compra', level: 1 }))
      .toBeVisible();
    await expect
      .element(page.getByText(/^En el sistema principal, busque la compra/))
      .toBeVisible();
    const check = page.getByRole('alert').getByRole('listitem').first();
    await expect.element(check).toHaveTextContent(/si no lleva, por proveedor, fecha y monto/);
    await expect.element(check).toHaveTextContent(/DTE-03-M001P001-000000000000001/);
    await expect.element(check).toHaveTextContent(/Fecha16\/03\/2026Monto\$113\.00/);
  });

  it('M163, M174: is called a fiscal document of our own where that was issued', async () => {
    await show({ record: [{ body: unknown('excluded-purchases') }] });
    const title = 'Emitir factura de sujeto excluido';
    await expect.element(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect.element(page.getByText(/puede existir un documento fiscal/)).toBeVisible();
  });
});

it('a purchase that was recorded with no id keeps the one that is found', async () => {
  const purchaseOf = (recordId: string | null) => ({
    body: recordOf('applied', [recordedSend('applied')], {
      operation: 'expenses.create',
      path: '/expenses',
      context: { form: 'purchases' },
      facts: { ...noFacts, recordId },
    }),
  });
  const status = { expense_id: testId(9), document_type: 'ccf', status: 'processed' };
  const sent = await show({
    record: [purchaseOf(null), purchaseOf(null), purchaseOf(testId(9))],
    write: [{ body: { status: true, data: status } }],
    resend: [purchaseOf(testId(9))],
  });
  await expect.element(page.getByText(/^Sin identificador no se puede pagar/)).toBeVisible();
  const identifier = page.getByRole('textbox', { name: 'Identificador' });
  await userEvent.fill(identifier, testId(9));
  await userEvent.click(page.getByRole('button', { name: 'Consultar el estado' }));
  await userEvent.click(page.getByRole('button', { name: 'Guardar el identificador' }));
  await expect.element(identifier).not.toBeInTheDocument();
  const named = sent.filter(({ kind }) => kind === 'resend');
  expect(named).toMatchObject([
    {
      url: `/gateway/attempts/${testId(1)}/record`,
      body: JSON.stringify({ recordId: testId(9) }),
    },
  ]);
});

it('a change of an unknown outcome leads to its product, and says what that was and what was sent', async () => {
  const changed = recordOf('unknown', [recordedSend('unknown', { status: 500 })], {
    operation: 'products.update',
    method: 'PUT',
    path: `/products/${testId(2)}`,
    context: {
      form: 'products.edit',
      branchId: testId(3),
      before: { code: 'QUE-1', name: 'Queso', price: '1' },
    },
    bodyText: '{"sku":"QUE-2","price_before_taxes":1.5,"cost":1.25,"limit_availability":3}',
    facts: { ...noFacts, recordId: testId(2), code: 'QUE-2', name: 'Queso', amount: '1.5' },
  });
  await show({ record: [{ body: changed }] });
  const check = page.getByRole('alert').getByRole('listitem').first();
  await expect
    .element(check.getByRole('link', { name: 'Ver el producto' }))
    .toHaveAttribute('href', `/branches/${testId(3)}/products/${testId(2)}`);
  for (const place of [check, page.getByRole('region', { name: 'Lo que se envió' })]) {
    await expect.element(place).toHaveTextContent(/QUE-1\W+→\W+QUE-2\W*NombreQueso/);
    await expect.element(place).toHaveTextContent(/Precio sin impuestos\$1\.00 → \$1\.50/);
    await expect.element(place).toHaveTextContent(/Costo\$1\.25Existencias mínimas3/);
    await expect.element(place.getByRole('link', { name: 'Ver el producto' })).toBeVisible();
  }
});

it('an answer without anything to read came all the same, and is not called none', async () => {
  const empty = recordedSend('unknown', { status: 201, problem: 'upstream-not-json' });
  await show({ record: [{ body: recordOf('unknown', [empty]) }] });
  await expect
    .element(page.getByRole('region', { name: 'Respuesta del servicio' }))
    .toHaveTextContent('Llegó una respuesta (HTTP 201) vacía o que no se puede leer.');
});

it('M301: a send that Trastienda itself broke off is told in words', async () => {
  const brokenOff = { status: null, problem: 'gateway-failure' } as const;
  await show({ record: [{ body: recordOf('unknown', [recordedSend('unknown', brokenOff)]) }] });
  await expect.element(page.getByText(/· Trastienda se interrumpió/)).toBeVisible();
});

describe('an attempt that is one row of a job leads back to it', () => {
  const branchId = testId(3);
  const job = testId(4);
  const rowOf = (changes: Pick<AttemptDetail, 'operation' | 'context'>) =>
    recordOf('applied', [recordedSend('applied')], { ...changes, facts: { ...noFacts, branchId } });

  it.each([
    {
      operation: 'payments.apply',
      words: 'Es parte de unos pagos a varios proveedores.',
      name: 'Ver los pagos',
      place: `/payments/many/${job}`,
    },
    {
      operation: 'products.update',
      words: 'Es una fila de un cambio de varios productos.',
      name: 'Ver el cambio',
      place: `/branches/${branchId}/products/bulk/${job}`,
    },
  ] as const)('$operation', async ({ operation, words, name, place }) => {
    await show({ record: [{ body: rowOf({ operation, context: { form: 'any', job } }) }] });
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', place);
  });

  it('and one that was sent alone says nothing of a job', async () => {
    const alone = rowOf({ operation: 'payments.apply', context: { form: 'payments' } });
    await show({ record: [{ body: alone }] });
    await expect.element(page.getByRole('heading', { name: 'Cada envío' })).toBeVisible();
    await expect.element(page.getByText(/varios proveedores/)).not.toBeInTheDocument();
  });
});

describe('M299: a file that is taken away leaves the focus', () => {
  const fileOf = (at: number): AttemptDetail['files'][number] => ({
    hash: String(at).repeat(64),
    name: `Factura ${at}.pdf`,
    kind: 'pdf',
    bytes: 2000,
    operator: 'Ana',
    at: testAt,
  });
  const paid = (...files: AttemptDetail['files']) => ({
    body: recordOf('applied', [recordedSend('applied')], { operation: 'payments.apply', files }),
  });
  const [one, two, three] = [fileOf(1), fileOf(2), fileOf(3)];
  const remove = ({ name }: { name: string }) =>
    page.getByRole('button', { name: new RegExp(`^Quitar .*${name}`) });

  it('on the next one, on the one before it, and on their heading after the last', async () => {
    const record = [paid(one, two, three), paid(one, three), paid(one), paid()];
    await show({ record, resend: [{ status: 204 }] });
    for (const file of [two, three, one]) {
      await userEvent.click(remove(file));
      const question = page.getByRole('dialog', { name: '¿Quitar el archivo?' });
      await userEvent.click(question.getByRole('button', { name: 'Quitar' }));
      await expect.element(remove(file)).not.toBeInTheDocument();
      const next = { [two.hash]: remove(three), [three.hash]: remove(one) }[file.hash];
      await expect.element(next ?? page.getByRole('heading', { name: 'Archivos' })).toHaveFocus();
    }
  });
});
