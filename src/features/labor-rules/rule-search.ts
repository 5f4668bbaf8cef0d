import { isBusinessDate } from '@/domain/business-date';
import { isIdentifier } from '@/domain/identifier';

/** The address of the screen. */
export interface RuleSearch {
  /** The set that is shown; without it the one in force. */
  set?: string | undefined;
  /** The set it is compared with. */
  compare?: string | undefined;
  /** The day that is asked about, `YYYY-MM-DD`; without it today. */
  on?: string | undefined;
}

/** Reads the address; what cannot be a set or a day is left out. */
export function readRuleSearch({ set, compare, on }: Record<string, unknown>): RuleSearch {
  return {
    set: identifierIn(set),
    compare: identifierIn(compare),
    on: typeof on === 'string' && isBusinessDate(on) ? on : undefined,
  };
}

const identifierIn = (value: unknown) =>
  typeof value === 'string' && isIdentifier(value) ? value.toLowerCase() : undefined;
