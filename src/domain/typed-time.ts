/** A wall time `HH:MM`, or null for what is none. */
export function readTime(typed: string): string | null {
  const [, hour = '', minute = ''] =
    /^(\d{1,2}):(\d{2})$/.exec(typed.replace(/\p{Cf}/gu, '').trim()) ?? [];
  if (hour === '' || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${hour.padStart(2, '0')}:${minute}`;
}

export type SpanProblem = 'no-length' | 'ends-before-start' | 'not-overnight';

/**
 * Why two wall times are no span of work, or null when they are. Going on past midnight is said, never concluded: a slip of
 * the finger would make eight hours of sixteen.
 */
export function spanProblem(start: string, end: string, endsNextDay: boolean): SpanProblem | null {
  if (start === end) return 'no-length';
  if (end < start) return endsNextDay ? null : 'ends-before-start';
  return endsNextDay ? 'not-overnight' : null;
}
