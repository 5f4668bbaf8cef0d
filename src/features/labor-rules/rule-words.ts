import type { RuleSet } from '@/api/labor-rules/schemas';
import { formatCalendarDate } from '@/text/format';
import { m } from '@/text/generated/messages';

/** The version of the parameters that the API description shows; of others only what is familiar can be read. */
export const knownSchema = 1;

/** Minutes as `8:30 h`. */
export function hoursInWords(minutes: number): string {
  const whole = Math.abs(minutes);
  const rest = String(Math.round(whole % 60)).padStart(2, '0');
  return `${minutes < 0 ? '−' : ''}${Math.floor(whole / 60)}:${rest} h`;
}

export const nameOf = ({ name }: RuleSet): string => name ?? m.labor_rules_nameless();

/** From when to when it is valid. */
export function validityInWords({ effectiveFrom, effectiveTo }: RuleSet): string {
  const from =
    effectiveFrom === null ? m.labor_rules_without_start() : formatCalendarDate(effectiveFrom);
  return effectiveTo === null
    ? m.labor_rules_validity_open({ from })
    : m.labor_rules_validity({ from, to: formatCalendarDate(effectiveTo) });
}

interface Mark {
  word: string;
  tone: 'fact' | 'neutral';
}

/** What sets it apart from the others on the list. */
export function marksOf(set: RuleSet, currentId: string | null, today: string): Mark[] {
  const isCurrent = set.id !== null && set.id === currentId;
  const isFuture = set.effectiveFrom !== null && set.effectiveFrom > today;
  return [
    ...(isCurrent ? [{ word: m.labor_rules_mark_current(), tone: 'fact' } as const] : []),
    ...[
      ...(set.isTemplate === true ? [m.labor_rules_mark_template()] : []),
      ...(set.isActive === false ? [m.labor_rules_mark_inactive()] : []),
      ...(isFuture ? [m.labor_rules_mark_future()] : []),
    ].map((word) => ({ word, tone: 'neutral' }) as const),
  ];
}
