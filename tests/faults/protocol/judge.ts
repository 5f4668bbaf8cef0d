import type { AttemptDetail } from '../../../src/contract/attempt';
import type { Delivery } from '../support/service-world';
import { ana, everybody, type Person } from '../support/people';
import type { Told } from './client';
import type { DraftEnd } from './draft';
import type { Plan } from './plan';

/** What a run came to. */
export type Run = {
  /** How often the service really carried the intention out. */
  executed: number;
  /** The states the ledger holds at the end. */
  states: AttemptDetail['state'][];
  /** Broken promises, in words; empty when all were kept. */
  violations: string[];
};

export type Evidence = Pick<Plan, 'operation'> & {
  /** Whose page an attempt was made on: that is what stood in its review. */
  ownerOf: (attempt: string) => Person;
  /** The records of all businesses. */
  attempts: AttemptDetail[];
  /** Every write of this intention as it reached the service. */
  deliveries: Delivery[];
  /** Everything the browser was told. */
  told: readonly Told[];
  /** Attempts that a person, when asked, meant to be another one. */
  meant: ReadonlySet<string>;
  /** Attempts that were let through although nobody knew what became of another payment of the same. */
  besideDoubt?: readonly string[];
  /** The draft it was typed in; null: its form has none. */
  draft: DraftEnd | null;
};

/** Answers after which nothing has happened, so that a person may send again (API description, Errors). */
const notExecuted = new Set([401, 403, 429]);

/** The service carried the operation out now, whatever it answered. */
export function isExecuted({ result }: Delivery): boolean {
  return result !== null && result.status < 300 && !result.replayed;
}

/** Holds every promise of the ledger against what the service really saw. */
export function judge(evidence: Evidence): Run {
  const executions = evidence.deliveries.filter(isExecuted).length;
  return {
    executed: executions,
    states: evidence.attempts.map(({ state }) => state),
    violations: [
      ...inEachBusiness(evidence).flatMap(repeated),
      ...(evidence.besideDoubt ?? []).map(
        () => 'paid while nobody knew what became of another one',
      ),
      ...underAnotherName(evidence),
      ...lostDraft(evidence),
      ...unrecorded(evidence),
      ...untrueRecords(evidence),
      ...untrueAnswers(evidence),
      ...changedSends(evidence),
    ],
  };
}

/** The same content for two businesses is two intentions. */
function inEachBusiness(evidence: Evidence): Evidence[] {
  const businessOf = ({ integration }: Delivery) =>
    everybody.find(({ service }) => service === integration)?.business ?? ana.business;
  return [...new Set(everybody.map(({ business }) => business))].map((business) => ({
    ...evidence,
    deliveries: evidence.deliveries.filter((delivery) => businessOf(delivery) === business),
  }));
}

/** Once, and as often again as a person asked for it; and never blindly. */
function repeated(evidence: Evidence): string[] {
  const { operation, attempts, deliveries, meant } = evidence;
  const executions = deliveries.filter(isExecuted).length;
  const others = attempts
    .filter(({ id }) => meant.has(id))
    .filter((attempt) => deliveriesOf(attempt, deliveries).some(isExecuted));
  return [
    ...(executions > 1 + others.length ? [`carried out ${executions} times`] : []),
    ...(operation === 'payments.apply' ? [] : repeatedBlindly(evidence)),
  ];
}

/** What a page shows for review as somebody's in a business is sent, recorded and settled as theirs, or not at all. */
function underAnotherName({ ownerOf, attempts, deliveries }: Evidence): string[] {
  return attempts.flatMap((attempt) => {
    const owner = ownerOf(attempt.id);
    const { operator, integration, settled } = attempt;
    const keys = deliveriesOf(attempt, deliveries).map((delivery) => delivery.integration);
    const isOwn = operator === owner.operator && integration.name === owner.integration;
    return [
      ...keys
        .filter((key) => key !== null && key !== owner.service)
        .map((key) => `sent with the key of ${key}`),
      ...(isOwn ? [] : [`recorded as ${operator}'s of ${integration.name}`]),
      ...(settled === null || settled.operator === owner.operator
        ? []
        : [`settled under the name of ${settled.operator}`]),
    ];
  });
}

/** A draft ends when what was typed last is stored; what was typed since, on another computer, stays. */
function lostDraft({ draft, attempts }: Evidence): string[] {
  if (draft === null || draft.is === 'newest') return [];
  if (draft.is === 'another') return ['the draft is not what was typed last'];
  const isStored = attempts.some(
    ({ id, state, settled }) =>
      (state === 'applied' || settled?.verdict === 'applied') &&
      (draft.versions.get(id) ?? 0) >= draft.newest,
  );
  return isStored ? [] : ['a newer draft is gone'];
}

function requestIdOf({ headers }: Delivery): string {
  return String(headers['x-request-id']);
}

