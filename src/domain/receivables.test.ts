import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { averageOf, doubtOf, mismatchOf, overdueShare, sumOf, type Owed } from './receivables';

const owed = (changes: Partial<Owed> = {}): Owed => ({
  total: '30.60',
  current: '20.50',
  overdue: '10.10',
  currentCount: 2,
  overdueCount: 1,
  ...changes,
});

const cents = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }).map((amount) => {
  const digits = String(amount < 0n ? -amount : amount).padStart(3, '0');
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
});

describe('M252: the total', () => {
  it('adds up, also where binary fractions leave tails', () => {
    expect(mismatchOf(owed())).toBeNull();
    const tails = { total: '0.3', current: '0.1', overdue: '0.20000000000000004' };
    expect(mismatchOf(owed(tails))).toBeNull();
  });

  it.each(['30.605', '30.6099', '30.595'])('adds up where %s is less than a cent off', (total) => {
    expect(mismatchOf(owed({ total }))).toBeNull();
  });

  it('is a cent off also where tails make it look like less', () => {
    const tails = { total: '0.31', current: '0.1', overdue: '0.20000000000000004' };
    expect(mismatchOf(owed(tails))).toBe('0.01');
  });

  it.each([
    ['a cent too much', '30.61', '0.01'],
    ['a cent too little', '30.59', '-0.01'],
    ['nothing at all', '0', '-30.60'],
  ])('is off by %s', (_, total, difference) => {
    expect(mismatchOf(owed({ total }))).toBe(difference);
  });

  it('of any size and sign is compared to the cent', () => {
    fc.assert(
      fc.property(cents, cents, (current, overdue) => {
        const total = sumOf([current, overdue]).value;
        expect(mismatchOf(owed({ total, current, overdue }))).toBeNull();
        const more = sumOf([total, '0.01']).value;
        expect(mismatchOf(owed({ total: more, current, overdue }))).toBe('0.01');
      }),
    );
  });

  it.each(['total', 'current', 'overdue'] as const)('cannot be checked without %s', (part) => {
    expect(mismatchOf(owed({ [part]: null }))).toBeNull();
  });
});

describe('M257: the share that is overdue', () => {
  it.each([
    ['a third', '20', '10', { percent: '33.3', rounded: '33.3', bound: 'exact' }],
    ['nothing', '20', '0', { percent: '0.0', rounded: '0.0', bound: 'exact' }],
    [
      'the tail of a fraction',
      '20',
      '1.42e-14',
      { percent: '0.0', rounded: '0.0', bound: 'exact' },
    ],
    [
      'all but one below nothing',
      '20',
      '-1e-14',
      { percent: '0.0', rounded: '0.0', bound: 'exact' },
    ],
    ['everything', '0', '20', { percent: '100.0', rounded: '100.0', bound: 'exact' }],
    ['a cent of a million', '1000000', '0.01', { percent: '0.1', rounded: '0.0', bound: 'below' }],
    ['all but a cent', '0.01', '1000000', { percent: '99.9', rounded: '100.0', bound: 'above' }],
  ])('of %s', (_, current, overdue, share) => {
    expect(overdueShare(owed({ current, overdue }))).toEqual(share);
  });

  it.each([
    ['nothing is owed', '0', '0'],
    ['there is a credit balance', '-5', '20'],
    ['what is overdue is one', '20', '-5'],
    ['a part is not told', null, '20'],
  ])('is none where %s', (_, current, overdue) => {
    expect(overdueShare(owed({ current, overdue }))).toBeNull();
  });
});

describe('M253: invoices and amounts', () => {
  it('have an average where there are invoices', () => {
    expect(averageOf('10.00', 3)).toBe('3.33');
    expect(averageOf('-10.05', 2)).toBe('-5.03');
    expect(averageOf('10', 0)).toBeNull();
    expect(averageOf('10', null)).toBeNull();
    expect(averageOf(null, 3)).toBeNull();
  });

  it('that do not go together are flagged', () => {
    expect(doubtOf('10', 0)).toBe('amount-without-count');
    expect(doubtOf('0.00', 4)).toBe('count-without-amount');
    expect(doubtOf('1e-14', 4)).toBe('count-without-amount');
    expect(doubtOf('1e-14', 0)).toBeNull();
    expect([doubtOf('10', 1), doubtOf('0', 0), doubtOf(null, 4), doubtOf('10', null)]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('M256: a sum', () => {
  it('says how many it includes, and is none of nothing', () => {
    expect(sumOf(['10.05', null, '-0.05', undefined])).toEqual({ value: '10', included: 2 });
    expect(sumOf([null, undefined])).toEqual({ value: null, included: 0 });
    expect(sumOf([3, 4])).toEqual({ value: '7', included: 2 });
  });
});
