import { writes, type Verdict, type WriteOperation } from '@/api/attempts/names';
import type { DeletedAssignment } from '@/api/schedule-assignments/schemas';
import { m } from '@/text/generated/messages';
import type { Fact } from '@/ui/layout/fact-list';

/** How an outcome nobody knows is told, and what a person finds of it. */
export interface EndWords {
  unknown: () => string;
  /** Why it is not sent once more. */
  keep: () => string;
  /** Where to look; left out: where the write says. */
  check?: () => string;
  /** What one may find, as whoever looked would say it. */
  found: Record<Verdict, () => string>;
  settled: Record<Verdict, () => string>;
  /** What became of it, where its form finds it after a reload. */
  bound: Record<Verdict, () => string>;
  /** Above what is known of it once it was applied. */
  applied: () => string;
  /** It was refused. */
  nothing: () => string;
  /** It is about an employee, whom the journal shall not know: what is typed of it is searched for documents. */
  namesNobody?: true;
}

const stored: EndWords = {
  unknown: m.outcome_unknown_title,
  keep: m.outcome_unknown_keep,
  found: { applied: m.outcome_settle_applied, 'not-applied': m.outcome_settle_not_applied },
  settled: { applied: m.outcome_settled_applied, 'not-applied': m.outcome_settled_not_applied },
  bound: { applied: m.outcome_bound_stored, 'not-applied': m.outcome_bound_not_stored },
  applied: m.receipt_stored,
  nothing: m.outcome_nothing_stored,
};

/** The record was there before: only its values tell, and sending them once more doubles nothing. */
const changed: EndWords = {
  ...stored,
  keep: m.outcome_change_keep,
  found: { applied: m.outcome_change_applied, 'not-applied': m.outcome_change_not_applied },
};

/** What is not there any more proves a removal: the opposite of everything that is stored. */
const removed: EndWords = {
  ...stored,
  unknown: m.outcome_removal_unknown,
  keep: m.outcome_removal_keep,
  found: { applied: m.outcome_removal_applied, 'not-applied': m.outcome_removal_not_applied },
  settled: {
    applied: m.outcome_removal_settled_applied,
    'not-applied': m.outcome_removal_settled_not_applied,
  },
  applied: m.receipt_removed,
  nothing: m.outcome_nothing_removed,
  namesNobody: true,
};

/** A fiscal document of our own may exist: more than a record that stands there twice. */
const issued: EndWords = {
  ...stored,
  unknown: m.outcome_issue_unknown,
  keep: m.outcome_issue_keep,
  check: m.outcome_issue_check,
};

/** The service recognises the same payment, so sending that again is safe, and making another one is not. */
const paid: EndWords = {
  ...stored,
  unknown: m.outcome_payment_unknown,
  keep: m.outcome_payment_keep,
  found: { applied: m.outcome_payment_applied, 'not-applied': m.outcome_payment_not_applied },
  settled: {
    applied: m.outcome_payment_settled_applied,
    'not-applied': m.outcome_payment_settled_not_applied,
  },
  bound: { applied: m.outcome_bound_paid, 'not-applied': m.outcome_bound_not_paid },
  nothing: m.outcome_nothing_paid,
};

const byMethod = { POST: stored, PUT: changed, DELETE: removed };

/** @param form - what it was typed in, by the attempt's context, where it matters how its end is told */
export function endWordsOf(operation: WriteOperation, form?: string): EndWords {
  if (form === 'excluded-purchases') return issued;
  if (operation === 'payments.apply') return paid;
  return byMethod[writes[operation].method];
}

/** Above those facts: it may have taken the request and not removed anything. */
export const removalTold = (isKept: boolean): string =>
  isKept ? m.assignments_kept_told() : removed.applied();

/** The service tells the removal and the queueing apart, and so does a receipt. */
export const removalFacts = ({ deleted, recalculationQueued }: DeletedAssignment): Fact[] => [
  { label: m.assignments_told_removed(), value: yesOrNo(deleted) },
  { label: m.assignments_told_queued(), value: yesOrNo(recalculationQueued) },
];

function yesOrNo(told: boolean | null): string {
  if (told === null) return m.common_not_told();
  return told ? m.assignments_yes() : m.assignments_no();
}
