import type { ScheduleDay, Shift } from '@/api/work-schedules/schemas';
import type { ShiftKind } from '@/domain/work-time/work-rules';
import { minutesPerDay, spanOf } from '@/domain/work-week';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { formatMinutes } from '@/text/work-time';
import { knownKind, type Finding } from './schedule-findings';

const kinds: Record<ShiftKind, () => string> = {
  day: m.schedules_kind_day,
  night: m.schedules_kind_night,
  mixed: m.schedules_kind_mixed,
};

/** The kind of a day's shifts: in words where it is known, else as it came. */
export function kindInWords({ shiftKind }: Pick<ScheduleDay, 'shiftKind'>): string | null {
  const known = knownKind(shiftKind);
  return known === null ? shiftKind : kinds[known]();
}

/** What a pointer shows: the number as it came. */
export function minutesAsTold(minutes: number | null): string | undefined {
  return minutes === null ? undefined : `${formatQuantity(minutes)} min`;
}

/** `22:00–06:00 +1`; what was not told says so. */
export function timesInWords(shift: Shift): string {
  const { startTime, endTime } = shift;
  const told = `${startTime ?? '?'}–${endTime ?? '?'}`;
  const span = spanOf(shift);
  return span !== null && span.to > minutesPerDay ? `${told} +1` : told;
}

/** The break of a shift, with who bears it. */
export function breakInWords({ breakMinutes, breakPaid }: Shift): string {
  if (breakMinutes === null) return m.schedules_break_untold();
  if (breakMinutes === 0) return m.schedules_break_none();
  const minutes = formatMinutes(breakMinutes);
  if (breakPaid === null) return m.schedules_break_by_rule({ minutes });
  return breakPaid ? m.schedules_break_paid({ minutes }) : m.schedules_break_unpaid({ minutes });
}

/** What may be behind a warning, with the rule's number where there is one. */
export function causeInWords(finding: Finding): string {
  const has = 'has' in finding ? formatMinutes(finding.has) : '';
  switch (finding.is) {
    case 'daily-limit':
      return m.schedules_cause_daily({ kind: limitKind(finding), limit: limitOf(finding), has });
    case 'weekly-limit':
      return m.schedules_cause_weekly({ kind: limitKind(finding), limit: limitOf(finding), has });
    case 'short-break':
      return m.schedules_cause_break({
        limit: limitOf(finding),
        shift: timesInWords(finding.shift),
        has,
      });
    case 'short-rest':
      return m.schedules_cause_rest({ has });
    case 'long-span':
      return m.schedules_cause_span({ has });
    case 'rest-day':
      return m.schedules_cause_rest_day();
    case 'no-rest-day':
      return m.schedules_cause_no_rest_day();
  }
}

const limitKind = ({ kind }: { kind: ShiftKind }) => kinds[kind]().toLowerCase();
const limitOf = ({ limit }: { limit: number }) => formatMinutes(limit);
