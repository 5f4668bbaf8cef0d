import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { configureHttp } from '@/api/core/http-settings';
import { setProfile } from '@/api/core/profile';
import { defaultProfile } from '@/contract/profile';
import { EditScreen } from '../product-edit/edit-screen';
import { StockScreen } from '../stock/stock-screen';
import { playBranch } from './test-branch';
import { button, field, open, openFrom, receipt } from './test-screen';

const toReview = button(/^Revisar/);
const save = button(/^Guardar los cambios/);

async function rename() {
  await open(EditScreen);
  await userEvent.fill(field('Nombre'), 'Queso viejo');
  await userEvent.click(toReview);
}

async function count(quantity: string) {
  await open(StockScreen);
  await userEvent.fill(field('Cantidad'), quantity);
  await userEvent.fill(field('Motivo'), 'Conteo');
  await userEvent.click(toReview);
}

beforeEach(() => page.viewport(1200, 900));
afterEach(() => {
  vi.useRealTimers();
  configureHttp({});
  setProfile(defaultProfile);
});

describe('M125: a name that is saved', () => {
  it('says nothing of the stock', async () => {
    const here = playBranch();
    await rename();
    here.row['availability'] = 9;
    await userEvent.click(save);
    await expect.element(receipt).toBeVisible();
    expect(here.sent).toEqual([{ name: 'Queso viejo' }]);
  });

  it('M291: is compared again when its review stood open for long, and overwrites nothing newer unasked', async () => {
    const here = playBranch();
    await rename();
    await expect.element(save).toBeVisible();
    here.row['name'] = 'Queso fresco';
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    await userEvent.click(save);
    await expect.element(page.getByText('Este producto cambió mientras tanto')).toBeVisible();
    expect(here.sent).toEqual([]);
  });

  it('M291: is sent after such a review where no field moved', async () => {
    const here = playBranch();
    await rename();
    await expect.element(save).toBeVisible();
    here.row['availability'] = 9;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    await userEvent.click(save);
    await expect.element(receipt).toBeVisible();
    expect(here.sent).toEqual([{ name: 'Queso viejo' }]);
  });

  it('repeats the stock just read where the service wants it, and never one that moved after the review', async () => {
    setProfile({ ...defaultProfile, availabilityOnUpdate: 'reread' });
    const here = playBranch();
    await rename();
    await expect.element(page.getByText(/van las 10 leídas/)).toBeVisible();
    here.row['availability'] = 9;
    await userEvent.click(save);
    await expect.element(page.getByText(/El producto cambió desde la primera/)).toBeVisible();
    await expect.element(page.getByText(/van las 9 leídas/)).toBeVisible();
    expect(here.sent).toEqual([]);
    await userEvent.click(save);
    await expect.element(receipt).toBeVisible();
    expect(here.sent).toEqual([{ name: 'Queso viejo', availability: 9 }]);
  });

  it('repeats what was read where the service forgets, but not what somebody else changed meanwhile', async () => {
    setProfile({ ...defaultProfile, omittedOnUpdate: 'unknown' });
    const here = playBranch();
    await rename();
    here.row['cost'] = 2.5;
    await userEvent.click(save);
    await expect.element(page.getByText('Este producto cambió mientras tanto')).toBeVisible();
    expect(here.sent).toEqual([]);
    await userEvent.click(button('Seguir'));
    await userEvent.click(save);
    await expect.element(receipt).toBeVisible();
    expect(here.sent).toMatchObject([{ name: 'Queso viejo', cost: 2.5 }]);
    expect(here.sent[0]).not.toHaveProperty('availability');
    expect(here.sent[0]).not.toHaveProperty('tax_ids');
  });

  it('is not sent when somebody else saved the same', async () => {
    const here = playBranch();
    await open(EditScreen);
    await userEvent.fill(field('Nombre'), 'Queso viejo');
    here.row['name'] = 'Queso viejo';
    await userEvent.click(toReview);
    await expect.element(page.getByText('Ya está guardado así')).toBeVisible();
    await userEvent.click(button('Seguir con el producto como está'));
    await userEvent.click(toReview);
    await expect.element(page.getByRole('status').getByText('No hay cambios')).toBeVisible();
    expect(here.sent).toEqual([]);
  });

  it('without its product being found is sent only by somebody’s word, and then without its stock', async () => {
    setProfile({ ...defaultProfile, availabilityOnUpdate: 'reread' });
    const here = playBranch();
    await open(EditScreen);
    await userEvent.fill(field('Nombre'), 'Queso viejo');
    here.position = null;
    here.pages = 0;
    await userEvent.click(toReview);
    await expect.element(page.getByText('No pudimos comprobar cómo está ahora')).toBeVisible();
    expect(here.pages).toBe(3);
    await userEvent.click(button('Guardar sin comprobar'));
    await userEvent.click(save);
    await expect.element(receipt).toBeVisible();
    expect(here.sent).toEqual([{ name: 'Queso viejo' }]);
  });
});

