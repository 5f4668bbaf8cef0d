import * as fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { firstBusiness, secondBusiness } from '../../server/sandbox/seed/branches';
import { laborParamsOnWire } from '../../server/sandbox/labor-params';
import { laborCode } from '../../server/sandbox/seed/official/labor-code';
import { workScheduleRows } from '../../server/sandbox/seed/work-schedules';
import { withSandbox, type TestWorld } from '../../server/sandbox/testing/sandbox';
import { workWeek } from '../../server/sandbox/work-time';
import { setProfile } from '../../src/api/core/profile';
import { readLaborParams } from '../../src/api/labor-rules/params';
import { readLaborRules } from '../../src/api/labor-rules/schemas';
import { countingRules } from '../../src/api/labor-rules/work-rules';
import { readWorkSchedule } from '../../src/api/work-schedules/schemas';
import { defaultProfile, type Profile } from '../../src/contract/profile';
import { countWeek } from '../../src/domain/work-time/count-week';
import type { FindingRule } from '../../src/domain/work-time/work-rules';

const { world } = withSandbox();

afterEach(() => setProfile(defaultProfile));

/** Caps of overtime and shifts that overlap are ours alone: the service warns of neither. */
const codes: Partial<Record<FindingRule, string>> = {
  'daily-limit': 'over_daily_limit',
  'break-missing': 'short_break',
  'rest-day-work': 'rest_day',
  'short-rest': 'short_rest',
  'long-span': 'long_divided_day',
  'weekly-limit': 'over_weekly_limit',
  'no-rest-day': 'no_rest_day',
};

async function ours(here: TestWorld, id: string, key = here.facts.keys.full) {
  const rules = readLaborRules((await here.get('/hr/labor-rules', key)).body);
  const answer = (await here.get(`/hr/work-schedules/${id}`, key)).body;
  const { shifts, days, weeklyMinutes, warnings } = readWorkSchedule(answer);
  const counting = countingRules(rules.effective?.params ?? null);
  const counted = countWeek(
    shifts.rows.map(({ weekday, startTime, endTime, breakMinutes, breakPaid }) => ({
      weekday: weekday ?? 0,
      startTime: startTime ?? '',
      endTime: endTime ?? '',
      breakMinutes: breakMinutes ?? 0,
      breakPaid,
    })),
    counting.rules,
  );
  const found = (weekday: number | null) =>
    counted.findings
      .filter((finding) => finding.weekday === weekday)
      .flatMap(({ rule }) => codes[rule] ?? [])
      .toSorted();
  const said = (list: typeof warnings) => list.flatMap(({ code }) => code ?? []).toSorted();
  return {
    ours: {
      minutes: counted.minutes,
      found: found(null),
      days: counted.days.map(({ weekday, minutes, kind }) => ({
        weekday,
        minutes,
        kind,
        found: found(weekday),
      })),
    },
    theirs: {
      minutes: weeklyMinutes,
      found: said(warnings),
      days: days.rows.map((day) => ({
        weekday: day.weekday,
        minutes: day.minutes,
        kind: day.shiftKind,
        found: said(day.warnings),
      })),
    },
  };
}

describe('M233: our count of a week and the service agree', () => {
  it.each([
    ...workScheduleRows(firstBusiness).map(({ code, id }) => [code, 'full', id] as const),
    ...workScheduleRows(secondBusiness).map(({ code, id }) => [code, 'second', id] as const),
  ])('%s for the key %s: minutes, kinds and warnings', async (_, key, id) => {
    const here = await world({ variants: { scheduleWarnings: 'object' } });
    const counted = await ours(here, id, here.facts.keys[key]);
    expect(counted.theirs.minutes).toBeGreaterThan(0);
    expect(counted.ours).toEqual(counted.theirs);
  });

  it.each<[Profile['automaticBreak'], number]>([
    ['workdays-without-break', 555],
    ['attendance-only', 600],
  ])('%s: so is a break that the rules deduct by themselves', async (automaticBreak, minutes) => {
    setProfile({ ...defaultProfile, automaticBreak });
    const here = await world({ variants: { profile: { automaticBreak } } });
    await here.control('DELETE', '/tables/labor_rule_sets');
    const breaks = { paid: false, min_minutes: 30, auto_deduct_minutes: 45 };
    await here.addRows('labor_rule_sets', [
      {
        name: 'Con pausa automática',
        effective_from: '2020-01-01',
        params: { ...laborCode, breaks },
        is_active: true,
      },
    ]);
    const [id = ''] = await here.addRows('work_schedules', [{ name: 'Sin pausa' }]);
    await here.addRows('work_shifts', [
      { schedule_id: id, weekday: 1, start_time: '08:00', end_time: '14:00' },
      { schedule_id: id, weekday: 2, start_time: '08:00', end_time: '12:00' },
    ]);
    const counted = await ours(here, id);
    expect(counted.theirs.minutes).toBe(minutes);
    expect(counted.ours.minutes).toBe(minutes);
  });

  it('whatever the shifts and the breaks that rules deduct: minutes and kinds', () => {
    const time = fc
      .integer({ min: 0, max: 24 * 60 - 1 })
      .map((minute) => [Math.floor(minute / 60), minute % 60])
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
    const anyShift = fc.record({
      id: fc.constant('shift'),
      schedule_id: fc.constant('schedule'),
      weekday: fc.integer({ min: 1, max: 7 }),
      start_time: time,
      end_time: time,
      break_minutes: fc.constantFrom(0, 0, 15, 60, 1500),
      break_paid: fc.constantFrom(1 as const, 0 as const, null),
    });
    const anyBreaks = fc.record({
      paid: fc.boolean(),
      min_minutes: fc.constant(30),
      auto_deduct_minutes: fc.constantFrom(0, 45, 600),
    });
    fc.assert(
      fc.property(fc.array(anyShift, { maxLength: 12 }), anyBreaks, (shifts, breaks) => {
        const params = { ...laborCode, breaks };
        const theirs = workWeek(shifts, params, defaultProfile);
        const { rules } = countingRules(
          readLaborParams(laborParamsOnWire(params, defaultProfile), []),
        );
        const own = countWeek(
          shifts.map((row) => ({
            weekday: row.weekday,
            startTime: row.start_time,
            endTime: row.end_time,
            breakMinutes: row.break_minutes,
            breakPaid: row.break_paid === null ? null : row.break_paid === 1,
          })),
          rules,
        );
        expect(own.days.map(({ minutes, kind }) => [minutes, kind])).toEqual(
          theirs.days.map(({ minutes, shiftKind }) => [minutes, shiftKind]),
        );
      }),
    );
  });
});
