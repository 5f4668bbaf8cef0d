import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countWeek, type CountedWeek } from './count-week';
import { rules, shift } from './test-week';
import type { WorkShift } from './week-clock';
import type { WorkRules } from './work-rules';

/** Monday to the last of so many days, all alike: `08:00-16:30`. */
const week = (days: number, times: string, more: Partial<WorkShift> = {}): WorkShift[] =>
  Array.from({ length: days }, (_, index) => shift(index + 1, times, more));

/** Each worked day as `weekday kind minutes (day/night) +overtime`. */
const days = (counted: CountedWeek) =>
  counted.days
    .filter(({ kind }) => kind !== null)
    .map(
      ({ weekday, kind, minutes, dayMinutes, nightMinutes, overtime }) =>
        `${weekday} ${kind} ${minutes} (${dayMinutes}/${nightMinutes}) +${overtime}`,
    );
const findings = (counted: CountedWeek) =>
  counted.findings.map(({ rule, weekday }) => `${weekday ?? 'week'} ${rule}`);
const sums = ({ minutes, dailyOvertime, weeklyOvertime, weekKind }: CountedWeek) =>
  `${minutes} +${dailyOvertime} +${weeklyOvertime} ${weekKind}`;

describe('a week under the Código de Trabajo', () => {
  it('a shop: lunch that is not paid, half a Saturday, exactly 44 hours', () => {
    const lunch = { breakMinutes: 90, breakPaid: false };
    const shop = [
      ...week(5, '07:30-17:00', lunch),
      shift(6, '08:00-12:00', { breakMinutes: 0, breakPaid: null }),
    ];
    const counted = countWeek(shop, rules);
    expect(days(counted)[0]).toBe('1 day 480 (570/0) +0');
    expect(sums(counted)).toBe('2640 +0 +0 day');
    expect(findings(counted)).toEqual([]);
  });

  it('the same with a break of which nothing is said: it counts as work (art. 163)', () => {
    const counted = countWeek(week(5, '07:30-17:00', { breakMinutes: 90, breakPaid: null }), rules);
    expect(days(counted)[4]).toBe('5 day 570 (570/0) +90');
    expect(sums(counted)).toBe('2850 +450 +0 day');
    expect(findings(counted)[0]).toBe('1 daily-limit');
    expect(
      sums(
        countWeek(week(5, '07:30-17:00', { breakMinutes: 90, breakPaid: null }), {
          ...rules,
          breaksPaid: false,
        }),
      ),
    ).toBe('2400 +0 +0 day');
  });

  it('into the evening on six days: mixed, and over the week by what the days allow', () => {
    const counted = countWeek(week(6, '12:30-20:30'), rules);
    expect(days(counted)[5]).toBe('6 mixed 480 (390/90) +0');
    expect(sums(counted)).toBe('2880 +0 +240 mixed');
    expect(counted.findings).toEqual([
      {
        rule: 'weekly-limit',
        weekday: null,
        shifts: [0, 1, 2, 3, 4, 5],
        minutes: 2880,
        limit: 2640,
      },
    ]);
  });

  it.each([
    ['16:00-23:00', '1 mixed 420 (180/240) +0'],
    ['16:01-23:01', '1 night 420 (179/241) +0'],
    ['15:31-23:31', '1 night 480 (209/271) +60'],
  ])('night begins after four hours of it, not with them: %s (art. 161)', (times, told) => {
    expect(days(countWeek([shift(1, times)], rules))).toEqual([told]);
  });

  it('mixed days under rules with a weekly limit of their own', () => {
    const { daily, weekly } = rules.maxOrdinary;
    const own = { ...rules, maxOrdinary: { daily, weekly: { ...weekly, mixed: 2520 } } };
    expect(sums(countWeek(week(6, '13:00-20:15'), own))).toBe('2610 +0 +90 mixed');
    expect(sums(countWeek(week(6, '08:00-15:15'), own))).toBe('2610 +0 +0 day');
  });

  it('nights of eight hours, then of seven on six days, by the limits of nights', () => {
    const eight = countWeek(week(5, '21:30-05:30'), rules);
    expect(days(eight)[0]).toBe('1 night 480 (0/480) +60');
    expect(sums(eight)).toBe('2400 +300 +0 night');
    const seven = countWeek(week(6, '21:30-04:30'), rules);
    expect(sums(seven)).toBe('2520 +0 +180 night');
    expect(findings(seven)).toEqual(['week weekly-limit']);
  });

  it('days and nights in one week: the kind with more ordinary minutes rules', () => {
    const days = week(3, '08:00-16:00');
    const nights = [4, 5, 6].map((weekday) => shift(weekday, '21:30-04:30'));
    expect(sums(countWeek([...days, ...nights], rules))).toBe('2700 +0 +60 day');
    const more = [2, 3, 4, 5, 6].map((weekday) => shift(weekday, '21:30-04:30'));
    expect(sums(countWeek([shift(1, '08:00-16:00'), ...more], rules))).toBe('2580 +0 +240 night');
  });

  it('seven days: none is free, and the seventh is for rest (arts. 171, 175)', () => {
    expect(findings(countWeek(week(7, '09:00-14:00'), rules))).toEqual([
      '7 rest-day-work',
      'week no-rest-day',
    ]);
  });

  it.each([
    [[shift(1, '14:30-22:00'), shift(2, '05:00-12:00')], ['2 short-rest']],
    [[shift(1, '14:30-22:00'), shift(2, '06:00-12:00')], []],
    [
      [shift(7, '20:00-02:00'), shift(1, '08:00-12:00')],
      ['1 short-rest', '7 rest-day-work'],
    ],
  ])('eight hours between workdays, Sunday to Monday included (art. 167): %#', (shifts, told) => {
    expect(findings(countWeek(shifts, rules))).toEqual(told);
  });

  it.each([
    ['08:00-13:00', 0, []],
    ['08:00-13:01', 0, ['1 break-missing']],
    ['08:00-13:01', 29, ['1 break-missing']],
    ['08:00-13:01', 30, []],
  ])('undivided work of %s with a break of %d min (art. 166)', (times, breakMinutes, told) => {
    expect(findings(countWeek([shift(1, times, { breakMinutes })], rules))).toEqual(told);
  });

  it.each([
    [['06:00-10:00', '10:00-14:00'], 0, ['1 break-missing']],
    [['06:00-12:00', '08:00-10:00'], 0, ['1 break-missing', '1 overlap']],
    [['06:00-10:00', '10:00-14:00'], 15, []],
    [['06:00-10:00', '10:01-14:00'], 0, []],
  ])(
    'M230: shifts that touch or overlap divide no day: %s with breaks of %d min',
    (times, breakMinutes, told) => {
      const shifts = times.map((one) => shift(1, one, { breakMinutes }));
      expect(findings(countWeek(shifts, rules))).toEqual(told);
    },
  );

  it('takes the automatic break once from a day of shifts that touch', () => {
    const automatic = { ...rules, automaticBreak: 45 };
    const none = { breakMinutes: 0 };
    const touching = [shift(1, '06:00-10:00', none), shift(1, '10:00-14:00', none)];
    expect(countWeek(touching, automatic).minutes).toBe(435);
  });

  it.each([
    [60, []],
    [239, []],
    [240, ['1 long-break']],
    [600, ['1 long-break']],
  ])('a break of %d min of a shift of four hours', (breakMinutes, told) => {
    const one = shift(1, '08:00-12:00', { breakMinutes, breakPaid: false });
    expect(findings(countWeek([one], rules))).toEqual(told);
  });

  it.each([
    ['08:00-17:00', { breakMinutes: 60, breakPaid: false }, 480],
    ['08:00-17:00', { breakMinutes: 60, breakPaid: true }, 540],
    ['08:00-17:00', { breakMinutes: 60, breakPaid: null }, 540],
    ['22:00-06:00', { breakMinutes: 30, breakPaid: false }, 450],
    // What the rules deduct by themselves, of a long day that has no break.
    ['08:00-14:00', { breakMinutes: 0, breakPaid: null }, 315],
    ['08:00-14:00', { breakMinutes: 0, breakPaid: true }, 315],
    ['08:00-14:00', { breakMinutes: 10, breakPaid: true }, 360],
    ['08:00-13:00', { breakMinutes: 0, breakPaid: null }, 300],
  ])('%s with a break of %j counts %d minutes (art. 163)', (times, pause, minutes) => {
    const counted = countWeek([shift(1, times, pause)], { ...rules, automaticBreak: 45 });
    expect(counted.minutes).toBe(minutes);
  });

  it('a divided day loses no automatic break: its cut is one', () => {
    const none = { breakMinutes: 0 };
    const divided = [shift(1, '06:00-12:00', none), shift(1, '13:00-15:00', none)];
    expect(countWeek(divided, { ...rules, automaticBreak: 45 }).minutes).toBe(480);
  });

  it('a divided day: its cut is no work, and it fits in twelve hours (art. 164)', () => {
    const divided = (end: string) => [shift(1, '06:00-10:00'), shift(1, `14:30-${end}`)];
    expect(days(countWeek(divided('18:00'), rules))).toEqual(['1 day 450 (450/0) +0']);
    expect(findings(countWeek(divided('18:00'), rules))).toEqual([]);
    expect(findings(countWeek(divided('18:15'), rules))).toEqual(['1 long-span']);
  });
});

