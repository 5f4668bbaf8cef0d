import { createRootRoute, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { configureHttp } from '@/api/core/http-settings';
import { testId, toResponse } from '@/api/core/test-answers';
import { testJob } from '@/api/jobs/test-job';
import type { Product } from '@/api/products/schemas';
import { currentRun } from '@/modules/bulk-job/current-run';
import { renderPage } from '@/modules/session/test-page';
import { testSession } from '@/modules/session/test-session';
import { createSelection, useChosen } from '@/ui/table/list-selection';
import { bulkAddress } from './bulk-search';
import { type BulkWork, createBulkWork, reachedStep, useBulkDraft } from './bulk-work';
import { chosenProducts } from './chosen-products';
import { BulkScreen } from './bulk-screen';
import { BulkSteps } from './bulk-steps';
import { milk, references } from './test-references';
import { useBulkNavigation } from './bulk-navigation';

const branch = testId(900);
const products = [
  milk({ id: testId(1), name: 'Leche', sku: 'L-1', price: '1.00', cost: '0.80' }),
  milk({ id: testId(2), name: 'Lechuga', sku: 'L-2', price: '2.00', cost: '1.90' }),
  milk({ id: testId(3), name: 'Pan', sku: 'P-1', price: null, cost: '0.10' }),
  milk({ id: testId(4), name: 'Queso', sku: 'Q-1', price: '4.00', cost: null }),
];

/** What reached the gateway: of a plan, the job and then its rows. */
let kept: { path: string; body: unknown }[] = [];
let isReachable = true;

function Screen({ work }: { work: BulkWork }) {
  const asked = bulkAddress.fill(bulkAddress.read(useSearch({ strict: false })));
  const { rows: chosen } = useChosen(work.selection);
  const step = reachedStep(asked, useBulkDraft(work), chosen.length);
  const place = { ...asked, step };
  const go = useBulkNavigation(branch, place);
  return (
    <BulkSteps
      branchId={branch}
      place={place}
      work={work}
      products={products}
      references={references}
      go={go}
    />
  );
}

const show = (component: () => ReactNode, address: string) =>
  renderPage(createRootRoute({ component }), { address });

const address = `/branches/${branch}/products/bulk`;

async function open(chosen: readonly Product[] = []) {
  const work = createBulkWork(createSelection(({ id }) => id));
  if (chosen.length > 0) work.selection.add([{ page: 1, rows: chosen }]);
  await show(() => <Screen work={work} />, chosen.length > 0 ? `${address}?step=change` : address);
  return work;
}

const button = (name: string | RegExp) => page.getByRole('button', { name });
const box = (name: string) => page.getByRole('combobox', { name });
const field = (name: string) => page.getByRole('textbox', { name });
const row = (name: string) => page.getByRole('row').filter({ hasText: name });

async function raise(percent: string) {
  await userEvent.selectOptions(box('Cambio de precio'), 'Subir un porcentaje');
  await userEvent.fill(field('Porcentaje'), percent);
  await userEvent.click(button(/^Revisar \d/));
}

beforeEach(async () => {
  await page.viewport(1200, 900);
  kept = [];
  isReachable = true;
  configureHttp({
    fetch: (address, { method = 'GET', body }) => {
      const path = new URL(address, 'http://app.test').pathname;
      if (method === 'GET') return Promise.resolve(toResponse({ body: { rows: [], total: 0 } }));
      if (!isReachable) return Promise.reject(new TypeError('out of reach'));
      kept.push({ path, body: JSON.parse(typeof body === 'string' ? body : 'null') as unknown });
      return Promise.resolve(toResponse({ status: 500, body: {} }));
    },
  });
});
afterEach(() => configureHttp({}));

describe('choosing', () => {
  it('narrows as somebody types, takes all that match, and keeps them when others are looked at', async () => {
    const work = await open();
    await userEvent.fill(page.getByRole('searchbox'), 'lech');
    await expect.element(page.getByText('2 de 4 productos coinciden')).toBeVisible();
    await userEvent.click(button('Elegir los 2 que coinciden'));
    await userEvent.fill(page.getByRole('searchbox'), 'pan');
    await userEvent.click(page.getByRole('checkbox', { name: 'Elegir Pan' }));
    await expect.element(page.getByText('3 productos elegidos')).toBeVisible();
    expect([...work.selection.chosen().keys()]).toEqual([1, 2, 3].map(testId));
  });

  it('by price leaves out what has none, and says of a bound that it is no price', async () => {
    await open();
    await userEvent.fill(page.getByLabelText('Precio desde ($)'), '2,00');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('2 de 4 productos coinciden')).toBeVisible();
    await userEvent.fill(page.getByLabelText('Precio hasta ($)'), 'mucho');
    await userEvent.tab();
    await expect
      .element(page.getByLabelText('Precio hasta ($)'))
      .toHaveAttribute('aria-invalid', 'true');
    await expect.element(page.getByText('2 de 4 productos coinciden')).toBeVisible();
  });
});

