import { describe, expect, it } from 'vitest';
import { readLaborParams } from '@/api/labor-rules/params';
import { readWorkSchedule } from '@/api/work-schedules/schemas';
import type { Finding } from '@/domain/work-time/work-rules';
import { countSchedule, findingsOn, ownDay } from './counted-schedule';
import { likelyCause, unwarned } from './schedule-findings';
import { readScheduleSearch, shownTogether } from './schedule-search';
import { ordinaryParams } from './test-params';

const rules = readLaborParams(ordinaryParams, []);

const shift = (weekday: number, times: string, more: object = {}) => {
  const [start_time, end_time] = times.split('-');
  return { weekday, start_time, end_time, break_minutes: 30, ...more };
};
const schedule = (...shifts: object[]) => readWorkSchedule({ data: { shifts } });
const found = (
  weekday: number | null,
  shifts: readonly object[],
  by: typeof rules | null = rules,
) => findingsOn(countSchedule(schedule(...shifts), by), weekday).map(({ rule }) => rule);

describe('M234: what our count has against a schedule', () => {
  it('comes from the one count of its week, each by its day and its shifts', () => {
    const counted = countSchedule(
      schedule(shift(1, '08:00-12:00'), shift(2, '22:00-06:00')),
      rules,
    );
    expect(findingsOn(counted, 2)).toEqual([
      { rule: 'daily-limit', weekday: 2, shifts: [1], minutes: 480, limit: 420 },
    ]);
    expect(ownDay(counted, 2)).toMatchObject({ minutes: 480, kind: 'night', overtime: 60 });
  });

  it('is without rules only what the clock says', () => {
    const week = [shift(7, '22:00-06:00'), shift(1, '07:00-12:00')];
    expect(found(1, week, null)).toEqual(['short-rest']);
    expect(found(7, [shift(7, '06:00-14:00', { break_minutes: 0 })], null)).toEqual([]);
    expect(countSchedule(schedule(), null).counting.knowsKinds).toBe(false);
  });

  it('leaves kinds and limits out where the rules do not say what night is', () => {
    const { day_band: _, ...others } = ordinaryParams;
    const lacking = readLaborParams(others, []);
    expect(found(7, [shift(7, '06:00-20:00')], lacking)).toEqual(['rest-day-work']);
  });

  it('is no count of a day of which something is missing; of the others it is', () => {
    const counted = countSchedule(
      schedule(shift(1, '08:00-12:00', { break_minutes: null }), shift(2, '08:00-12:00')),
      rules,
    );
    expect(counted.isWhole).toBe(false);
    expect(ownDay(counted, 1)).toBeNull();
    expect(ownDay(counted, 2)?.minutes).toBe(240);
    const nowhere = countSchedule(schedule({ start_time: '08:00', end_time: '12:00' }), rules);
    expect(ownDay(nowhere, 2)).toBeNull();
    const untold = countSchedule(schedule(shift(1, '08:00-12:00')), readLaborParams({}, []));
    expect(ownDay(untold, 1)).toBeNull();
  });

  it('M231: finds nothing about the minutes or the break of a day whose break is not told', () => {
    const untold = { break_minutes: null };
    const unpaid = readLaborParams({ ...ordinaryParams, breaks: { min_minutes: 30 } }, []);
    expect(found(1, [shift(1, '08:00-17:00', untold)])).toEqual([]);
    expect(found(1, [shift(1, '08:00-17:00', { break_minutes: 15 })], unpaid)).toEqual([
      'break-missing',
    ]);
    const beside = [shift(1, '08:00-12:00', untold), shift(2, '08:00-17:00', { break_minutes: 0 })];
    expect(found(2, beside)).toEqual(['daily-limit', 'break-missing']);
    const nowhere = { start_time: '08:00', end_time: '12:00', break_minutes: 0 };
    expect(found(2, [...beside, nowhere])).toEqual([]);
  });

  it('holds the week against no limit while a break in it is not told', () => {
    const overtime = { ...ordinaryParams.overtime, weekly_cap_minutes: 60 };
    const capped = readLaborParams({ ...ordinaryParams, overtime }, []);
    const week = (more: object) =>
      [1, 2, 3, 4, 5, 6].map((weekday) => shift(weekday, '08:00-16:00', weekday === 3 ? more : {}));
    expect(found(null, week({}), capped)).toEqual(['weekly-limit', 'overtime-cap']);
    expect(found(null, week({ break_minutes: null }), capped)).toEqual([]);
  });

  it('counts no day and no week while a shift could not be read, which may be of any day', () => {
    const week = [1, 2, 3, 4, 5, 6].map((weekday) => shift(weekday, '08:00-17:00'));
    const counted = countSchedule(readWorkSchedule({ data: { shifts: [...week, 'x'] } }), rules);
    expect(counted.isWhole).toBe(false);
    expect(ownDay(counted, 1)).toBeNull();
    expect([1, null].flatMap((weekday) => findingsOn(counted, weekday))).toEqual([]);
  });

  it('keeps what the clock alone shows, whatever is not told', () => {
    const untold = { break_minutes: null };
    const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) => shift(weekday, '06:00-20:00', untold));
    expect(found(7, week)).toEqual(['rest-day-work']);
    expect(found(null, week)).toEqual(['no-rest-day']);
    const close = [shift(2, '14:00-23:00', untold), shift(3, '05:00-09:00')];
    expect(found(3, close)).toEqual(['short-rest']);
    const times = ['06:00-12:00', '11:00-13:00', '15:00-20:00'];
    const divided = times.map((one) => shift(4, one, untold));
    expect(found(4, divided)).toEqual(['long-span', 'overlap']);
  });
});

