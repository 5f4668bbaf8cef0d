import { describe, expect, it } from 'vitest';
import { readLaborParams } from '@/api/labor-rules/params';
import { readWorkSchedule } from '@/api/work-schedules/schemas';
import { dayFindings, likelyCause, weekFindings, type Finding } from './schedule-findings';
import { readScheduleSearch, shownTogether } from './schedule-search';

const rules = readLaborParams(
  {
    max_ordinary: {
      daily: { day: 480, night: 420, mixed: 480 },
      weekly: { day: 2640, night: 2340, mixed: 2640 },
    },
    default_rest_days: [7],
    breaks: { paid: true, min_minutes: 30 },
  },
  [],
);

const shift = (weekday: number, times: string, breakMinutes = 30) => {
  const [start_time, end_time] = times.split('-');
  return { weekday, start_time, end_time, break_minutes: breakMinutes };
};
const day = (weekday: number, minutes: number, shift_kind: string) => ({
  weekday,
  minutes,
  shift_kind,
});
const schedule = (shifts: object[], days: object[] = [], weekly_minutes: number | null = null) =>
  readWorkSchedule({ data: { shifts, days, weekly_minutes } });
const kinds = (findings: readonly Finding[]) => findings.map(({ is }) => is);

describe('M234: what the rules may have against a day', () => {
  it('is what it has over the limit of its kind', () => {
    const night = schedule([shift(1, '22:00-06:00')], [day(1, 480, 'night')]);
    expect(dayFindings(1, night, rules)).toEqual([
      { is: 'daily-limit', kind: 'night', limit: 420, has: 480 },
    ]);
    const odd = schedule([shift(1, '22:00-06:00')], [day(1, 480, 'odd')]);
    expect(dayFindings(1, odd, rules)).toEqual([]);
  });

  it('is a short break of a long shift, the day of rest, too little rest and a divided day too long', () => {
    const long = schedule([shift(1, '06:00-14:00', 20), shift(2, '06:00-10:00', 0)]);
    expect(dayFindings(1, long, rules)).toMatchObject([{ is: 'short-break', limit: 30, has: 20 }]);
    expect(dayFindings(2, long, rules)).toEqual([]);
    expect(kinds(dayFindings(7, schedule([shift(7, '08:00-12:00')]), rules))).toEqual(['rest-day']);
    const early = schedule([shift(7, '22:00-06:00'), shift(1, '07:00-12:00')]);
    expect(dayFindings(1, early, rules)).toEqual([{ is: 'short-rest', has: 60 }]);
    const divided = schedule([shift(1, '06:00-10:00'), shift(1, '15:00-19:00')]);
    expect(dayFindings(1, divided, rules)).toEqual([{ is: 'long-span', has: 780 }]);
  });

  it('is nothing of a day without shifts, and without rules only what the clock says', () => {
    expect(dayFindings(3, schedule([shift(1, '08:00-12:00')]), rules)).toEqual([]);
    const sunday = schedule([shift(7, '06:00-14:00', 0)], [day(7, 600, 'day')]);
    expect(dayFindings(7, sunday, null)).toEqual([]);
  });
});

describe('M234: what the rules may have against a week', () => {
  it('is what it has over the limit of the kind most of it is of, and no day of rest', () => {
    const all = [1, 2, 3, 4, 5, 6, 7].map((weekday) => shift(weekday, '22:00-05:00'));
    const days = all.map(({ weekday }) => day(weekday, 420, 'night'));
    expect(weekFindings(schedule(all, days, 2940), rules)).toEqual([
      { is: 'weekly-limit', kind: 'night', limit: 2340, has: 2940 },
      { is: 'no-rest-day' },
    ]);
    expect(weekFindings(schedule(all.slice(1), [], 2640), rules)).toEqual([]);
  });
});

describe('M234: what a warning most likely speaks of', () => {
  const limit: Finding = { is: 'daily-limit', kind: 'day', limit: 480, has: 540 };
  const rest: Finding = { is: 'short-rest', has: 60 };
  const cause = (text: string, findings: Finding[], isOnly = false, code: string | null = null) =>
    likelyCause({ text, code }, findings, isOnly);

  it('is what its words or its code name, in either language', () => {
    for (const text of ['The day is longer than allowed', 'Excede el límite diario']) {
      expect(cause(text, [limit, rest])).toBe(limit);
    }
    expect(cause('X', [limit, rest], false, 'rest_between_lt_8h')).toBe(rest);
  });

  it('is the only thing there is, for the only warning', () => {
    expect(cause('???', [rest], true)).toBe(rest);
    expect(cause('???', [rest], false)).toBeNull();
    expect(cause('???', [rest, limit], true)).toBeNull();
    expect(cause('???', [], true)).toBeNull();
  });
});

describe('the address of schedules side by side', () => {
  const id = (number: number) => `0190b8a4-7c11-7e51-8b4e-5f2d6c3a1b0${number}`;

  it('names each once, at most four, and nothing that is no identifier', () => {
    const search = readScheduleSearch({ with: [2, 2, 3, 4, 5].map(id).join(',') });
    expect(shownTogether(id(1), search)).toEqual([1, 2, 3, 4].map(id));
    expect(shownTogether(id(2).toUpperCase(), search)).toEqual([2, 3, 4].map(id));
  });

  it.each([undefined, '', 'x,y', 7, ['a']])('%j names no other', (others) => {
    expect(readScheduleSearch({ with: others })).toEqual({ with: undefined });
  });
});