describe('rules that are switched off or set otherwise', () => {
  const long = week(6, '06:00-18:00');

  it('overtime by day alone, by week alone, by neither', () => {
    const by = (...overtimeBasis: WorkRules['overtimeBasis'][number][]) =>
      sums(countWeek(long, { ...rules, overtimeBasis }));
    expect(by('daily')).toBe('4320 +1440 +0 day');
    expect(by('weekly')).toBe('4320 +0 +1680 day');
    expect(by()).toBe('4320 +0 +0 day');
  });

  it('a limit that is switched off makes no overtime', () => {
    const off = { day: null, night: null, mixed: null };
    const counted = countWeek(long, { ...rules, maxOrdinary: { daily: off, weekly: off } });
    expect(sums(counted)).toBe('4320 +0 +0 day');
  });

  it('caps of overtime, of a day and of the week', () => {
    const overtimeCaps = { daily: 180, weekly: 1_000, totalDaily: 700 };
    const counted = countWeek(long, { ...rules, overtimeCaps });
    const caps = counted.findings.filter(({ rule }) => rule.endsWith('-cap'));
    expect(caps.slice(0, 2).map(({ minutes, limit }) => [minutes, limit])).toEqual([
      [240, 180],
      [720, 700],
    ]);
    expect(caps.at(-1)).toMatchObject({ weekday: null, minutes: 1_680, limit: 1_000 });
  });

  it('a day band across midnight, and one of a whole day', () => {
    const across = { ...rules, dayBand: { start: '18:00', end: '04:00' } };
    expect(days(countWeek([shift(1, '16:00-00:00')], across))).toEqual([
      '1 mixed 480 (360/120) +0',
    ]);
    const always = { ...rules, dayBand: { start: '06:00', end: '06:00' } };
    expect(days(countWeek([shift(1, '22:00-06:00')], always))).toEqual(['1 day 480 (480/0) +0']);
  });
});

