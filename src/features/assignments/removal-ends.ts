import type { Deletion } from '@/api/schedule-assignments/deletion';
import type { EndedWrite } from '@/modules/attempt/write-state';
import { m } from '@/text/generated/messages';
import type { Tone } from '@/ui/feedback/state-panel';

type EndKind =
  | 'queued'
  | 'not-queued'
  | 'queue-untold'
  | 'kept'
  | 'gone'
  | 'not-found'
  | 'settled'
  | 'unknown'
  | 'left';

/** What became of one assignment of the list. */
export interface RemovalEnd {
  is: EndKind;
  /** Its entry in the journal; null where nothing was recorded. */
  attemptId: string | null;
}

interface Words {
  tone: Exclude<Tone, 'accent'>;
  name: () => string;
  isGone: boolean;
}

/** Queued is all that the service tells of the recalculation, never that it is over (API description, Schedule assignment). */
export const endWords: Record<EndKind, Words> = {
  queued: { tone: 'fact', name: m.assignments_end_queued, isGone: true },
  'not-queued': { tone: 'warn', name: m.assignments_end_not_queued, isGone: true },
  'queue-untold': { tone: 'warn', name: m.assignments_end_untold, isGone: true },
  kept: { tone: 'danger', name: m.assignments_end_kept, isGone: false },
  gone: { tone: 'fact', name: m.assignments_end_gone, isGone: true },
  'not-found': { tone: 'warn', name: m.assignments_end_not_found, isGone: false },
  settled: { tone: 'fact', name: m.assignments_end_settled, isGone: true },
  unknown: { tone: 'unknown', name: m.assignments_end_unknown, isGone: false },
  left: { tone: 'neutral', name: m.assignments_end_left, isGone: false },
};

/** Null where nothing is known of the assignment yet. */
export function endOf(deletion: Deletion): EndKind | null {
  switch (deletion.kind) {
    case 'deleted':
      if (deletion.recalculationQueued === null) return 'queue-untold';
      return deletion.recalculationQueued ? 'queued' : 'not-queued';
    case 'kept':
      return 'kept';
    case 'already-deleted':
      return 'gone';
    case 'not-found':
      return 'not-found';
    case 'undecided':
      return null;
  }
}

/**
 * What became of an assignment that the list goes on without: it is left as it was, unless this attempt or an earlier one may have
 * removed it.
 * @param mayBeGoneBy the earlier attempt; null where there is none
 */
export function leftAs(
  outcome: EndedWrite<unknown> | null,
  mayBeGoneBy: string | null,
): RemovalEnd {
  const attemptId = outcome?.attemptId ?? null;
  if (outcome?.kind === 'unknown') {
    return { is: outcome.settled === null ? 'unknown' : 'left', attemptId };
  }
  return mayBeGoneBy === null
    ? { is: 'left', attemptId }
    : { is: 'unknown', attemptId: mayBeGoneBy };
}
