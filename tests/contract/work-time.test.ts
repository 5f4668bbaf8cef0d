import { afterEach, describe, expect, it } from 'vitest';
import { firstBusiness } from '../../server/sandbox/seed/branches';
import { workScheduleRows } from '../../server/sandbox/seed/work-schedules';
import { withSandbox, type TestWorld } from '../../server/sandbox/testing/sandbox';
import { setProfile } from '../../src/api/core/profile';
import { readLaborRules } from '../../src/api/labor-rules/schemas';
import { countingRules } from '../../src/api/labor-rules/work-rules';
import { readWorkSchedule } from '../../src/api/work-schedules/schemas';
import { defaultProfile } from '../../src/contract/profile';
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

async function ours(here: TestWorld, id: string) {
  const rules = readLaborRules((await here.get('/hr/labor-rules')).body);
  const answer = (await here.get(`/hr/work-schedules/${id}`)).body;
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
  it.each(workScheduleRows(firstBusiness).map(({ code, id }) => [code, id]))(
    '%s: minutes, kinds and warnings',
    async (_, id) => {
      const here = await world({ variants: { scheduleWarnings: 'object' } });
      const counted = await ours(here, id);
      expect(counted.theirs.minutes).toBeGreaterThan(0);
      expect(counted.ours).toEqual(counted.theirs);
    },
  );
});
