import Big from 'big.js';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countWeek } from './count-week';
import { minutesByKind } from './minutes-by-kind';
import { isBelowMinimum, payWeek, timesPeople, type PayFactors } from './pay-week';
import { rules, shift } from './test-week';
import type { WorkShift } from './week-clock';
import type { WorkRules } from './work-rules';

const factors: PayFactors = {
  ordinaryDay: '1',
  ordinaryNight: '1.25',
  overtimeDay: '2',
  overtimeNight: '2.5',
  restDay: '1.5',
  holiday: '2',
};

const pay = (
  shifts: readonly WorkShift[],
  {
    holidays = [],
    wage = '2',
    by = rules,
  }: { holidays?: number[]; wage?: string; by?: WorkRules } = {},
) => {
  const parts = minutesByKind(shifts, by, countWeek(shifts, by), holidays);
  return payWeek(parts, wage, factors, true, by.restDays);
};
/** Each line as `workday ordinary day 480 x1 = 16.00`. */
const told = (...given: Parameters<typeof pay>) =>
  pay(...given).lines.map(
    ({ on, isOvertime, band, minutes, factor, amount }) =>
      `${on} ${isOvertime ? 'overtime' : 'ordinary'} ${band} ${minutes} x${factor} = ${amount}`,
  );

describe('what the minutes of a week are paid, at 2.00 an hour', () => {
  it('a day within its limit is paid as it is (art. 161)', () => {
    expect(told([shift(1, '08:00-16:00')])).toEqual(['workday ordinary day 480 x1 = 16.00']);
  });

  it('the hours after seven in the evening carry a quarter more (art. 168)', () => {
    expect(told([shift(1, '14:00-22:00')])).toEqual([
      'workday ordinary day 300 x1 = 10.00',
      'workday ordinary night 180 x1.25 = 7.50',
    ]);
  });

  it('what is beyond the day is worked last and paid twice; at night the quarter comes on top (art. 169)', () => {
    expect(told([shift(1, '10:00-20:00')])).toEqual([
      'workday ordinary day 480 x1 = 16.00',
      'workday overtime day 60 x2 = 4.00',
      'workday overtime night 60 x2.5 = 5.00',
    ]);
    expect(told([shift(1, '22:00-06:00')])).toEqual([
      'workday ordinary night 420 x1.25 = 17.50',
      'workday overtime night 60 x2.5 = 5.00',
    ]);
  });

  it('a day of rest is paid half as much again, its overtime three times, and a free day is owed (arts. 175, 176)', () => {
    const sunday = pay([shift(7, '08:00-17:00')]);
    expect(told([shift(7, '08:00-17:00')])).toEqual([
      'rest-day ordinary day 480 x1.5 = 24.00',
      'rest-day overtime day 60 x3 = 6.00',
    ]);
    expect(sunday).toMatchObject({ basic: '18.00', total: '30.00', compensatoryDays: 1 });
    expect(sunday.lines[1]?.factors).toEqual(['overtimeDay', 'restDay']);
  });

  it('a holiday is paid twice, its overtime four times, by night five (art. 192)', () => {
    expect(told([shift(3, '09:00-18:00')], { holidays: [3] })).toEqual([
      'holiday ordinary day 480 x2 = 32.00',
      'holiday overtime day 60 x4 = 8.00',
    ]);
    expect(told([shift(3, '22:00-06:00')], { holidays: [3] })[1]).toBe(
      'holiday overtime night 60 x5 = 10.00',
    );
  });

  it('a holiday on the day of rest is paid as a holiday, and the free day is owed still (art. 194)', () => {
    expect(told([shift(7, '08:00-12:00')], { holidays: [7] })).toEqual([
      'holiday ordinary day 240 x2 = 16.00',
    ]);
    expect(pay([shift(7, '08:00-12:00')], { holidays: [7] }).compensatoryDays).toBe(1);
  });

  it('what is beyond the week is what is worked last in it, wherever the week begins', () => {
    const six = [1, 2, 3, 4, 5, 6].map((day) => shift(day, '08:00-16:00'));
    expect(told(six)).toEqual([
      'workday ordinary day 2640 x1 = 88.00',
      'workday overtime day 240 x2 = 16.00',
    ]);
    const evening = [shift(1, '12:00-20:00'), ...six.slice(1)];
    const by = { ...rules, weekStartsOn: 2 };
    expect(told(evening, { by }).at(-1)).toBe('workday overtime night 60 x2.5 = 5.00');
    expect(told(evening).at(-1)).toBe('workday overtime day 240 x2 = 16.00');
  });

  it('a break that is not paid is taken from the hours by day, then from those by night', () => {
    const unpaid = { breakPaid: false, breakMinutes: 60 };
    expect(told([shift(1, '14:00-22:00', unpaid)])).toEqual([
      'workday ordinary day 240 x1 = 8.00',
      'workday ordinary night 180 x1.25 = 7.50',
    ]);
    expect(told([shift(1, '18:30-22:30', unpaid)])).toEqual([
      'workday ordinary night 180 x1.25 = 7.50',
    ]);
  });

  it.each([
    ['nearest', '08:00-16:07', 485],
    ['nearest', '08:00-12:02', 240],
    ['up', '08:00-12:01', 245],
    ['down', '08:00-12:04', 240],
    ['none', '08:00-12:04', 244],
  ] as const)('rounding %s to five minutes: %s is %d', (mode, times, minutes) => {
    const by = { ...rules, rounding: { unitMinutes: 5, mode } };
    const shifts = [shift(1, times)];
    expect(countWeek(shifts, by).minutes).toBe(minutes);
    const parts = minutesByKind(shifts, by, countWeek(shifts, by));
    expect(parts.reduce((so, part) => so + part.minutes, 0)).toBe(minutes);
  });

  it('cents are exact: every line is rounded once, half up, and the total is their sum', () => {
    const { lines, total } = pay([shift(1, '08:00-08:01'), shift(2, '20:00-20:01')], {
      wage: '1.68',
    });
    expect(lines.map(({ amount }) => amount)).toEqual(['0.03', '0.04']);
    expect(total).toBe('0.07');
    expect(pay([shift(1, '08:00-08:20')], { wage: '0.015' }).total).toBe('0.01');
    expect(timesPeople('0.07', 300)).toBe('21.00');
  });

  it('less than the lowest wage is known as such, the wage itself is not (Decree 11 of 2025)', () => {
    expect(isBelowMinimum('1.6799', '1.68')).toBe(true);
    expect(isBelowMinimum('1.68', '1.680')).toBe(false);
    expect(isBelowMinimum('0.01', null)).toBe(false);
  });

  it('a week of nothing comes to nothing', () => {
    expect(pay([])).toEqual({ lines: [], basic: '0.00', total: '0.00', compensatoryDays: 0 });
  });
});

