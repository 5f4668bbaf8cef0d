import { attemptLimits, type WriteOperation } from './names';
import type { Attempt, AttemptListParams } from './schemas';

/** It was applied, or a person found that it was. */
export const wasApplied = ({ state, settled }: Pick<Attempt, 'state' | 'settled'>): boolean =>
  state === 'applied' || settled?.verdict === 'applied';

/** The same of those whose end nobody knows yet. */
export const mayBeApplied = (attempt: Pick<Attempt, 'state' | 'settled' | 'unresolved'>): boolean =>
  wasApplied(attempt) || attempt.unresolved;

/** What is asked of the journal for the newest attempts at one write, of everybody in the business. */
export const newestOf = (operation: WriteOperation): AttemptListParams => ({
  operation,
  page: 1,
  perPage: attemptLimits.perPage.maximum,
});
