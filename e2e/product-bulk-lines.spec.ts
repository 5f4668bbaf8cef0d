import { expect } from '@playwright/test';
import { confirmRaiseOfAll, stock } from './support/bulk';
import { test } from './support/lines';

test.use({ worldOptions: { empty: true } });

test('a gateway that dies in the middle: the rows say at once that they wait for it, and go on when it is back', async ({
  page,
  world,
  lines,
  expectConnectionLoss,
  expectHttpStatus,
}) => {
  test.slow();
  expectConnectionLoss();
  expectHttpStatus(502);
  await stock(world, 12);
  await world.fail({ kind: 'slow', method: 'PUT', path: '/products', times: null, ms: 3_000 });
  await confirmRaiseOfAll(page, world, 12);
  const onTheWay = page.getByRole('table').getByText('enviando', { exact: true });
  const held = page.getByRole('table').getByText('espera a Trastienda', { exact: true });
  await expect(onTheWay.first()).toBeVisible();
  await lines.killGateway();
  await expect(held.first()).toBeVisible({ timeout: 1_500 });
  await expect(onTheWay).toHaveCount(0);
  await expect(page.getByText(/^Trastienda no responde; no se envía nada/)).toBeVisible();
  await world.recover();
  await lines.startGateway();
  await expect(held).toHaveCount(0, { timeout: 60_000 });
  await expect(
    page.getByRole('table').getByText('aplicada', { exact: true }).first(),
  ).toBeVisible();
});
