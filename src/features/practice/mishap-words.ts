import type { Mishap } from '@/api/practice/schemas';
import { m } from '@/text/generated/messages';

/** What each does to a write, as the end of a sentence. */
export const mishapInWords: Record<Mishap, () => string> = {
  'lost-after': m.practice_lost_after,
  'lost-before': m.practice_lost_before,
  limited: m.practice_limited,
  conflict: m.practice_conflict,
  slow: m.practice_slow,
};
