import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { laborParamsOnWire } from '../../server/sandbox/labor-params';
import { laborCode } from '../../server/sandbox/seed/official/labor-code';
import { readLaborParams } from '../../src/api/labor-rules/params';
import { countingRules } from '../../src/api/labor-rules/work-rules';
import { defaultProfile } from '../../src/contract/profile';
import { countWeek } from '../../src/domain/work-time/count-week';
import type { WorkShift } from '../../src/domain/work-time/week-clock';
import type { FindingRule } from '../../src/domain/work-time/work-rules';
import { workedWeeks, type WorkedWeek } from './support/labor-twins';

const { rules } = countingRules(readLaborParams(laborParamsOnWire(laborCode, defaultProfile), []));

/** What examples call our findings. */
const codes: Record<FindingRule, string> = {
  'daily-limit': 'daily_limit_exceeded',
  'weekly-limit': 'weekly_limit_exceeded',
  'overtime-cap': 'overtime_cap_exceeded',
  'total-cap': 'overtime_cap_exceeded',
  'break-missing': 'break_missing',
  'long-break': 'break_longer_than_shift',
  'rest-day-work': 'rest_day_work',
  'no-rest-day': 'no_rest_day',
  'short-rest': 'rest_between_lt_8h',
  'long-span': 'divided_span_gt_12h',
  overlap: 'overlap',
};

const line = (...parts: (string | number)[]) => parts.join(' ').trim();

/** Every day with its number, and the week, in the words of `WorkedWeek`. */
interface Told {
  days: string[];
  week: string;
}

function ours(shifts: readonly WorkShift[]): Told {
  const { days, minutes, dailyOvertime, weeklyOvertime, findings } = countWeek(shifts, rules);
  const found = (of: number | null) =>
    findings
      .filter(({ weekday }) => weekday === of)
      .map(({ rule }) => codes[rule])
      .toSorted()
      .join(' ');
  return {
    days: days
      .filter(({ kind }) => kind !== null)
      .map((day) => {
        const { weekday, kind, dayMinutes, nightMinutes, overtime } = day;
        const clock = `(${dayMinutes}/${nightMinutes})`;
        return line(weekday, kind ?? '', day.minutes, clock, `+${overtime}`, found(weekday));
      }),
    week: line(minutes, `+${dailyOvertime}`, `+${weeklyOvertime}`, found(null)),
  };
}

function shiftsOf({ shifts }: WorkedWeek): WorkShift[] {
  return shifts.flatMap((text) => {
    const [days = '', times = '', minutes = '0', paid = null] = text.split(' ');
    return Array.from(days, (weekday) => ({
      weekday: Number(weekday),
      startTime: times.slice(0, 5),
      endTime: times.slice(6),
      breakMinutes: Number(minutes),
      breakPaid: paid === null ? null : paid === 'paid',
    }));
  });
}

const eachDay = ({ days, week }: WorkedWeek): Told => ({
  days: days.flatMap((text) => {
    const [numbers = '', ...rest] = text.split(' ');
    return Array.from(numbers, (weekday) => line(weekday, ...rest));
  }),
  week,
});

describe('a worked week', () => {
  it.each(Object.entries(workedWeeks))('comes to what was reckoned by hand: %s', (_, week) => {
    expect(ours(shiftsOf(week))).toEqual(eachDay(week));
  });
});

const warnings = z.array(z.string());
const examples = z.object({
  examples: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      shifts: z.array(
        z
          .object({
            weekday: z.number(),
            start_time: z.string(),
            end_time: z.string(),
            break_minutes: z.number(),
            break_paid: z.nullable(z.boolean()),
          })
          .transform((shift) => ({
            weekday: shift.weekday,
            startTime: shift.start_time,
            endTime: shift.end_time,
            breakMinutes: shift.break_minutes,
            breakPaid: shift.break_paid,
          })),
      ),
      expected: z.object({
        days: z.array(
          z.object({
            weekday: z.number(),
            minutes: z.number(),
            shift_kind: z.nullable(z.string()),
            day_minutes: z.number(),
            night_minutes: z.number(),
            daily_overtime_minutes: z.number(),
            warnings,
          }),
        ),
        weekly_minutes: z.number(),
        daily_overtime_total: z.number(),
        weekly_overtime_minutes: z.number(),
        warnings,
      }),
    }),
  ),
});

type Expected = z.infer<typeof examples>['examples'][number]['expected'];

function toldBy(expected: Expected): Told {
  const { weekly_minutes, daily_overtime_total, weekly_overtime_minutes } = expected;
  const worked = expected.days.filter((day) => day.shift_kind !== null);
  return {
    days: worked.map((day) => {
      const clock = `(${day.day_minutes}/${day.night_minutes})`;
      const said = day.warnings.toSorted();
      const overtime = `+${day.daily_overtime_minutes}`;
      return line(day.weekday, day.shift_kind ?? '', day.minutes, clock, overtime, ...said);
    }),
    week: line(
      weekly_minutes,
      `+${daily_overtime_total}`,
      `+${weekly_overtime_minutes}`,
      ...expected.warnings.toSorted(),
    ),
  };
}

/** Weeks that somebody else has worked out, in files that do not belong in a repository; other files are passed over. */
const { SAMPLES_DIR: folder } = process.env;
const given = (folder ? readdirSync(folder) : [])
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => {
    const content: unknown = JSON.parse(readFileSync(path.join(folder ?? '', name), 'utf8'));
    return examples.safeParse(content).data?.examples ?? [];
  });

describe.runIf(given.length > 0)('a worked week in SAMPLES_DIR', () => {
  it.each(given.map((one) => [`${one.id} ${one.title}`, one] as const))(
    'comes to what is expected: %s',
    (_, { shifts, expected }) => {
      expect(ours(shifts)).toEqual(toldBy(expected));
    },
  );
});
