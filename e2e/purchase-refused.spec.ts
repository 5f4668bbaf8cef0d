import { expect } from '@playwright/test';
import { alertOf } from './support/controls';
import { test } from './support/fixtures';
import {
  cell,
  grid,
  lineText,
  openTypedPurchase,
  purchaseReceipt,
  purchasesPath,
  sendPurchase,
} from './support/purchases';

test.use({ worldOptions: { empty: true } });

test('M41, M37: refused, it keeps its lines, and says what the service said of which until that is changed', async ({
  page,
  world,
  expectHttpStatus,
}) => {
  expectHttpStatus(422);
  await openTypedPurchase(page, world);
  await world.fail({
    kind: 'status-422',
    method: 'POST',
    path: purchasesPath,
    times: 1,
    body: {
      status: false,
      message: 'Validation errors',
      errors: {
        generation_code: ['The generation_code has already been taken.'],
        'products.0.quantity': ['The quantity is too small.'],
        'products.0.price_before_taxes': ['The price is too high.'],
        products: ['The products are too few.'],
      },
    },
  });
  await sendPurchase(page);
  await expect(page.getByText('The generation_code has already been taken.').first()).toBeVisible();
  await expect(page.getByText(/The quantity is too small/).first()).toBeVisible();
  await expect(alertOf(page, 'no aceptó los datos')).toContainText('The products are too few.');
  await expect(grid(page).getByRole('rowheader').first()).toContainText(
    'The quantity is too small.',
  );
  const both = 'Arroz\nThe quantity is too small. The price is too high.';
  expect(await lineText(page, 1)).toEqual(['A-1', both, 'B', '8', '$1.25', 'G', '$10.00']);
  await grid(page).getByRole('gridcell', { name: '8', exact: true }).click();
  await cell(page, 'Cantidad', 1).fill('9');
  const said = grid(page).getByRole('rowheader').first();
  await expect(said).not.toContainText('The quantity is too small.');
  await expect(said).toContainText('The price is too high.');
  await sendPurchase(page, '$12.71');
  await expect(purchaseReceipt(page)).toBeVisible();
});
