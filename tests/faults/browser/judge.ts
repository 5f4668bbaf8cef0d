import type { AttemptDetail } from '../../../src/contract/attempt';
import { deliveriesOf, isExecuted, judge } from '../protocol/judge';
import type { Evidence, Run } from '../protocol/judge';
import type { Delivery } from '../support/service-world';
import type { Says } from './tab';

/** What a page said of an attempt, and what the service had got by then. */
export type Statement = {
  attempt: string;
  says: Says;
  deliveries: Delivery[];
};

export type BrowserEvidence = Pick<Evidence, 'operation' | 'ownerOf' | 'meant'> & {
  attempts: AttemptDetail[];
  /** Every write of this intention as it reached the service. */
  deliveries: Delivery[];
  statements: readonly Statement[];
  /** What each tab says once everything works again and nothing is under way. */
  last: readonly Statement[];
  /** Attempts nobody knows the outcome of: how many there are, and how many a page that is loaded anew tells. */
  unresolved: { recorded: number; shown: number };
  /** What went wrong in the pages themselves. */
  failures: readonly string[];
};

/** Holds what the pages said and the ledger recorded against what the service really saw. */
export function judgeBrowser(evidence: BrowserEvidence): Run {
  const { operation, ownerOf, meant, attempts, deliveries, unresolved, failures } = evidence;
  const run = judge({
    operation,
    ownerOf,
    attempts,
    deliveries,
    told: [],
    meant,
    draft: null,
  });
  const { recorded, shown } = unresolved;
  return {
    ...run,
    violations: [
      ...run.violations,
      ...untrueStatements(evidence),
      ...(recorded === shown ? [] : [`${recorded} unresolved, and ${shown} of them shown`]),
      ...failures.map((failure) => `the page failed: ${failure}`),
    ],
  };
}

function untrueStatements({ attempts, deliveries, statements, last }: BrowserEvidence): string[] {
  const happened = (id: string, among: Delivery[]) => {
    const record = attempts.find((attempt) => attempt.id === id);
    return record !== undefined && deliveriesOf(record, among).some(isExecuted);
  };
  const all = [...statements, ...last];
  return [
    ...all
      .filter(({ says, attempt }) => says === 'done' && !happened(attempt, deliveries))
      .map(() => 'shown as done and was not'),
    // What was not stored then may be stored since, because somebody sent it again; at the end it may not.
    ...all
      .filter(({ says, attempt, deliveries: then }) => {
        return says === 'not-stored' && happened(attempt, then);
      })
      .map(() => 'shown as not stored and was'),
    ...last.filter(({ says }) => says === 'sending').map(() => 'waits for an outcome for ever'),
  ];
}