describe('shifts out of the ordinary', () => {
  it('one that ends when it begins lasts a day and a night', () => {
    expect(days(countWeek([shift(3, '07:00-07:00')], rules))).toEqual([
      '3 night 1440 (780/660) +1020',
    ]);
  });

  it('two that overlap are both counted, and said, Sunday into Monday too', () => {
    const counted = countWeek([shift(2, '08:00-12:00'), shift(2, '11:00-13:00')], rules);
    expect(days(counted)).toEqual(['2 day 360 (360/0) +0']);
    expect(counted.findings).toEqual([
      { rule: 'overlap', weekday: 2, shifts: [0, 1], minutes: 60, limit: 0 },
    ]);
    const round = countWeek([shift(1, '02:00-06:00'), shift(7, '22:00-03:00')], rules);
    expect(findings(round)).toContain('7 overlap');
  });

  it('a break longer than its shift leaves nothing, not less', () => {
    const counted = countWeek(
      [shift(1, '08:00-09:00', { breakMinutes: 90, breakPaid: false })],
      rules,
    );
    expect(sums(counted)).toBe('0 +0 +0 day');
  });

  it('a week without shifts is nothing', () => {
    expect(sums(countWeek([], rules))).toBe('0 +0 +0 day');
    expect(countWeek([], rules).findings).toEqual([]);
  });
});

