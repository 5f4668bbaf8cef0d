import { expect } from '@playwright/test';
import { signIn } from './support/actions';
import { expectCovered } from './support/cover';
import { test } from './support/fixtures';
import { openNewProvider, typeProvider } from './support/providers';

test.use({ worldOptions: { empty: true } });

test('a review is not sent by whoever signed in meanwhile in another window', async ({
  page,
  context,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(409);
  await openNewProvider(page, world);
  await typeProvider(page);
  await page.getByRole('button', { name: 'Revisar el proveedor' }).click();
  const send = page.getByRole('button', { name: 'Crear La Ceiba', exact: true });
  await expect(send).toBeVisible();
  const other = await context.newPage();
  await signIn(other, world.keys.other, 'Luis', '/help');
  await send.click();
  await expectCovered(page, 'Luis');
  expect(await world.rows('providers')).toEqual([]);
});
