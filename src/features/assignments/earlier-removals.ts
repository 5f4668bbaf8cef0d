import { useMutation, useQueryClient } from '@tanstack/react-query';
import { mayBeApplied, newestOf } from '@/api/attempts/applied';
import { attemptMutations } from '@/api/attempts/mutations';
import type { Verdict } from '@/api/attempts/names';
import { attemptQueries } from '@/api/attempts/queries';
import type { Attempt } from '@/api/attempts/schemas';
import type { AttemptResult } from '@/api/core/attempt-result';
import { deletionOf } from '@/api/schedule-assignments/deletion';
import type { DeletedAssignment } from '@/api/schedule-assignments/schemas';
import { formatTimestamp } from '@/modules/business-day/moments';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';

/** What is asked of the journal: the newest removals, of everybody in the business. */
export const removalParams = newestOf('schedule-assignments.delete');

/** The newest removal of this assignment that was applied, or may have been. */
export function earlierRemoval(attempts: readonly Attempt[], id: string): Attempt | undefined {
  return attempts.find((attempt) => isRemovalOf(attempt, id) && mayBeApplied(attempt));
}

/** @param id in lower case; a journal that was brought along may hold it otherwise. */
const isRemovalOf = ({ facts }: Attempt, id: string) => facts.recordId?.toLowerCase() === id;

/**
 * An earlier removal in words: who removed the assignment and when. Unless a person found that it is gone, no more is told than who
 * asked for it: an answer of success may say that it was kept (API description, Endpoints: `deleted`), and a list of the journal
 * holds no answers.
 */
export function earlierInWords(attempt: Pick<Attempt, EarlierPart>): string {
  const { operator, recordedAt, unresolved, settled } = attempt;
  const known = { operator: isolate(operator), when: formatTimestamp(recordedAt) };
  if (unresolved) return m.assignments_earlier_unknown(known);
  return settled === null ? m.assignments_earlier_answered(known) : m.assignments_earlier(known);
}

type EarlierPart = 'operator' | 'recordedAt' | 'unresolved' | 'settled';

/** Removals whose outcome nobody knew until a later one of the same assignment was answered. */
export interface Cleared {
  found: boolean;
  /** What became of them stands in the journal now. */
  noted: boolean;
}

export const nothingCleared: Cleared = { found: false, noted: false };

/**
 * What a later answer says of the removals before it: an assignment that is not found any more was removed by them, one that could
 * still be removed was not.
 */
export function useClearEarlier(id: string) {
  const client = useQueryClient();
  const { mutateAsync: settle } = useMutation(attemptMutations.settle());
  return async (result: AttemptResult<DeletedAssignment>): Promise<Cleared> => {
    const verdict = verdictOf(result);
    if (verdict === null) return nothingCleared;
    const open = { ...removalParams, unresolved: true, q: id } as const;
    let found = false;
    try {
      const { rows } = await client.query({ ...attemptQueries.list(open), staleTime: 0 });
      const earlier = rows.filter(
        (attempt) => attempt.id !== result.attemptId && isRemovalOf(attempt, id),
      );
      found = earlier.length > 0;
      const note = verdict === 'applied' ? m.assignments_note_gone : m.assignments_note_later;
      for (const attempt of earlier) {
        await settle({ id: attempt.id, verdict, note: note({ attempt: result.attemptId }) });
      }
      return { found, noted: found };
    } catch {
      // They stay without a known end, which every screen shows, and a person says it by hand.
      return { found, noted: false };
    }
  };
}

function verdictOf(result: AttemptResult<DeletedAssignment>): Verdict | null {
  const { kind } = deletionOf(result, true);
  if (kind === 'already-deleted') return 'applied';
  return kind === 'deleted' ? 'not-applied' : null;
}
