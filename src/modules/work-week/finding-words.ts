import type { CountedWeek } from '@/domain/work-time/count-week';
import type { WorkShift } from '@/domain/work-time/week-clock';
import { articles, type Finding, type ShiftKind } from '@/domain/work-time/work-rules';
import { minutesPerDay, spanOf, type ShiftTimes } from '@/domain/work-week';
import { m } from '@/text/generated/messages';
import { formatMinutes } from '@/text/work-time';

export const kindWords: Record<ShiftKind, () => string> = {
  day: m.work_week_kind_day,
  night: m.work_week_kind_night,
  mixed: m.work_week_kind_mixed,
};

/** `22:00–06:00 +1`; what was not told says so. */
export function timesInWords({
  startTime,
  endTime,
}: Pick<ShiftTimes, 'startTime' | 'endTime'>): string {
  const told = `${startTime ?? '?'}–${endTime ?? '?'}`;
  const span = spanOf({ weekday: null, startTime, endTime });
  return span !== null && span.to > minutesPerDay ? `${told} +1` : told;
}

/** What our count has against a day or the week, in words. `shifts` are those that were counted. */
export function findingInWords(
  { rule, minutes, limit, shifts: places, weekday }: Finding,
  week: CountedWeek,
  shifts: readonly WorkShift[],
): string {
  const has = formatMinutes(minutes ?? 0);
  const most = formatMinutes(limit ?? 0);
  const named = places.flatMap((place) => (shifts[place] ? [timesInWords(shifts[place])] : []));
  const kind = week.days.find((one) => one.weekday === weekday)?.kind ?? 'day';
  switch (rule) {
    case 'daily-limit':
      return m.work_week_daily({ kind: lower(kind), limit: most, has });
    case 'weekly-limit':
      return m.work_week_weekly({ kind: lower(week.weekKind), limit: most, has });
    case 'overtime-cap':
      return weekday === null
        ? m.work_week_cap_week({ limit: most, has })
        : m.work_week_cap_day({ limit: most, has });
    case 'total-cap':
      return m.work_week_cap_total({ limit: most, has });
    case 'break-missing':
      return m.work_week_break({ limit: most, shift: named.join(', '), has });
    case 'long-break':
      return m.work_week_long_break({ shift: named.join(', '), has });
    case 'short-rest':
      return m.work_week_rest({ has });
    case 'long-span':
      return m.work_week_span({ has });
    case 'overlap':
      return m.work_week_overlap({ shifts: named.join(', '), has });
    case 'rest-day-work':
      return m.work_week_rest_day();
    case 'no-rest-day':
      return m.work_week_no_rest_day();
  }
}

/** The article a finding rests on, or that it is arithmetic or the company's own rule. */
export function articleInWords({ rule }: Finding): string {
  const article = articles[rule];
  return article === null ? m.work_week_own_rule() : m.work_week_article({ article });
}

const lower = (kind: ShiftKind) => kindWords[kind]().toLowerCase();
