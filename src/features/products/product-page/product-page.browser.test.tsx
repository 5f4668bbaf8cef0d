import { createRootRoute } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { configureHttp } from '@/api/core/http-settings';
import { createQueryClient } from '@/api/core/query-client';
import { testId } from '@/api/core/test-answers';
import { productKeys } from '@/api/products/keys';
import { renderPage } from '@/modules/session/test-page';
import { pageOf } from '@/modules/whole-list/test-lists';
import { setLocale } from '@/text/locale';
import { skuStatus } from '../product-form/sku-status';
import { testProduct } from '../test-products';
import { ProductPageScreen } from './product-page-screen';
import { branch, playService, product, testLot } from './test-service';

async function open(productId = product, client = createQueryClient({ retryDelay: () => 0 })) {
  const component = () => <ProductPageScreen branchId={branch} productId={productId} />;
  await renderPage(createRootRoute({ component }), { client });
  return client;
}

const title = page.getByRole('heading', { level: 1 });
const button = (name: string) => page.getByRole('button', { name });
/** The value beside a name. */
const fact = (name: string) =>
  [...document.querySelectorAll('dl > div')]
    .find((pair) => pair.querySelector('dt')?.textContent === name)
    ?.querySelector('dd')?.textContent;
const clientThatKnows = (name: string) => {
  const client = createQueryClient({ retryDelay: () => 0 });
  client.setQueryData(
    productKeys.list({ branch, page: 1, perPage: 20 }),
    pageOf([testProduct({ id: product, name })], 1, 20),
  );
  return client;
};

beforeEach(() => page.viewport(1200, 900));
afterEach(() => {
  configureHttp({});
  setLocale('es');
});

describe('M97: the search for a product', () => {
  it('reads page after page, and no more than it needs', async () => {
    const service = playService();
    await open();
    await expect.element(title).toHaveTextContent('Producto 350');
    expect(service.asked).toEqual(['1', '2']);
  });

  it('M128: leaves what it read for a SKU to be held against', async () => {
    playService();
    const client = await open();
    await expect.element(title).toHaveTextContent('Producto 350');
    const status = skuStatus(client, { branch, sku: 'SKU-9', whole: null });
    expect(status).toEqual({ taken: null, looked: 400, total: 450 });
  });

  it('shows how far it is, stops when told to and goes on from there', async () => {
    const service = playService({ productsAnswer: new Promise(() => undefined) });
    await open();
    await expect.element(page.getByText('Buscando el producto entre los de')).toBeVisible();
    await userEvent.click(button('Detener la búsqueda'));
    await expect.element(page.getByText('Aún no se ha leído ninguna página.')).toBeVisible();
    service.productsAnswer = null;
    await userEvent.click(button('Seguir buscando'));
    await expect.element(title).toHaveTextContent('Producto 350');
  });

  it('says in how many pages it is not, without saying that it was deleted', async () => {
    playService({ products: 40 });
    await open();
    const panel = page.getByRole('status').filter({ hasText: 'No se encontró el producto' });
    await expect
      .element(panel)
      .toHaveTextContent('la página leída de esta sucursal (40 productos)');
    await expect.element(panel).not.toHaveTextContent(/eliminad|borrad/i);
    await expect.element(panel).toHaveTextContent(product);
  });

  it('names a missing permission, and is tried again by hand', async () => {
    const forbidden = { error: 'Forbidden', required_scope: 'products' };
    const service = playService({ productsAnswer: { status: 403, body: forbidden } });
    await open();
    await expect.element(page.getByRole('heading', { name: 'Falta un permiso' })).toBeVisible();
    service.productsAnswer = null;
    await userEvent.click(button('Reintentar'));
    await expect.element(title).toHaveTextContent('Producto 350');
  });

  it('asks for nothing under an address that names no product', async () => {
    const service = playService();
    await open('not-an-id');
    await expect
      .element(page.getByRole('heading', { name: 'Esta dirección no lleva a un producto' }))
      .toBeVisible();
    expect(service.asked).toEqual([]);
  });
});