describe('a price typed and left by the press of a button', () => {
  const most = page.getByLabelText('Precio hasta ($)');

  it('does not move the button from under the pointer', async () => {
    const work = await open();
    work.selection.add([{ page: 1, rows: products.slice(0, 1) }]);
    await userEvent.fill(most, '1.00');
    await userEvent.click(button('Seguir: qué cambia'));
    await expect.element(box('Cambio de precio')).toBeVisible();
    expect(work.selection.chosen().size).toBe(1);
  });

  it('chooses by the price that stands there, and by no other', async () => {
    const work = await open();
    await userEvent.fill(most, '1.00');
    await userEvent.click(button(/^Elegir los 4/));
    await expect.element(page.getByText(/^1 de 4 productos/)).toBeVisible();
    expect([...work.selection.chosen().keys()]).toEqual([testId(1)]);
  });

  it('chooses no page of rows that were narrowed meanwhile', async () => {
    const work = await open();
    await userEvent.fill(most, '1.00');
    await userEvent.click(page.getByRole('checkbox', { name: 'Elegir las filas de esta página' }));
    await expect.element(page.getByText(/^1 de 4 productos/)).toBeVisible();
    expect([...work.selection.chosen().keys()]).toEqual([testId(1)]);
  });
});

describe('saying what changes', () => {
  it('asks for what goes with the way, and leads to what is missing', async () => {
    await open(products);
    await userEvent.click(button(/^Revisar \d/));
    await expect.element(page.getByText('Indique al menos un cambio.').first()).toBeVisible();
    await userEvent.selectOptions(box('Cambio de precio'), 'Llegar a un margen');
    expect(field('Monto').query()).toBeNull();
    await userEvent.fill(field('Porcentaje'), '100');
    await userEvent.click(page.getByRole('radio', { name: 'Elegir otros' }));
    await userEvent.click(button(/^Revisar \d/));
    await expect
      .element(page.getByText('Un margen de 100 % o más no tiene precio.').first())
      .toBeVisible();
    await expect.element(page.getByText(/Elija al menos un impuesto/).first()).toBeVisible();
  });

  it('of a margin computes from the cost, and blocks what has none', async () => {
    await open(products);
    await userEvent.selectOptions(box('Cambio de precio'), 'Llegar a un margen');
    await userEvent.fill(field('Porcentaje'), '50');
    await userEvent.selectOptions(box('Redondeo'), 'Lo que paga el cliente, a múltiplos de $0.25');
    await userEvent.click(button(/^Revisar \d/));
    await expect.element(row('Queso')).toHaveTextContent('sin costo');
    // 0.80 at a margin of one half is 1.60; with 13 % it is 1.808, which becomes 1.75.
    await expect.element(row('Leche')).toHaveTextContent('1.75');
    await expect.element(page.getByText('1 fila con problema: no se envía')).toBeVisible();
  });
});