describe('M124: a stock that is adjusted', () => {
  it('is read right before it is sent, and sent once however often one presses', async () => {
    const here = playBranch();
    await count('8');
    here.pages = 0;
    const send = button('Ajustar de 10 a 8');
    await userEvent.dblClick(send);
    await expect.element(receipt).toBeVisible();
    expect(here.sent).toEqual([{ availability: 8 }]);
    expect(here.pages).toBeGreaterThanOrEqual(1);
  });

  it('is not sent when it moved: a person says which of two was meant', async () => {
    const here = playBranch();
    await count('8');
    here.row['availability'] = 9;
    await userEvent.click(button('Ajustar de 10 a 8'));
    await expect.element(page.getByText('Las existencias se movieron')).toBeVisible();
    expect(here.sent).toEqual([]);
    await expect.element(button('Aplicar −2: quedan 7')).toBeVisible();
    await userEvent.click(button('Dejar en 8 (−1)'));
    await userEvent.click(button('Ajustar de 9 a 8'));
    await expect.element(receipt).toBeVisible();
    expect(here.sent).toEqual([{ availability: 8 }]);
  });

  it('by a difference cannot go out unchecked, by a count it can', async () => {
    const here = playBranch();
    await open(StockScreen);
    await userEvent.click(page.getByRole('radio', { name: /sobra o falta/ }));
    await userEvent.fill(field('Cantidad'), '-2');
    await userEvent.fill(field('Motivo'), 'Merma');
    here.position = null;
    await userEvent.click(toReview);
    await expect.element(page.getByText('No pudimos comprobar cómo está ahora')).toBeVisible();
    await expect.element(button('Ajustar sin comprobar')).not.toBeInTheDocument();
    await userEvent.click(button('Volver a los datos'));
    await userEvent.click(page.getByRole('radio', { name: 'Lo que se contó' }));
    await userEvent.fill(field('Cantidad'), '8');
    await userEvent.click(toReview);
    await userEvent.click(button('Ajustar sin comprobar'));
    await userEvent.click(button('Ajustar a 8'));
    await expect.element(receipt).toBeVisible();
    expect(here.sent).toEqual([{ availability: 8 }]);
  });

  it('asks before it becomes negative, and never for a change of nothing', async () => {
    const here = playBranch();
    await count('10');
    await expect.element(page.getByText('no cambiaría nada').first()).toBeVisible();
    await userEvent.fill(field('Cantidad'), '-1');
    await userEvent.click(toReview);
    await expect.element(page.getByRole('checkbox')).toHaveFocus();
    expect(here.sent).toEqual([]);
    await userEvent.click(page.getByRole('checkbox'));
    await userEvent.click(toReview);
    await expect.element(button('Ajustar de 10 a −1')).toBeVisible();
    await userEvent.click(button('Volver a los datos'));
    await userEvent.fill(field('Cantidad'), '-2');
    await userEvent.click(toReview);
    await expect.element(page.getByRole('checkbox')).not.toBeChecked();
  });

  it('keeps what was typed through a reading that fails', async () => {
    const here = playBranch();
    await open(StockScreen);
    await userEvent.fill(field('Cantidad'), '8');
    await userEvent.fill(field('Motivo'), 'Merma');
    here.pageAnswer = { status: 403, body: { error: 'Forbidden', required_scope: 'products' } };
    await userEvent.click(toReview);
    await expect.element(page.getByRole('heading', { name: 'Falta un permiso' })).toBeVisible();
    here.pageAnswer = null;
    await userEvent.click(button('Reintentar'));
    await expect.element(button('Ajustar de 10 a 8')).toBeVisible();
    expect(here.sent).toEqual([]);
  });

  it('begins with what was counted elsewhere, once', async () => {
    const here = playBranch();
    const stockOff = { difference: '-2', reason: 'Conteo del lote L-1: 5 → 3' };
    const { router } = await openFrom(StockScreen, { stockOff });
    await expect.element(page.getByRole('radio', { name: /sobra o falta/ })).toBeChecked();
    await expect.element(field('Cantidad')).toHaveValue('-2');
    await expect.element(field('Motivo')).toHaveValue(stockOff.reason);
    expect(here.drafts.size).toBe(0);
    await userEvent.click(toReview);
    await userEvent.click(button('Ajustar de 10 a 8'));
    await expect.element(receipt).toBeVisible();
    expect(here.sent).toEqual([{ availability: 8 }]);
    expect(router.state.location.state.stockOff).toBeUndefined();
    await userEvent.click(button('Hacer otro ajuste'));
    await expect.element(field('Cantidad')).toHaveValue('');
    await expect.element(page.getByRole('radio', { name: 'Lo que se contó' })).toBeChecked();
  });

  it('that nobody knows begins with no difference', async () => {
    playBranch({ availability: null });
    await openFrom(StockScreen, { stockOff: { difference: '-2', reason: 'Conteo' } });
    await expect.element(field('Motivo')).toHaveValue('Conteo');
    await expect.element(field('Cantidad')).toHaveValue('');
  });

  it('is none of a service', async () => {
    playBranch({ product_type: 'service', availability: null });
    await open(StockScreen);
    await expect.element(page.getByText('Los servicios no llevan existencias')).toBeVisible();
  });
});
