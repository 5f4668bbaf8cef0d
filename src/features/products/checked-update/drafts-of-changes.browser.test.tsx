import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { configureHttp } from '@/api/core/http-settings';
import { testId } from '@/api/core/test-answers';
import { EditScreen } from '../product-edit/edit-screen';
import { StockScreen } from '../stock/stock-screen';
import { branch, otherBranch, playBranch, product, type TestBranch } from './test-branch';
import { button, field, open, press, receipt, type } from './test-screen';

const kept = page.getByText(/^Borrador guardado/);
const moved = page.getByText(/y desde entonces cambió/);

/** The page is closed and its address opened again: only the gateway remembers anything. */
async function reopen(Screen: typeof EditScreen, here: TestBranch) {
  await expect.element(kept).toBeVisible();
  const [id] = here.drafts.keys();
  await shown.unmount();
  shown = await open(Screen, id);
  await expect.element(page.getByText(/^Se recuperó el borrador/)).toBeVisible();
}

let shown: Awaited<ReturnType<typeof open>>;

beforeEach(() => page.viewport(1200, 900));
afterEach(() => configureHttp({}));

describe('M125: a change of a product that was typed and not sent', () => {
  it('is kept as a draft of that product, from the first key on, with what it was begun with', async () => {
    const here = playBranch();
    shown = await open(EditScreen);
    await expect.element(field('Nombre')).toHaveValue('Queso duro');
    expect(here.drafts.size).toBe(0);
    await type('Nombre', 'Queso viejo');
    await expect.element(kept).toBeVisible();
    expect([...here.drafts.values()]).toMatchObject([
      {
        form: 'product-edits',
        title: 'QUESO · Queso duro',
        branchId: branch,
        subjectId: product,
        values: { name: 'Queso viejo', price: '3.00' },
        origin: { product: { id: product, name: 'Queso duro', price: '3' } },
      },
    ]);
  });

  it('comes back, says what moved meanwhile, and asks about it before anything is sent', async () => {
    const here = playBranch();
    shown = await open(EditScreen);
    await type('Nombre', 'Queso de Ana');
    await expect.element(kept).toBeVisible();
    here.row = { ...here.row, name: 'Queso de Luis', price_before_taxes: 3.5, availability: 7 };
    await reopen(EditScreen, here);
    await expect.element(field('Nombre')).toHaveValue('Queso de Ana');
    await expect.element(field('Precio sin impuestos')).toHaveValue('3.00');
    await expect.element(moved).toHaveTextContent('cambió: Nombre, Precio sin impuestos.');
    await press(/^Revisar/);
    await expect.element(page.getByText('Este producto cambió mientras tanto')).toBeVisible();
    await userEvent.click(
      page.getByRole('group', { name: 'Nombre' }).getByRole('radio', { name: /usted escribió/ }),
    );
    await press('Seguir');
    await press(/^Guardar los cambios/);
    await expect.element(receipt).toBeVisible();
    expect(here.sent).toEqual([{ name: 'Queso de Ana' }]);
    await vi.waitFor(() => expect(here.drafts.size).toBe(0));
  });

  it('of a product that its branch no longer has is read, copied, or opened where the product went', async () => {
    const here = playBranch();
    shown = await open(EditScreen);
    await type('Nombre', 'Queso viejo');
    await type('Costo', '2.75');
    await expect.element(kept).toBeVisible();
    const [id] = here.drafts.keys();
    await expect.poll(() => here.drafts.get(id ?? '')?.values).toMatchObject({ cost: '2.75' });
    await shown.unmount();
    here.position = null;
    here.movedTo = otherBranch;
    shown = await open(EditScreen, id);
    const elsewhere = page.getByRole('region', { name: 'Dónde puede estar el producto' });
    await expect
      .element(elsewhere)
      .toHaveTextContent(/Según la bitácora, .*Luis.* lo guardó en .*Norte/);
    await expect.element(elsewhere).toHaveTextContent(/Nombre.*Queso viejo/);
    await expect.element(elsewhere).toHaveTextContent(/Costo.*2\.75/);
    await expect.element(elsewhere).not.toHaveTextContent('QUESO');
    await expect
      .element(elsewhere.getByRole('link', { name: /^Abrir en .*Norte/ }))
      .toHaveAttribute('href', `/branches/${otherBranch}/products/${product}/edit?draft=${id}`);
    await expect
      .element(elsewhere.getByRole('button', { name: 'Copiar lo escrito' }))
      .toBeVisible();
    expect(here.drafts.size).toBe(1);
  });

  it('that was to move the product to where it is by now changes only the rest', async () => {
    const here = playBranch();
    shown = await open(EditScreen);
    await type('Nombre', 'Queso viejo');
    await expect.element(kept).toBeVisible();
    for (const draft of here.drafts.values()) draft.values['branchId'] = branch;
    await reopen(EditScreen, here);
    await expect.element(button('Cambiar de sucursal')).toBeVisible();
    await press(/^Revisar/);
    await press(/^Guardar los cambios/);
    await expect.element(receipt).toBeVisible();
    expect(here.sent).toEqual([{ name: 'Queso viejo' }]);
  });

  it('is not restored into the draft of another product', async () => {
    const here = playBranch();
    shown = await open(EditScreen);
    await type('Nombre', 'Queso viejo');
    await expect.element(kept).toBeVisible();
    for (const draft of here.drafts.values()) draft.subjectId = testId(6);
    await shown.unmount();
    shown = await open(EditScreen, [...here.drafts.keys()][0]);
    await expect.element(page.getByText(/^Ese borrador no está entre los suyos/)).toBeVisible();
    await expect.element(field('Nombre')).toHaveValue('Queso duro');
  });

  it('whose product cannot be read is shown to be copied, and changes nothing', async () => {
    const here = playBranch();
    shown = await open(EditScreen);
    await type('Nombre', 'Queso viejo');
    await expect.element(kept).toBeVisible();
    for (const draft of here.drafts.values()) draft.origin = { unknown: 'shape' };
    await reopen(EditScreen, here);
    await expect.element(field('Nombre')).toHaveValue('Queso duro');
    await expect.element(page.getByText('Queso viejo')).toBeVisible();
    await press(/^Revisar/);
    await expect.element(page.getByRole('status').getByText('No hay cambios')).toBeVisible();
  });

  it('that was already saved so by somebody else ends with it', async () => {
    const here = playBranch();
    shown = await open(EditScreen);
    await type('Nombre', 'Queso viejo');
    await expect.element(kept).toBeVisible();
    here.row['name'] = 'Queso viejo';
    await press(/^Revisar/);
    await press('Seguir con el producto como está');
    await vi.waitFor(() => expect(here.drafts.size).toBe(0));
    await expect.element(kept).not.toBeInTheDocument();
  });

  it('after a save is one of the product as it was stored', async () => {
    const here = playBranch();
    shown = await open(EditScreen);
    await type('Nombre', 'Queso viejo');
    await press(/^Revisar/);
    await press(/^Guardar los cambios/);
    await press('Seguir editando');
    await expect.element(field('Nombre')).toHaveValue('Queso viejo');
    await vi.waitFor(() => expect(here.drafts.size).toBe(0));
    await type('Costo', '2.50');
    await expect.element(kept).toBeVisible();
    expect([...here.drafts.values()]).toMatchObject([
      { values: { cost: '2.50' }, origin: { product: { name: 'Queso viejo' } } },
    ]);
  });
});

