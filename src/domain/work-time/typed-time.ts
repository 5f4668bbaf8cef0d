/** The end of a day: nothing starts then, that would be on the next. */
export const endOfDay = '24:00';

const written =
  /^(\d{1,2})(?:[:.h]?(\d{2}))?(?:\s*(?:h|hrs?|horas?)\.?|\s*([ap])\.?\s*m\.?|\s*(m\.?\s*d?)\.?)?$/;

/**
 * A time of day as people type it (`8`, `830`, `8:30`, `8 horas`, `7 pm`, `7:30 p. m.`, `12 m.`, `24:00`), as `HH:MM`; null for what
 * is none.
 */
export function readTime(typed: string): string | null {
  const match = written.exec(typed.trim().toLowerCase());
  if (match === null) return null;
  const [told, minutes, half] = [Number(match[1]), Number(match[2] ?? 0), match[3]];
  // `m` and `md` are noon, and name no other hour.
  const isNoon = match[4] !== undefined;
  if (isNoon && (told !== 12 || minutes !== 0)) return null;
  // Twelve is where each half of the day begins.
  if (half !== undefined && (told < 1 || told > 12)) return null;
  const hours = half === undefined ? told : (told % 12) + (half === 'p' ? 12 : 0);
  const isDay = hours < 24 || (hours === 24 && minutes === 0);
  return isDay && minutes < 60 ? clockTime(hours * 60 + minutes) : null;
}

/** Minutes since midnight as `HH:MM`. */
export function clockTime(minutes: number): string {
  const parts = [Math.floor(minutes / 60), minutes % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