describe('checking and confirming', () => {
  it('sends exactly the rows that are right and were left in, once their number is typed', async () => {
    await open(products);
    await raise('40');
    await expect.element(row('Pan')).toHaveTextContent('sin precio');
    await expect.element(row('Leche')).toHaveTextContent('cambio grande');
    await userEvent.click(page.getByRole('checkbox', { name: 'Elegir Lechuga' }));
    await expect.element(page.getByText('Cambian 2 productos')).toBeVisible();
    await expect.element(page.getByText(/filas con aviso/)).toBeVisible();
    await userEvent.click(button('Seguir con 2 cambios'));
    // Of what is not sent it says only how much there is.
    await expect
      .element(page.getByText('Quedan fuera: 1 sin marcar, 1 con problemas.'))
      .toBeVisible();
    expect(page.getByText(/con aviso|con problema:|que usted quitó/).elements()).toEqual([]);
    await userEvent.fill(field('Escriba 2 para confirmar:'), '4');
    await expect.element(button('Enviar 2 cambios')).toBeDisabled();
    expect(kept).toEqual([]);
    await userEvent.fill(field('Escriba 2 para confirmar:'), '2');
    await userEvent.click(button('Enviar 2 cambios'));
    await expect.element(page.getByText(/No se envió nada\. Puede intentarlo/)).toBeVisible();
    expect(kept).toMatchObject([{ path: '/gateway/jobs', body: { total: 2 } }]);
  });

  it('tries the same job again when the gateway could not be reached', async () => {
    await open(products.slice(0, 2));
    await raise('5');
    await userEvent.click(button('Seguir con 2 cambios'));
    await userEvent.fill(field('Escriba 2 para confirmar:'), '2');
    isReachable = false;
    await userEvent.click(button('Enviar 2 cambios'));
    await expect.element(page.getByText(/es el mismo cambio/)).toBeVisible();
    isReachable = true;
    await userEvent.click(button('Enviar 2 cambios'));
    await expect.poll(() => kept.length).toBe(1);
    await userEvent.click(button('Enviar 2 cambios'));
    await expect.poll(() => kept.length).toBe(2);
    const [first, second] = kept;
    expect(second?.body).toEqual(first?.body);
  });
});

it('a change whose screen is left while its plan is being kept does not stand ready to be made again', async () => {
  const chosen = chosenProducts(testSession(), branch);
  chosen.add([{ page: 1, rows: products.slice(0, 2) }]);
  const work = createBulkWork(chosen);
  const { unmount } = await show(() => <Screen work={work} />, `${address}?step=change`);
  await raise('5');
  await userEvent.click(button('Seguir con 2 cambios'));
  await userEvent.fill(field('Escriba 2 para confirmar:'), '2');
  const answers: ((answer: Response) => void)[] = [];
  configureHttp({
    fetch: (url) => {
      const path = new URL(url, 'http://app.test').pathname;
      if (path === '/gateway/jobs') return Promise.resolve(toResponse({ body: testJob() }));
      // Nothing is wanted of it but that it is kept.
      if (!path.endsWith('/rows')) return Promise.resolve(toResponse({ status: 404, body: {} }));
      return new Promise((resolve) => void answers.push(resolve));
    },
  });
  await userEvent.click(button('Enviar 2 cambios'));
  await expect.poll(() => answers.length).toBe(1);
  await unmount();
  expect(chosenProducts(testSession(), branch)).toBe(chosen);
  answers[0]?.(toResponse({ body: testJob() }));
  await expect.poll(() => chosenProducts(testSession(), branch)).not.toBe(chosen);
  // What carries the job out is still being loaded, and would ask in the files after this one.
  await expect.poll(currentRun).toMatchObject({ phase: null });
});

describe('a branch that cannot be read', () => {
  it.each([
    [401, 'El servicio rechazó la clave'],
    [404, 'no reconoce esta sucursal'],
    [500, 'El servicio falló al responder'],
  ])('with %i says why', async (status, words) => {
    const answer = { status, body: { success: false, message: 'No.' } };
    configureHttp({ fetch: () => Promise.resolve(toResponse(answer)) });
    await show(() => <BulkScreen branchId={branch} place={bulkAddress.defaults} />, address);
    await expect.element(page.getByRole('heading', { level: 2 })).toHaveTextContent(words);
  });
});
