import { describe, expect, it } from 'vitest';
import { defaultProfile } from '../../src/contract/profile';
import { laborCode } from './seed/official/labor-code';
import type { ShiftRow } from './seed/work-schedules';
import { workWeek, type Warning } from './work-time';

interface Pause {
  minutes?: number;
  paid?: 0 | 1 | null;
}

/** Shifts written as weekdays and times: `12345 08:00-17:00`. */
function shift(text: string, { minutes = 30, paid = 1 }: Pause = {}): ShiftRow[] {
  const [days = '', times = ''] = text.split(' ');
  return Array.from(days, (weekday) => ({
    id: `${weekday} ${times}`,
    schedule_id: 'schedule',
    weekday: Number(weekday),
    start_time: times.slice(0, 5),
    end_time: times.slice(6),
    break_minutes: minutes,
    break_paid: paid,
  }));
}

const under = (rows: ShiftRow[], rules = laborCode, profile = defaultProfile) =>
  workWeek(rows, rules, profile);
const day = (rows: ShiftRow[], weekday = 1) => under(rows).days[weekday - 1];
const warnings = (rows: ShiftRow[]): Warning[] => {
  const week = under(rows);
  return [...week.days.flatMap((one) => one.warnings), ...week.warnings];
};

describe('minutes', () => {
  it.each([
    ['unpaid, it is taken off', 0, 480],
    ['paid, it is time worked', 1, 540],
    ['unsaid, the rules decide', null, 540],
  ] as const)('a break of an hour: %s', (_, paid, minutes) => {
    expect(day(shift('1 08:00-17:00', { minutes: 60, paid }))?.minutes).toBe(minutes);
  });

  it('an unsaid break under rules that do not pay breaks is taken off', () => {
    const rules = { ...laborCode, breaks: { ...laborCode.breaks, paid: false } };
    expect(under(shift('1 08:00-17:00', { minutes: 60, paid: null }), rules).minutes).toBe(480);
  });

  it('an automatic break is taken from a long undivided day without one, where the profile says so', () => {
    const rules = { ...laborCode, breaks: { ...laborCode.breaks, auto_deduct_minutes: 45 } };
    const minutes = (rows: ShiftRow[], profile = defaultProfile) =>
      under(rows, rules, profile).minutes;
    expect(minutes(shift('1 08:00-14:00', { minutes: 0 }))).toBe(315);
    expect(minutes(shift('1 08:00-13:00', { minutes: 0 }))).toBe(300);
    expect(minutes(shift('1 08:00-14:00', { minutes: 15 }))).toBe(360);
    const divided = [...shift('1 06:00-12:00'), ...shift('1 13:00-15:00')];
    expect(minutes(divided.map((row) => ({ ...row, break_minutes: 0 })))).toBe(480);
    const touching = [...shift('1 06:00-12:00'), ...shift('1 12:00-14:00')];
    expect(minutes(touching.map((row) => ({ ...row, break_minutes: 0 })))).toBe(435);
    const attendance = { ...defaultProfile, automaticBreak: 'attendance-only' as const };
    expect(minutes(shift('1 08:00-14:00', { minutes: 0 }), attendance)).toBe(360);
  });

  it('a shift across midnight belongs to the day it starts on, once', () => {
    const week = under(shift('1 22:00-06:00'));
    expect(week.days.map(({ minutes }) => minutes)).toEqual([480, 0, 0, 0, 0, 0, 0]);
  });

  it('a shift that ends when it starts lasts a day', () => {
    expect(day(shift('1 07:00-07:00'))?.minutes).toBe(1_440);
  });

  it('a break longer than its shift leaves nothing, not less', () => {
    expect(day(shift('1 08:00-09:00', { minutes: 90, paid: 0 }))?.minutes).toBe(0);
  });
});

describe('the kind of a day (Código de Trabajo, Art. 161)', () => {
  it.each([
    ['08:00-17:00', 'day'],
    ['06:00-19:00', 'day'],
    ['05:59-12:00', 'mixed'],
    ['13:00-21:00', 'mixed'],
    // Exactly four night hours are not more than four.
    ['15:00-23:00', 'mixed'],
    ['15:01-23:01', 'night'],
    ['22:00-06:00', 'night'],
    ['22:00-14:00', 'night'],
    ['02:00-09:00', 'mixed'],
  ])('%s is %s', (times, kind) => {
    expect(day(shift(`1 ${times}`))?.shiftKind).toBe(kind);
  });

  it('counts the night hours of all its shifts together', () => {
    expect(day([...shift('1 03:30-06:00'), ...shift('1 19:00-21:00')])?.shiftKind).toBe('night');
  });

  it('with a rule of another type is night only when all of it is', () => {
    const rules = { ...laborCode, mixed_rule: { type: 'other', threshold_minutes: 0 } };
    const kind = (times: string) => under(shift(`1 ${times}`), rules).days[0]?.shiftKind;
    expect([kind('15:01-23:01'), kind('22:00-06:00')]).toEqual(['mixed', 'night']);
  });

  it('follows a band that crosses midnight', () => {
    const rules = { ...laborCode, day_band: { start: '20:00', end: '08:00' } };
    expect(under(shift('1 22:00-06:00'), rules).days[0]?.shiftKind).toBe('day');
  });
});

describe('warnings', () => {
  it.each<[string, ShiftRow[], Warning[]]>([
    ['none for 44 hours by day', shift('12345 08:00-16:00').concat(shift('6 08:00-12:00')), []],
    ['a day over eight hours', shift('1 08:00-16:01'), ['over_daily_limit']],
    ['a night over seven hours', shift('1 22:00-05:01'), ['over_daily_limit']],
    ['six mixed days of eight hours', shift('123456 13:00-21:00'), ['over_weekly_limit']],
    ['six nights of seven hours', shift('123456 22:00-05:00'), ['over_weekly_limit']],
    ['a long shift with a short break', shift('1 08:00-14:00', { minutes: 29 }), ['short_break']],
    ['five hours need no break', shift('1 08:00-13:00', { minutes: 0 }), []],
    ['Sunday', shift('7 08:00-12:00'), ['rest_day']],
    ['all seven days', shift('1234567 08:00-13:00'), ['rest_day', 'no_rest_day']],
    ['seven hours of rest', [...shift('1 14:00-22:00'), ...shift('2 05:00-13:00')], ['short_rest']],
    ['eight hours of rest', [...shift('1 14:00-22:00'), ...shift('2 06:00-14:00')], []],
    [
      'Sunday night before Monday morning',
      [...shift('7 22:00-05:00'), ...shift('1 06:00-10:00')],
      ['short_rest', 'rest_day'],
    ],
    [
      'a divided day of more than twelve hours',
      [...shift('1 06:00-10:00'), ...shift('1 15:00-18:01')],
      ['long_divided_day'],
    ],
    ['one shift a week rests enough', shift('1 00:00-07:00'), []],
  ])('%s', (_, rows, expected) => {
    const found = warnings(rows);
    expect(found.toSorted()).toEqual(expected.toSorted());
  });

  it('a week of days and nights has the limit of the kind it has more of', () => {
    const both = (byDay: string, byNight: string) =>
      warnings([...shift(`${byDay} 08:00-16:00`), ...shift(byNight)]);
    expect(both('123', '456 22:00-04:40')).toEqual([]);
    expect(both('123', '456 22:00-05:00')).toEqual(['over_weekly_limit']);
    // 2,640 minutes again, but most of them by night.
    expect(both('12', '3456 22:00-05:00')).toEqual(['over_weekly_limit']);
  });
});
