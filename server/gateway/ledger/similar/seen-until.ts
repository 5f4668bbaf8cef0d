import { attemptContextSchema } from '../../../../src/contract/attempt';
import type { AttemptRow } from '../tables';

/**
 * Until when whoever meant a payment can have known what was paid of its purchases: the last reading before its review, which may
 * stay open for hours. The page names that instant, so a later one than ours does not count: it may only make more be asked.
 */
export function seenUntil({ context }: Pick<AttemptRow, 'context'>, meantAt: string): string {
  const { readAt = meantAt } = attemptContextSchema.parse(JSON.parse(context));
  return readAt < meantAt ? readAt : meantAt;
}
