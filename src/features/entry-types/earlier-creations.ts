import type { Attempt, AttemptListParams } from '@/api/attempts/schemas';
import { upperCase } from '@/domain/record-code';

/** What the screen asks of the journal: the newest creations, of everybody in the business. */
export const creationParams: AttemptListParams = {
  operation: 'entry-types.create',
  page: 1,
  perPage: 200,
};

/** Creations that stored something, or may have. */
export function storedCreations(attempts: readonly Attempt[]): Attempt[] {
  return attempts.filter(
    ({ state, unresolved, settled }) =>
      state === 'applied' || unresolved || settled?.verdict === 'applied',
  );
}

/** The newest creation under a code; the service compares codes in upper case, as it stores them. */
export function earlierCreation(attempts: readonly Attempt[], code: string): Attempt | null {
  const wanted = upperCase(code.trim());
  if (wanted === '') return null;
  return (
    attempts.find(({ facts }) => facts.code !== null && upperCase(facts.code) === wanted) ?? null
  );
}
