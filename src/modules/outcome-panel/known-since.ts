import { useQuery } from '@tanstack/react-query';
import type { AttemptDetail } from '@/api/attempts/schemas';
import type { SimilarAttempt } from '@/api/core/errors';
import { awaitedAttempt } from './awaited-attempt';

/** What is known by now of an attempt whose outcome was unknown when it stood in the way. */
export function useKnownSince({ id, outcome }: SimilarAttempt) {
  const isOpen = outcome === 'unknown';
  const { data, refetch } = useQuery({ ...awaitedAttempt(id), enabled: isOpen });
  const known = outcomeNow(outcome, data);
  return {
    outcome: known,
    /** Calls back unless it turns out now that the other one was stored: that a person has to read first. */
    unlessStored: async (goOn: () => void) => {
      const isUnknown = isOpen && known === 'unknown';
      const answer = isUnknown ? await refetch() : null;
      if (answer?.isSuccess && outcomeNow(outcome, answer.data) === 'applied') return;
      goOn();
    },
  };
}

/** By its record, or by what somebody found out. */
function outcomeNow(
  told: SimilarAttempt['outcome'],
  record: Pick<AttemptDetail, 'state' | 'settled'> | undefined,
): 'applied' | 'not-applied' | 'unknown' {
  if (record?.settled) return record.settled.verdict;
  const isStored = told === 'applied' || record?.state === 'applied';
  if (isStored) return 'applied';
  return record?.state === 'rejected' || record?.state === 'not-sent' ? 'not-applied' : 'unknown';
}