describe('M124: a count that was typed and not sent', () => {
  it('comes back with the stock it was counted against, and a person says which of two was meant', async () => {
    const here = playBranch();
    shown = await open(StockScreen);
    await type('Cantidad', '8');
    await type('Motivo', 'Merma');
    await expect.element(kept).toBeVisible();
    here.row['availability'] = 5;
    await reopen(StockScreen, here);
    await expect.element(field('Cantidad')).toHaveValue('8');
    await expect
      .element(page.getByText(/^Este ajuste parte de 10, leído .*; ahora hay 5\./))
      .toBeVisible();
    await press(/^Revisar/);
    await expect.element(page.getByText('Las existencias se movieron')).toBeVisible();
    expect(here.sent).toEqual([]);
    await expect.element(button('Dejar en 8 (+3)')).toBeVisible();
    await press('Aplicar −2: quedan 3');
    await press('Ajustar de 5 a 3');
    await expect.element(receipt).toBeVisible();
    expect(here.sent).toEqual([{ availability: 3 }]);
    await vi.waitFor(() => expect(here.drafts.size).toBe(0));
  });

  it('is offered where the same product is counted again', async () => {
    const here = playBranch();
    shown = await open(StockScreen);
    await type('Cantidad', '8');
    await expect.element(kept).toBeVisible();
    await shown.unmount();
    shown = await open(StockScreen);
    await userEvent.click(page.getByRole('link', { name: /^Continuar .*QUESO · Queso duro/ }));
    await expect.element(field('Cantidad')).toHaveValue('8');
    expect(here.drafts.size).toBe(1);
  });
});