describe('what is known of a product', () => {
  it('shows at once what a list had read, and asks for nothing', async () => {
    const service = playService();
    await open(product, clientThatKnows('Leche entera 1 L'));
    await expect.element(title).toHaveTextContent('Leche entera 1 L');
    await expect.element(page.getByText(/leído a las \d\d:\d\d/)).toBeVisible();
    expect(fact('SKU')).toBe('LECHE-01');
    expect(fact('Costo ($)')).toBe('0.80');
    expect(service.asked).toEqual([]);
  });

  it('is read again when a write has made it doubtful, and stays meanwhile', async () => {
    const service = playService({ changed: { name: 'Leche de cabra' } });
    const client = await open(product, clientThatKnows('Leche entera 1 L'));
    await expect.element(title).toHaveTextContent('Leche entera 1 L');
    let answer: (as: null) => void = () => undefined;
    service.productsAnswer = new Promise((resolve) => (answer = resolve));
    await client.invalidateQueries({ queryKey: productKeys.all });
    await vi.waitFor(() => expect(service.asked).toEqual(['1']));
    await expect.element(title).toHaveTextContent('Leche entera 1 L');
    answer(null);
    await expect.element(title).toHaveTextContent('Leche de cabra');
    await expect.element(button('Actualizar')).toBeVisible();
    expect(service.asked).toEqual(['1', '1', '2']);
  });

  it('says that it is gone from the pages, with what was last known below', async () => {
    playService({ products: 3 });
    await open(product, clientThatKnows('Leche entera 1 L'));
    await userEvent.click(button('Actualizar'));
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Ya no está en la página leída');
    await expect.element(title).toHaveTextContent('Leche entera 1 L');
  });

  it('says of every value that did not come that it did not', async () => {
    playService();
    await open();
    await expect.element(title).toHaveTextContent('Producto 350');
    const names = ['Precio sin impuestos ($)', 'Costo ($)', 'Existencias', 'Mínimo'];
    expect(names.map(fact)).toEqual(names.map(() => 'no informado'));
    expect(document.body.innerText).not.toMatch(/NaN|undefined|null/);
  });
});

describe('the lots of a product', () => {
  const lots = page.getByRole('table', { name: 'Lotes de Producto 350' });

  it('are the ten that expire first, and the rest is one link away', async () => {
    playService({ lots: Array.from({ length: 12 }, (_, index) => testLot(index + 1)) });
    await open();
    await expect.element(lots).toHaveTextContent('L-10');
    expect(lots.getByRole('row').elements()).toHaveLength(11);
    await expect.element(page.getByText('Los 10 que vencen primero, de 12.')).toBeVisible();
    const all = page.getByRole('link', { name: 'Ver los 12 en la lista de lotes' });
    await expect.element(all).toHaveAttribute('href', expect.stringContaining(product));
  });

  it('M186: are told from those of other products, which are not shown', async () => {
    const other = { product: { id: testId(2), sku: 'PAN', name: 'Pan' }, batch_number: 'P-1' };
    playService({ lots: [testLot(1), testLot(2, other)] });
    await open();
    await expect.element(lots).toHaveTextContent('L-1');
    await expect.element(lots).not.toHaveTextContent('P-1');
    await expect
      .element(page.getByText(/devolvió 1 lote de otro producto/))
      .toHaveTextContent('No se muestra.');
  });

  it('M23: are not told as none where the only one cannot be read', async () => {
    playService({ lots: [testLot(1, { expiration_date: '0000-00-00' })] });
    await open();
    await expect.element(page.getByText('1 fila llegó con datos que no se')).toBeVisible();
    await expect
      .element(page.getByText('El servicio no tiene lotes de este'))
      .not.toBeInTheDocument();
  });

  it('that are none say so; those that cannot be read leave the rest of the page', async () => {
    const service = playService({ lotsAnswer: { status: 500, body: { message: 'Server error' } } });
    await open();
    await expect.element(page.getByRole('alert')).toHaveTextContent('El servicio falló');
    await expect.element(title).toHaveTextContent('Producto 350');
    service.lotsAnswer = null;
    await userEvent.click(page.getByRole('alert').getByRole('button', { name: 'Reintentar' }));
    await expect.element(page.getByText('El servicio no tiene lotes de este')).toBeVisible();
  });
});
