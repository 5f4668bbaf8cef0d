import { describe, expect, it } from 'vitest';
import type { Batch } from '@/api/batches/schemas';
import { batchRow } from './batch-row';

const today = '2026-11-20';
const batch: Batch = {
  id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  branchId: null,
  product: { id: null, sku: null, name: null },
  batchNumber: 'L-1',
  expirationDate: '2027-06-01',
  daysToExpire: 193,
  quantity: 10,
  availableQuantity: 8,
  isExpired: false,
  isRemoved: false,
};

const stateOf = (change: Partial<Batch>, window = 30) =>
  batchRow({ ...batch, ...change }, today, window).state;

describe('the state of a lot', () => {
  it.each([
    ['available', {}],
    ['expired', { isExpired: true, daysToExpire: -1 }],
    ['expired-empty', { isExpired: true, daysToExpire: -1, availableQuantity: 0 }],
    ['expired', { isExpired: true, daysToExpire: -1, availableQuantity: null }],
    ['expiring', { daysToExpire: 0 }],
    ['expiring', { daysToExpire: 30 }],
    ['available', { daysToExpire: 31 }],
    ['empty', { availableQuantity: 0, daysToExpire: 3 }],
    ['removed', { isRemoved: true, isExpired: true }],
    ['unknown', { isExpired: null }],
  ] as const)('is %s for %j', (state, change) => {
    expect(stateOf(change)).toBe(state);
  });

  it('M191: follows the flag even where the days say otherwise', () => {
    expect(stateOf({ isExpired: true, daysToExpire: 5 })).toBe('expired');
    expect(stateOf({ isExpired: false, daysToExpire: -5 })).toBe('available');
  });

  it('M194: a lot without a date never counts as expired or expiring', () => {
    expect(stateOf({ expirationDate: null, daysToExpire: null })).toBe('available');
  });

  it('takes the window of the filter', () => {
    expect(stateOf({ daysToExpire: 31 }, 60)).toBe('expiring');
  });
});

describe('M191: flag and date', () => {
  const differs = (isExpired: boolean | null, expirationDate: string | null) =>
    batchRow({ ...batch, isExpired, daysToExpire: null, expirationDate }, today, 30).differs;

  it.each([
    [false, '2026-11-20', false],
    [false, '2026-11-19', true],
    [true, '2026-11-20', true],
    [true, '2026-11-19', false],
    [null, '2026-11-19', false],
    [true, null, false],
  ])('flag %s on %s: differs is %s', (isExpired, date, expected) => {
    expect(differs(isExpired, date)).toBe(expected);
  });

  it.each([
    [-2, '2026-11-25', true],
    [0, '2026-11-20', false],
    [3, '2026-11-19', true],
    [-1, '2026-11-19', false],
    [-1, null, false],
  ])('%s days to %s: differs is %s', (daysToExpire, expirationDate, expected) => {
    const lot = { ...batch, isExpired: null, daysToExpire, expirationDate };
    expect(batchRow(lot, today, 30).differs).toBe(expected);
  });
});
