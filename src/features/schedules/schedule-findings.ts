import type { ScheduleWarning } from '@/api/work-schedules/warnings';
import { plainText } from '@/domain/search-text';
import type { Finding, FindingRule } from '@/domain/work-time/work-rules';

/**
 * By what a warning of unknown shape and language says what it is about. A week and a day have their rest too, and a warning
 * of that speaks of no limit to the work.
 */
const signs: Record<FindingRule, RegExp> = {
  'daily-limit': ofWork('dail|day is long|ordinary workday|diari|jornada.*(larg|exced|super)'),
  'weekly-limit': ofWork('week|seman'),
  'overtime-cap': /overtime|over.?time|extra/,
  'total-cap': ofWork('dail|total|diari'),
  'long-break': /break|pause|pausa|almuerzo|receso/,
  'break-missing': /break|pause|pausa|almuerzo|receso/,
  'rest-day-work': /rest.?day|day of rest|dia de descanso|descanso semanal/,
  'no-rest-day': /rest.?day|day of rest|dia de descanso|descanso semanal/,
  'short-rest': /rest.?between|short.?rest|hours since|entre jornadas|jornada anterior/,
  'long-span': /(?<!un)divid|split|span|partid/,
  overlap: /overlap|traslap|solap/,
};

/** What a warning most likely speaks of: the one finding it names, or the only one there is for the only warning. */
export function likelyCause(
  { text, code }: ScheduleWarning,
  findings: readonly Finding[],
  isOnly: boolean,
): Finding | null {
  const said = plainText(`${code ?? ''} ${text}`);
  const [named, ...others] = findings.filter(({ rule }) => signs[rule].test(said));
  if (named !== undefined) return others.length === 0 ? named : null;
  const [only, ...more] = findings;
  return isOnly && only !== undefined && more.length === 0 ? only : null;
}

/** What we find that none of these warnings speaks of. */
export function unwarned(
  findings: readonly Finding[],
  warnings: readonly ScheduleWarning[],
): Finding[] {
  const told = warnings.map((warning) => likelyCause(warning, findings, warnings.length === 1));
  return findings.filter((finding) => !told.includes(finding));
}

function ofWork(sign: string): RegExp {
  return new RegExp(`^(?!.*(rest.?day|days?.of.?rest|weekly.?rest|descans)).*(${sign})`, 's');
}
