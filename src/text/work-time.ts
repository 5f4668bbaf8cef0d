import { formatWeekday } from './day-in-words';
import { formatQuantity } from './format';
import { currentLocale } from './locale';

/**
 * A length of time: `7:30 h`, `0:45 h`, one way for rules and schedules. Two papers differ, and the list of what is accepted decides
 * (M214: h:mm, the raw minutes on hover) over the sheet of words (`7 h 30 min`): such figures also stand under each other.
 */
export function formatMinutes(minutes: number): string {
  const whole = Math.abs(minutes);
  const rest = formatQuantity(whole % 60);
  const sign = minutes < 0 ? '\u2212' : '';
  return `${sign}${formatQuantity(Math.floor(whole / 60))}:${whole % 60 < 10 ? '0' : ''}${rest}\u00a0h`;
}

/** The name of a weekday at the head of a column, 1 being Monday: `Lunes`. */
export function weekdayHead(weekday: number): string {
  const name = formatWeekday(weekday);
  return name.charAt(0).toLocaleUpperCase(currentLocale()) + name.slice(1);
}
