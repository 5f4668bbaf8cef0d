import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fillRemainder,
  payInFull,
  spreadEqually,
  spreadOldestFirst,
  spreadProRata,
  type Payable,
} from './payment-spread';

/** `PAYMENT_SPREADS=100000 npx vitest --project unit payment-spread` holds that many against the oracle. */
const spreads = Number(process.env['PAYMENT_SPREADS'] ?? 500);
const timeout = 20_000 + spreads * 5;

const row = (rest: string | null, change: Partial<Payable> = {}): Payable => ({
  id: 'a',
  rest,
  due: null,
  amount: '',
  ...change,
});

describe('one by one', () => {
  it('in full, and what is not known stays as it was typed', () => {
    const rows = [row('10.10'), row(null, { amount: '3' }), row('0'), row('-4')];
    expect(payInFull(rows)).toEqual({ amounts: ['10.10', '3.00', '', ''], left: '0.00' });
  });

  it('the one due first first, without a date last', () => {
    const rows = [
      row('10'),
      row('10', { due: '2026-03-02' }),
      row('10', { due: '2026-03-01' }),
      row(null, { due: '2026-01-01' }),
    ];
    const { amounts, left } = spreadOldestFirst(rows, '15.01');
    expect(amounts).toEqual(['', '5.01', '10.00', '']);
    expect(left).toBe('0.00');
    expect(spreadOldestFirst(rows, '31').left).toBe('1.00');
  });

  it('in proportion, the cents of the division where the most was cut off', () => {
    expect(spreadProRata([row('1'), row('1'), row('1')], '1').amounts).toEqual([
      '0.34',
      '0.33',
      '0.33',
    ]);
    expect(spreadProRata([row('10'), row('20')], '45')).toEqual({
      amounts: ['10.00', '20.00'],
      left: '15.00',
    });
    expect(spreadProRata([row(null)], '5')).toEqual({ amounts: [''], left: '5.00' });
  });

  it('equally, as far as each can take it', () => {
    const rows = [row('100'), row('1'), row(null)];
    expect(spreadEqually(rows, '11').amounts).toEqual(['5.00', '1.00', '5.00']);
    expect(spreadEqually([row('1'), row('2')], '9')).toEqual({
      amounts: ['1.00', '2.00'],
      left: '6.00',
    });
  });

  it('the remainder on top of what is typed, at the end to the first of unknown rest', () => {
    const rows = [row('10', { amount: '4' }), row(null), row('2')];
    expect(fillRemainder(rows, '20')).toEqual({ amounts: ['10.00', '8.00', '2.00'], left: '0.00' });
    expect(fillRemainder(rows, '3')).toEqual({ amounts: ['4.00', '', ''], left: '-1.00' });
    expect(fillRemainder([row('1')], '5')).toEqual({ amounts: ['1.00'], left: '4.00' });
  });

  it('no rows take nothing', () => {
    for (const spread of [spreadOldestFirst, spreadProRata, spreadEqually, fillRemainder])
      expect(spread([], '5')).toEqual({ amounts: [], left: '5.00' });
  });
});

describe('against big integers', () => {
  const money = (most: bigint) => fc.bigInt({ min: 0n, max: most }).map(written);
  const rows = fc.array(
    fc.record({
      id: fc.constant('a'),
      rest: fc.option(money(10n ** 12n), { freq: 6 }),
      due: fc.option(fc.constantFrom('2026-01-01', '2026-02-28', '2026-12-31')),
      amount: fc.constant(''),
    }),
    { minLength: 1, maxLength: 30 },
  );
  /** Small ones too, of which there is not a cent for each. */
  const amounts = fc.oneof(money(200n), money(10n ** 6n), money(10n ** 13n));
  const check = (holds: (rows: Payable[], amount: string) => void) =>
    fc.assert(fc.property(rows, amounts, holds), { numRuns: spreads });

  const known = (all: readonly Payable[]) =>
    all.map(({ rest }) => (rest === null ? 0n : centsOf(rest)));

  it('oldest first', { timeout }, () => {
    check((all, amount) => {
      const order = [...all.keys()].toSorted(
        (a, b) => (all[a]?.due ?? '9999').localeCompare(all[b]?.due ?? '9999') || a - b,
      );
      const wanted = known(all).map(() => 0n);
      let left = centsOf(amount);
      for (const at of order) {
        const rest = known(all)[at] ?? 0n;
        wanted[at] = rest < left ? rest : left;
        left -= wanted[at];
      }
      expect(spreadOldestFirst(all, amount)).toEqual(told(wanted, left));
    });
  });

  it('in proportion: never a cent away from the share, never above the rest', { timeout }, () => {
    check((all, amount) => {
      const rests = known(all);
      const whole = total(rests);
      const { amounts: given, left } = spreadProRata(all, amount);
      const parts = given.map(centsOf);
      const available = smaller(centsOf(amount), whole);
      expect(total(parts)).toBe(available);
      expect(centsOf(left)).toBe(centsOf(amount) - available);
      for (const [at, part] of parts.entries()) {
        const rest = rests[at] ?? 0n;
        expect(part <= rest).toBe(true);
        const apart = whole === 0n ? 0n : part * whole - rest * available;
        expect(apart < whole && apart > -whole).toBe(whole > 0n);
      }
    });
  });

  it('equally: all within a cent, but for those that take no more', { timeout }, () => {
    check((all, amount) => {
      const { amounts: given, left } = spreadEqually(all, amount);
      const parts = given.map(centsOf);
      expect(total(parts) + centsOf(left)).toBe(centsOf(amount));
      const full = all.map(({ rest }, at) => rest !== null && parts[at] === centsOf(rest));
      const open = parts.filter((_, at) => full[at] !== true);
      expect(centsOf(left) > 0n && open.length > 0).toBe(false);
      for (const [at, part] of parts.entries()) {
        const rest = all[at]?.rest ?? null;
        expect(rest === null || part <= centsOf(rest)).toBe(true);
        expect(open.every((other) => part <= other + 1n)).toBe(true);
        expect(full[at] === true || open.every((other) => other <= part + 1n)).toBe(true);
      }
    });
  });

  it(
    'the remainder: nothing that was typed gets less, and the sum is the amount',
    { timeout },
    () => {
      check((all, amount) => {
        const half = all.map((one, at) => ({
          ...one,
          amount: at % 2 === 0 && one.rest !== null ? written(centsOf(one.rest) / 2n) : '',
        }));
        const { amounts: given, left } = fillRemainder(half, amount);
        expect(total(given.map(centsOf)) + centsOf(left)).toBe(centsOf(amount));
        for (const [at, { amount: before }] of half.entries())
          expect(centsOf(given[at] ?? '') >= centsOf(before)).toBe(true);
      });
    },
  );
});

function written(cents: bigint): string {
  const digits = (cents < 0n ? -cents : cents).toString().padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function centsOf(text: string): bigint {
  return text === '' ? 0n : BigInt(text.replace('.', ''));
}

const total = (parts: readonly bigint[]): bigint => parts.reduce((so, part) => so + part, 0n);

const smaller = (one: bigint, other: bigint): bigint => (one < other ? one : other);

const told = (parts: readonly bigint[], left: bigint) => ({
  amounts: parts.map((part) => (part === 0n ? '' : written(part))),
  left: written(left),
});