describe('whatever the shifts', () => {
  const time = fc
    .integer({ min: 0, max: 24 * 60 - 1 })
    .map((minute) => [Math.floor(minute / 60), minute % 60])
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
  const anyShift: fc.Arbitrary<WorkShift> = fc.record({
    weekday: fc.integer({ min: 1, max: 7 }),
    startTime: time,
    endTime: time,
    breakMinutes: fc.integer({ min: 0, max: 120 }),
    breakPaid: fc.constantFrom(true, false, null),
  });
  const anyWeek = fc.array(anyShift, { maxLength: 12 });

  it('minutes add up', () => {
    fc.assert(
      fc.property(anyWeek, (shifts) => {
        const counted = countWeek(shifts, rules);
        const total = (of: (day: CountedWeek['days'][number]) => number) =>
          counted.days.reduce((so, day) => so + of(day), 0);
        expect(total(({ minutes }) => minutes)).toBe(counted.minutes);
        expect(total(({ overtime }) => overtime)).toBe(counted.dailyOvertime);
        const clock = shifts.reduce((so, one) => so + lengthOf(one), 0);
        expect(total(({ dayMinutes, nightMinutes }) => dayMinutes + nightMinutes)).toBe(clock);
        for (const day of counted.days) {
          expect(day.overtime).toBeLessThanOrEqual(day.minutes);
          expect(day.minutes).toBeLessThanOrEqual(day.dayMinutes + day.nightMinutes);
        }
        const ordinary = counted.minutes - counted.dailyOvertime - counted.weeklyOvertime;
        expect(ordinary).toBeLessThanOrEqual(2640);
      }),
    );
  });

  it('moved by whole days, nothing but the days changes; rest days aside', () => {
    const noRestDays = { ...rules, restDays: [] };
    fc.assert(
      fc.property(anyWeek, fc.integer({ min: 1, max: 6 }), (shifts, by) => {
        const moved = shifts.map((one) => ({ ...one, weekday: ((one.weekday - 1 + by) % 7) + 1 }));
        const [before, after] = [countWeek(shifts, noRestDays), countWeek(moved, noRestDays)];
        expect(sums(after)).toBe(sums(before));
        const rulesOf = ({ findings: all }: CountedWeek) => all.map(({ rule }) => rule).toSorted();
        expect(rulesOf(after)).toEqual(rulesOf(before));
      }),
    );
  });

  it('split in two that touch, a shift counts the same', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 600 }),
        fc.integer({ min: 2, max: 700 }),
        fc.double({ min: 0.01, max: 0.99, noNaN: true }),
        (from, length, where) => {
          const cut = from + Math.min(length - 1, Math.max(1, Math.floor(length * where)));
          const clock = (minute: number) =>
            `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
          const none = { breakMinutes: 0 };
          const whole = countWeek(
            [shift(1, `${clock(from)}-${clock(from + length)}`, none)],
            rules,
          );
          const split = countWeek(
            [
              shift(1, `${clock(from)}-${clock(cut)}`, none),
              shift(1, `${clock(cut)}-${clock(from + length)}`, none),
            ],
            rules,
          );
          expect(split.days).toEqual(whole.days);
          expect(findings(split)).toEqual(findings(whole));
        },
      ),
    );
  });
});

function lengthOf({ startTime, endTime }: WorkShift): number {
  const minute = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
  const length = minute(endTime) - minute(startTime);
  return length > 0 ? length : length + 24 * 60;
}
