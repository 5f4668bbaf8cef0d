import type { ScheduleDay, Shift } from '@/api/work-schedules/schemas';
import type { ShiftKind } from '@/domain/work-time/work-rules';
import { kindWords } from '@/modules/work-week/finding-words';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { formatMinutes } from '@/text/work-time';

/** The kind of a day's shifts: in words where it is known, else as it came. */
export function kindInWords({ shiftKind }: Pick<ScheduleDay, 'shiftKind'>): string | null {
  return shiftKind !== null && isKnownKind(shiftKind) ? kindWords[shiftKind]() : shiftKind;
}

export const isKnownKind = (kind: string): kind is ShiftKind => Object.hasOwn(kindWords, kind);

/** What a pointer shows: the number as it came. */
export function minutesAsTold(minutes: number | null): string | undefined {
  return minutes === null ? undefined : `${formatQuantity(minutes)} min`;
}

/** The break of a shift, with who bears it. */
export function breakInWords({
  breakMinutes,
  breakPaid,
}: Pick<Shift, 'breakMinutes' | 'breakPaid'>): string {
  if (breakMinutes === null) return m.schedules_break_untold();
  if (breakMinutes === 0) return m.schedules_break_none();
  const minutes = formatMinutes(breakMinutes);
  if (breakPaid === null) return m.schedules_break_by_rule({ minutes });
  return breakPaid ? m.schedules_break_paid({ minutes }) : m.schedules_break_unpaid({ minutes });
}
