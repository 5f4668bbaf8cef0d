import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { field } from './support/controls';
import { draftInAddress, notice, untilSaved } from './support/drafts';
import { expectCount } from './support/expectations';
import { test } from './support/fixtures';
import {
  confirmMany,
  openMany,
  owedToThree,
  payAguaViva,
  referenceOf,
  sentKeys,
} from './support/many-payments';
import { expectNoOverflow } from './support/overflow';

test.use({ worldOptions: { empty: true } });
test.slow();

const total = (page: Page) => page.getByRole('row', { name: /^Total/ });
const restored = (page: Page) => notice(page, 'Se recuperó el borrador');

async function typePapers(page: Page): Promise<void> {
  await untilSaved(page, async () => {
    await referenceOf(page, 'La Ceiba').fill('TR-7');
    await referenceOf(page, 'Molino Sur').fill('TR-8');
    await field(page, 'Notas').fill('Pago de la quincena');
  });
}

async function expectPapers(page: Page): Promise<void> {
  await expect(referenceOf(page, 'La Ceiba')).toHaveValue('TR-7');
  await expect(referenceOf(page, 'Molino Sur')).toHaveValue('TR-8');
  await expect(field(page, 'Notas')).toHaveValue('Pago de la quincena');
}

test('M268: a reload keeps what was chosen and typed, until the payments are on their way', async ({
  page,
  world,
  context,
}) => {
  await openMany(page, world, owedToThree);
  await typePapers(page);
  await page.reload();
  await expect(restored(page)).toBeVisible();
  await expectPapers(page);
  await expect(page.getByRole('table', { name: '3 pagos' })).toBeVisible();
  await expect(total(page)).toContainText('$100.00');
  await expect(page.getByRole('combobox', { name: 'Forma de pago' })).not.toHaveValue('');
  await expectAccessible(page);
  for (const width of [768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page, `the payments of a draft at ${width}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await untilSaved(page, () => page.getByRole('button', { name: /^Quitar \W*Agua Viva/ }).click());
  await page.getByRole('button', { name: 'Revisar los pagos' }).click();
  await expect(
    page.getByRole('button', { name: 'Aplicar 2 pagos por $80.00 en total' }),
  ).toBeVisible();
  const drafts = await context.newPage();
  await drafts.goto('/drafts');
  await expect(drafts.getByRole('row', { name: /2 pagos.*Pagos a varios/ })).toBeVisible();
  await page.reload();
  await expectPapers(page);
  await confirmMany(page, 2, '$80.00');
  await expect(page.getByText('2 de 2 pagos')).toBeVisible();
  await drafts.reload();
  await expect(drafts.getByText('No hay borradores')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('No hay compras elegidas')).toBeVisible();
  expect(await sentKeys(world)).toHaveLength(2);
});

test('a draft is offered where nothing is chosen, and tells what was paid elsewhere since', async ({
  page,
  world,
}) => {
  await openMany(page, world, owedToThree);
  await typePapers(page);
  const draft = draftInAddress(page);
  await page.getByRole('link', { name: 'Elegir en Por pagar' }).click();
  await expectCount(page, '4 de 4 compras');
  await payAguaViva(page);
  await page.goto('/payments/many');
  await expect(page.getByText('No hay compras elegidas')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Continuar \W*3 pagos/ }).click();
  await expect(page.getByText('1 compra no se paga aquí.')).toBeVisible();
  await expect(page.getByText(/Agua Viva.*: Ya no resta nada según la bitácora\./)).toBeVisible();
  expect(draftInAddress(page)).toBe(draft);
  await expectPapers(page);
  await expect(referenceOf(page, 'Agua Viva')).toHaveCount(0);
  await expect(total(page)).toContainText('$80.00');
  await expectAccessible(page);
  await confirmMany(page, 2, '$80.00');
  await expect(page.getByText('2 de 2 pagos')).toBeVisible();
  expect(await world.rows('payments')).toHaveLength(3);
});

test('what is discarded is put back, and what another window began is not begun here again', async ({
  page,
  world,
  context,
}) => {
  await openMany(page, world, owedToThree);
  await typePapers(page);
  await page.getByRole('button', { name: 'Descartar borrador' }).click();
  await expect(page.getByText('No hay compras elegidas')).toBeVisible();
  await untilSaved(page, () => page.getByRole('button', { name: 'Deshacer' }).click());
  await expectPapers(page);
  await page.getByRole('button', { name: 'Revisar los pagos' }).click();
  await page.getByRole('checkbox', { name: /^Lo leí/ }).check();
  const send = page.getByRole('button', {
    name: 'Aplicar 3 pagos por $100.00 en total',
    exact: true,
  });
  await expect(send).toBeEnabled();
  const other = await context.newPage();
  await other.goto(page.url());
  await expectPapers(other);
  await confirmMany(other, 3, '$100.00');
  await expect(other.getByText('3 de 3 pagos')).toBeVisible();
  await expect(notice(page, 'se envió o se descartó en otra ventana')).toBeVisible();
  await expect(send).toBeDisabled();
  await page.getByRole('button', { name: 'Conservar lo de aquí' }).click();
  await expect(page.getByRole('button', { name: 'Revisar los pagos' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('No queda ningún pago por enviar.')).toBeVisible();
  expect(await sentKeys(world)).toHaveLength(3);
});
