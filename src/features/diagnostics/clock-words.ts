import { m } from '@/text/generated/messages';
import { currentLocale } from '@/text/locale';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How far the clock of a computer may be off before it is worth a word. */
const toleratedMs = 3 * minute;

/**
 * How far off this computer's clock is, such as `adelantado 26 horas`; null while it is right but for a few minutes.
 * @param aheadMs how far the gateway's is ahead of it, negative when it is behind
 */
export function clockInWords(aheadMs: number): string | null {
  const off = Math.abs(aheadMs);
  if (off < toleratedMs) return null;
  const by = inLargestUnit(off);
  return aheadMs < 0 ? m.diagnostics_clock_fast({ by }) : m.diagnostics_clock_slow({ by });
}

/** The largest unit there are two of. */
function inLargestUnit(off: number): string {
  if (off < 2 * hour) return inUnit('minute', off / minute);
  return off < 2 * day ? inUnit('hour', off / hour) : inUnit('day', off / day);
}

function inUnit(unit: string, count: number): string {
  const format = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(currentLocale(), format).format(Math.round(count));
}
