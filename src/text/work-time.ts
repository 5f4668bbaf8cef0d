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

/** A Monday. */
const monday = Date.UTC(2024, 0, 1);

/** The name of a weekday within a sentence, 1 being Monday: `lunes`. */
export function formatWeekday(weekday: number): string {
  const format = new Intl.DateTimeFormat(currentLocale(), { weekday: 'long', timeZone: 'UTC' });
  return format.format(monday + (weekday - 1) * 86_400_000);
}

/** The same at the head of a column: `Lunes`. */
export function weekdayHead(weekday: number): string {
  const name = formatWeekday(weekday);
  return name.charAt(0).toLocaleUpperCase(currentLocale()) + name.slice(1);
}
