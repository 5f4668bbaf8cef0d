import { addressOf, valueOf, type SearchOf } from '@/modules/list/address';

/** The address of the screen. */
interface RuleValues {
  /** The set that is shown; without it the one in force. */
  set: string | null;
  /** The set it is compared with. */
  compare: string | null;
  /** The day that is asked about, `YYYY-MM-DD`; without it today. */
  on: string | null;
}

/** What cannot be a set or a day is left out, and named. */
export const ruleAddress = addressOf<RuleValues>(() => ({
  set: valueOf.identifier(),
  compare: valueOf.identifier(),
  on: valueOf.day(),
}));
export type RuleSearch = SearchOf<RuleValues>;
