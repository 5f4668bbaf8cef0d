import type { WorkShift } from '@/domain/work-time/week-clock';
import { timesInWords } from '@/modules/work-week/finding-words';
import { m } from '@/text/generated/messages';
import { formatWeekday } from '@/text/day-in-words';
import { breakInWords } from '../schedule-words';

/** `lunes 08:00–17:00, pausa de 1 h, no pagada`. */
export const shiftInWords = (shift: WorkShift): string =>
  `${formatWeekday(shift.weekday)} ${timesInWords(shift)}, ${breakInWords(shift)}`;

/** The shifts of a day, one after the other. */
export const shiftsInWords = (shifts: readonly WorkShift[]): string =>
  shifts.length === 0
    ? m.schedules_no_shifts()
    : shifts.map((shift) => `${timesInWords(shift)} (${breakInWords(shift)})`).join('; ');
