import { formatWeekday } from './day-in-words';
import { formatQuantity } from './format';
import { currentLocale } from './locale';

/** A length of work: `7 h 30 min`, `45 min`. */
export function formatMinutes(minutes: number): string {
  const hours = Math.trunc(minutes / 60);
  const rest = minutes - hours * 60;
  if (hours === 0) return `${formatQuantity(rest)} min`;
  const whole = `${formatQuantity(hours)} h`;
  return rest === 0 ? whole : `${whole} ${formatQuantity(Math.abs(rest))} min`;
}

/** The name of a weekday at the head of a column, 1 being Monday: `Lunes`. */
export function weekdayHead(weekday: number): string {
  const name = formatWeekday(weekday);
  return name.charAt(0).toLocaleUpperCase(currentLocale()) + name.slice(1);
}