/** Recorded durably before it is sent: whatever arrived is in the ledger. */
function unrecorded({ attempts, deliveries }: Evidence): string[] {
  const known = new Set(attempts.flatMap(({ sends }) => sends.map(({ requestId }) => requestId)));
  return deliveries
    .filter((delivery) => !known.has(requestIdOf(delivery)))
    .map((delivery) => `a send that no record knows (${requestIdOf(delivery)})`);
}

/** What arrived of an attempt's sends. */
export function deliveriesOf(
  { sends }: AttemptDetail,
  deliveries: readonly Delivery[],
): Delivery[] {
  const ids = new Set(sends.map(({ requestId }) => requestId));
  return deliveries.filter((delivery) => ids.has(requestIdOf(delivery)));
}

function untrueRecords({ attempts, deliveries }: Evidence): string[] {
  return attempts.flatMap((attempt) => {
    const happened = deliveriesOf(attempt, deliveries).some(isExecuted);
    if (attempt.state === 'sending') return [`${attempt.id} never came to an end`];
    if (attempt.state === 'applied' && !happened) return ['recorded as done and was not'];
    const denied = attempt.state === 'rejected' || attempt.state === 'not-sent';
    return denied && happened ? [`recorded as ${attempt.state} and was done`] : [];
  });
}

function untrueAnswers({ told, attempts, deliveries }: Evidence): string[] {
  return told.flatMap(({ attempt, outcome, requestId, problem, recorded }) => {
    // The record of a write the gateway died on says so too; an answer of now must not.
    if (problem === 'gateway-failure' && !recorded) return ['the gateway failed'];
    const record = attempts.find(({ id }) => id === attempt);
    const own = record === undefined ? [] : deliveriesOf(record, deliveries);
    if (outcome === 'applied' && !own.some(isExecuted)) return ['told as done and was not'];
    const denied = outcome === 'rejected' || outcome === 'not-sent';
    const happened = own.some(
      (delivery) => requestIdOf(delivery) === requestId && isExecuted(delivery),
    );
    return denied && happened ? [`told as ${outcome} and was done`] : [];
  });
}

/**
 * Every send of an attempt carries the same bytes and the same idempotency key; and with one, the same key of the integration,
 * for which the service remembers it. What was provably not done may go on under a key that was replaced since.
 */
function changedSends({ attempts, deliveries }: Evidence): string[] {
  return attempts.flatMap((attempt) => {
    const own = deliveriesOf(attempt, deliveries);
    const keyed = own.filter(({ headers }) => headers['idempotency-key'] !== undefined);
    const bound = keyed.filter((delivery) => !notExecuted.has(statusOf(delivery)));
    const differ = (among: readonly Delivery[], what: (delivery: Delivery) => unknown) =>
      new Set(among.map(what)).size > 1;
    return [
      ...(own.some(({ body }) => (body ?? '') !== attempt.bodyText)
        ? ['other bytes than recorded']
        : []),
      ...(differ(bound, ({ headers }) => headers['x-api-key'])
        ? ['sent again with another key']
        : []),
      ...(differ(own, ({ headers }) => headers['idempotency-key']) ? ['two idempotency keys'] : []),
    ];
  });
}

/**
 * A write the service cannot recognise is sent again only after answers that prove that nothing happened. Another attempt
 * may also follow any plain refusal: whoever corrects what was refused and sends it makes a new one; and whatever a person has
 * settled. One that a person, when asked, meant to be another may follow anything, and so may another removal of the same
 * record: the service carries out one of them and does not find it for the others.
 */
function repeatedBlindly({ operation, attempts, deliveries, meant: ids }: Evidence): string[] {
  const isRemoval = operation === 'schedule-assignments.delete';
  const attemptOf = (delivery: Delivery) =>
    attempts.find((attempt) => deliveriesOf(attempt, [delivery]).length > 0);
  const blind = deliveries.slice(0, -1).filter((delivery, index) => {
    const own = attemptOf(delivery);
    const later = deliveries
      .slice(index + 1)
      .map(attemptOf)
      .filter(
        (attempt) =>
          attempt === undefined || attempt === own || !(isRemoval || ids.has(attempt.id)),
      );
    if (later.length === 0) return false;
    if (isExecuted(delivery)) return true;
    const status = statusOf(delivery);
    if (notExecuted.has(status)) return false;
    const isSettled = own?.settled?.verdict === 'not-applied';
    return later.includes(own) || !(isRefusal(status) || isSettled);
  });
  return blind.map(({ fault }) => `sent again after ${fault ?? 'an answer'}`);
}

/** What the delivery was answered with; not a number where nobody could read it. */
function statusOf({ fault, result }: Delivery): number {
  return Number(/^status-(\d+)/.exec(fault ?? '')?.[1] ?? result?.status);
}

function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408;
}
