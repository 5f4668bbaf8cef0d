import { describe, expect, it } from 'vitest';
import { asApiError } from '@/api/core/errors';
import { fieldErrors } from '@/api/core/field-errors';
import { expenseMutations } from '@/api/expenses/mutations';
import { paymentMutations } from '@/api/payments/mutations';
import { paymentLimits } from '@/api/payments/schemas';
import { productMutations } from '@/api/products/mutations';
import { defaultProfile } from '@/contract/profile';
import { automaticPayment, newProduct, newPurchase, prepare } from './support/api-calls';
import { carryOut } from './support/api-ways';
import { withService } from './support/api-world';

const { enter, world, way, update, someProduct } = withService();

const refusal = (asked: Promise<unknown>) => asked.then(() => null, asApiError);

it("M57 M267 M274: the limits of a payment are the service's own", async () => {
  await enter('direct', {});
  const { reference, notes, checkNumber } = paymentLimits;
  const pay = (more: number) =>
    carryOut(
      way(),
      prepare(paymentMutations.apply, {
        ...automaticPayment(world().branch),
        reference: 'é'.repeat(reference + more),
        notes: 'ñ'.repeat(notes + more),
        checkNumber: '0'.repeat(checkNumber + more),
      }),
    );
  const purchase = newPurchase({ branchId: world().branch });
  await carryOut(way(), prepare(expenseMutations.create, purchase));
  await expect(pay(0)).resolves.toHaveProperty('told');
  const error = await refusal(pay(1));
  const { fields } = error ? fieldErrors(error, paymentMutations.apply.names()) : { fields: {} };
  expect(Object.keys(fields).toSorted()).toEqual(['checkNumber', 'notes', 'reference']);
});

describe('what a write does, and does not do', () => {
  const settings = [
    ['kept', 'omit'],
    ['kept', 'reread'],
    ['unknown', 'omit'],
    ['unknown', 'reread'],
  ] as const;

  it.each(settings)(
    'M104 M125: a new name adjusts no stock and takes no tax away (%s, %s)',
    async (omittedOnUpdate, availabilityOnUpdate) => {
      await enter('direct', {}, { omittedOnUpdate, availabilityOnUpdate });
      const before = await someProduct();
      const after = await update({ changes: { name: 'Otro nombre' } });
      expect(after).toMatchObject({ ...before, name: 'Otro nombre' });
      await expect(world().rows('inventory_adjustments')).resolves.toEqual([]);
    },
  );

  it.each(settings)(
    'M124: an adjustment is one (%s, %s)',
    async (omittedOnUpdate, availabilityOnUpdate) => {
      await enter('direct', {}, { omittedOnUpdate, availabilityOnUpdate });
      await update({ stock: { way: 'adjust', to: '7.25' } });
      await expect(world().rows('inventory_adjustments')).resolves.toMatchObject([
        { quantity_after: 7.25 },
      ]);
    },
  );

  it('M122: all taxes go when somebody means it', async () => {
    await enter('direct', {});
    await expect(update({ taxes: { way: 'remove-all' } })).resolves.toMatchObject({ taxIds: [] });
  });

  it.each(['percent', 'fraction'] as const)(
    'M116: a margin in %s fits its price',
    async (marginUnit) => {
      await enter('direct', {}, { marginUnit });
      const input = newProduct({ branchId: world().branch });
      await carryOut(way(), prepare(productMutations.create, input));
      const rows = await world().rows('products');
      expect(rows.find(({ sku }) => sku === input.sku)).toMatchObject({ margin: 0.3 });
    },
  );

  it.each(['perception', 'fovial'] as const)(
    'M154 M155 M156: totals that are checked pass with the first charge as %s',
    async (charge_1) => {
      const purchaseTotals = { ...defaultProfile.purchaseTotals, charge_1 };
      await enter('direct', { checksTotals: true }, { purchaseTotals });
      const input = newPurchase({ branchId: world().branch });
      await carryOut(way(), prepare(expenseMutations.create, input));
      const wrong = { ...input, totals: { ...input.totals, toPay: '1' } };
      const error = await refusal(carryOut(way(), prepare(expenseMutations.create, wrong)));
      expect(
        error && Object.keys(fieldErrors(error, expenseMutations.create.names()).fields),
      ).toEqual(['totals.toPay']);
    },
  );
});