describe('whatever the shifts', () => {
  const time = fc
    .integer({ min: 0, max: 24 * 60 - 1 })
    .map((minute) =>
      [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':'),
    );
  const anyWeek = fc.array(
    fc.record({
      weekday: fc.integer({ min: 1, max: 7 }),
      startTime: time,
      endTime: time,
      breakMinutes: fc.integer({ min: 0, max: 1500 }),
      breakPaid: fc.constantFrom(true, false, null),
    }),
    { maxLength: 12 },
  );
  const anyDays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }));

  it('the minutes that are paid are those that are counted, with the same overtime', () => {
    fc.assert(
      fc.property(anyWeek, anyDays, (shifts, holidays) => {
        const counted = countWeek(shifts, rules);
        const parts = minutesByKind(shifts, rules, counted, holidays);
        const minutesOf = (of: typeof parts) => of.reduce((so, { minutes }) => so + minutes, 0);
        expect(minutesOf(parts)).toBe(counted.minutes);
        expect(minutesOf(parts.filter(({ isOvertime }) => isOvertime))).toBe(
          counted.dailyOvertime + counted.weeklyOvertime,
        );
        for (const day of counted.days) {
          const nights = parts.filter(
            ({ weekday, band }) => weekday === day.weekday && band === 'night',
          );
          expect(minutesOf(nights)).toBeLessThanOrEqual(day.nightMinutes);
        }
        expect(parts.every(({ minutes }) => minutes > 0)).toBe(true);
      }),
    );
  });

  it('nothing is paid less than its basic wage, and the total is the sum of its lines', () => {
    fc.assert(
      fc.property(anyWeek, anyDays, (shifts, holidays) => {
        const { lines, basic, total } = pay(shifts, { holidays, wage: '1.68' });
        const sum = lines.reduce((so, { amount }) => so.plus(amount), new Big(0));
        expect(total).toBe(sum.toFixed(2));
        expect(new Big(total).gte(basic)).toBe(true);
      }),
    );
  });

  it('moved by whole days with its week, it comes to the same', () => {
    fc.assert(
      fc.property(anyWeek, anyDays, fc.integer({ min: 1, max: 6 }), (shifts, holidays, by) => {
        const later = (day: number) => ((day - 1 + by) % 7) + 1;
        const moved = shifts.map((one) => ({ ...one, weekday: later(one.weekday) }));
        const after = pay(moved, {
          holidays: holidays.map(later),
          by: { ...rules, restDays: rules.restDays.map(later), weekStartsOn: later(1) },
        });
        expect(after).toEqual(pay(shifts, { holidays }));
      }),
    );
  });
});
