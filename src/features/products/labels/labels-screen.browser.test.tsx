import type { QueryClient } from '@tanstack/react-query';
import { createRootRoute } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { configureHttp } from '@/api/core/http-settings';
import { createQueryClient } from '@/api/core/query-client';
import { answerWith, testId } from '@/api/core/test-answers';
import { productKeys } from '@/api/products/keys';
import { readClock } from '@/modules/business-day/moments';
import { renderPage } from '@/modules/session/test-page';
import type { WholeList } from '@/modules/whole-list/read-whole-list';
import { branch, playService } from '../product-page/test-service';
import { testProduct } from '../test-products';
import { labelAddress } from './label-search';
import { LabelsScreen } from './labels-screen';

const minute = 60_000;

const newClient = () => createQueryClient({ retryDelay: () => 0 });

/** Opens the labels of a branch whose products were read so long ago, under a name of that time. */
async function open(ago: number) {
  const client = newClient();
  const readAt = Date.now() - ago;
  client.setQueryData<WholeList<ReturnType<typeof testProduct>>>(productKeys.whole(branch), {
    rows: [testProduct({ id: testId(1), name: 'Nombre de antes' })],
    readAt,
    dropped: 0,
    totalAtStart: 1,
    totalAtEnd: 1,
    changedMeanwhile: false,
  });
  await show(client);
  return readAt;
}

async function show(client: QueryClient) {
  const place = labelAddress.fill({});
  const component = () => <LabelsScreen branchId={branch} place={place} />;
  await renderPage(createRootRoute({ component }), { client });
}

const label = page.getByRole('article');
const time = (readAt: number) => page.getByText(`leído a las ${readClock(readAt)}`);

beforeEach(() => page.viewport(1200, 900));
afterEach(() => configureHttp({}));

describe('M297: the products that labels are printed of', () => {
  it('are read again where they were read long before', async () => {
    const service = playService({ products: 1 });
    const before = await open(300 * minute);
    await expect.element(label).toHaveTextContent('Producto 1');
    expect(service.asked).toEqual(['1']);
    await expect.element(time(before)).not.toBeInTheDocument();
  });

  it('are shown with their time, and read again when asked for', async () => {
    const service = playService({ products: 1 });
    const readAt = await open(0);
    await expect.element(label).toHaveTextContent('Nombre de antes');
    await expect.element(time(readAt)).toBeVisible();
    expect(service.asked).toEqual([]);
    await page.getByRole('button', { name: 'Actualizar' }).click();
    await expect.element(label).toHaveTextContent('Producto 1');
    expect(service.asked).toEqual(['1']);
  });

  it('tell a failure once where none of them came', async () => {
    answerWith({ status: 500, body: {} });
    await show(newClient());
    await expect.element(page.getByText('El servicio falló al responder')).toBeVisible();
    expect(page.getByRole('button', { name: 'Reintentar' }).elements()).toHaveLength(1);
  });

  it('are not printed while they are read again', async () => {
    const service = playService({ products: 1 });
    await open(0);
    const print = page.getByRole('button', { name: 'Imprimir' });
    await expect.element(print).not.toHaveAttribute('aria-disabled');
    let answer = () => {};
    service.productsAnswer = new Promise((resolve) => {
      answer = () => resolve(null);
    });
    await page.getByRole('button', { name: 'Actualizar' }).click();
    await expect.element(label).toHaveTextContent('Nombre de antes');
    await expect.element(print).toHaveAttribute('aria-disabled', 'true');
    answer();
    await expect.element(label).toHaveTextContent('Producto 1');
    await expect.element(print).not.toHaveAttribute('aria-disabled');
  });

  it('keep their time while they could not be read again, and no label carries it', async () => {
    playService({ products: 1, productsAnswer: { status: 403, body: {} } });
    const readAt = await open(300 * minute);
    await vi.waitFor(() => expect(document.querySelector('[role=alert]')).not.toBeNull());
    await expect.element(time(readAt)).toBeVisible();
    await expect.element(label).not.toHaveTextContent(readClock(readAt));
  });
});
