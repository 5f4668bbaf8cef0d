import { expect, it } from 'vitest';
import { deadlinesOf } from './deadlines';
import type { Stocked } from './sums';

function lot(expirationDate: string | null, isRemoved = false, availableQuantity = 1): Stocked {
  return { expirationDate, isRemoved, daysToExpire: null, isExpired: null, availableQuantity };
}

it('groups lots by date, the earliest first, without removed, empty and undated ones', () => {
  const [late, soon, sameDay] = [lot('2026-12-01'), lot('2026-11-23'), lot('2026-11-23')];
  const others = [
    lot(null),
    lot('2026-02-30'),
    lot('2026-11-23', true),
    lot('2026-12-02', false, 0),
  ];
  expect(deadlinesOf([late, soon, ...others, sameDay])).toEqual([
    { date: '2026-11-23', lots: [soon, sameDay] },
    { date: '2026-12-01', lots: [late] },
  ]);
});
