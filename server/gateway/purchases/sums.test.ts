import fc from 'fast-check';
import { expect, it } from 'vitest';
import { purchaseSums } from './sums';

const textOf = (cents: number) =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
const centsOf = (text: string) => Math.round(Number(text) * 100);

/** So few that binary sums of whole cents are exact, too. */
const cents = fc.integer({ min: 0, max: 1e9 });

it('adds up what is recorded as whole cents do, and no rest below nothing', () => {
  const purchases = fc.array(
    fc.record({
      isRecorded: fc.boolean(),
      total: fc.option(cents),
      paid: cents,
      inDoubt: fc.option(cents),
    }),
    { maxLength: 100 },
  );
  fc.assert(
    fc.property(purchases, (all) => {
      const sums = purchaseSums(
        all.map(({ total, paid, inDoubt, ...rest }) => ({
          ...rest,
          total: total === null ? null : textOf(total),
          paid: textOf(paid),
          inDoubt: inDoubt === null ? null : textOf(inDoubt),
        })),
      );
      const recorded = all.filter(({ isRecorded }) => isRecorded);
      const added = (one: (purchase: (typeof all)[number]) => number) =>
        recorded.reduce((sum, purchase) => sum + one(purchase), 0);
      expect(sums.summed).toBe(recorded.length);
      expect(sums.withoutTotal).toBe(added(({ total }) => (total === null ? 1 : 0)));
      expect(centsOf(sums.total)).toBe(added(({ total }) => total ?? 0));
      expect(centsOf(sums.paid)).toBe(added(({ paid }) => paid));
      expect(centsOf(sums.inDoubt)).toBe(added(({ inDoubt }) => inDoubt ?? 0));
      expect(centsOf(sums.rest)).toBe(
        added(({ total, paid }) => Math.max(0, (total ?? paid) - paid)),
      );
    }),
  );
});
