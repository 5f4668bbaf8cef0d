import type { DeletedAssignment } from '@/api/schedule-assignments/schemas';
import { m } from '@/text/generated/messages';
import type { Fact } from '@/ui/layout/fact-list';

/** The service tells the removal and the queueing apart, and so does a receipt. */
export const removalFacts = ({ deleted, recalculationQueued }: DeletedAssignment): Fact[] => [
  { label: m.assignments_told_removed(), value: yesOrNo(deleted) },
  { label: m.assignments_told_queued(), value: yesOrNo(recalculationQueued) },
];

function yesOrNo(told: boolean | null): string {
  if (told === null) return m.common_not_told();
  return told ? m.assignments_yes() : m.assignments_no();
}