describe('M234: what a warning most likely speaks of', () => {
  const finding = (rule: Finding['rule']): Finding => ({
    rule,
    weekday: 1,
    shifts: [0],
    minutes: 540,
    limit: 480,
  });
  const [limit, rest] = [finding('daily-limit'), finding('short-rest')];
  const cause = (text: string, findings: Finding[], isOnly = false, code: string | null = null) =>
    likelyCause({ text, code }, findings, isOnly);

  it('is what its words or its code name, in either language', () => {
    for (const text of ['The day is longer than allowed', 'Excede el límite diario']) {
      expect(cause(text, [limit, rest])).toBe(limit);
    }
    expect(cause('X', [limit, rest], false, 'rest_between_lt_8h')).toBe(rest);
  });

  it('is the missing rest and not the hours, where a warning of the week is about rest', () => {
    const ofWeek = (rule: Finding['rule']): Finding => ({ ...finding(rule), weekday: null });
    const [hours, noRest] = [ofWeek('weekly-limit'), ofWeek('no-rest-day')];
    const both = [hours, noRest];
    const speaks = (text: string, code: string | null = null) => cause(text, both, false, code);
    for (const text of [
      'The week has no day of rest.',
      'Seven days a week without a rest day',
      'La semana no tiene día de descanso',
      'Falta el descanso semanal',
    ]) {
      expect(speaks(text)).toBe(noRest);
    }
    expect(speaks('The week has no day of rest.', 'no_rest_day')).toBe(noRest);
    for (const text of ['The week is longer than it may be.', 'Excede la jornada semanal']) {
      expect(speaks(text)).toBe(hours);
    }
    expect(speaks('X', 'over_weekly_limit')).toBe(hours);
    const told = { text: 'The week has no day of rest.', code: 'no_rest_day' };
    expect(unwarned(both, [told])).toEqual([hours]);
    expect(cause('The week has no day of rest.', [hours])).toBeNull();
  });

  it('is the break and not the divided day, where the shift is undivided', () => {
    const [pause, span] = [finding('break-missing'), finding('long-span')];
    expect(cause('An undivided shift has a shorter break', [pause, span])).toBe(pause);
  });

  it('is the only thing there is, for the only warning', () => {
    expect(cause('???', [rest], true)).toBe(rest);
    expect(cause('???', [rest], false)).toBeNull();
    expect(cause('???', [rest, limit], true)).toBeNull();
    expect(cause('???', [], true)).toBeNull();
  });

  it('and what none speaks of is known', () => {
    const warning = { text: 'Excede el límite diario', code: null };
    expect(unwarned([limit, rest], [warning])).toEqual([rest]);
    expect(unwarned([limit, rest], [])).toEqual([limit, rest]);
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
