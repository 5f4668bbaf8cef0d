import { isLock, takesReason, type Likeness } from '../../../../src/contract/likeness';
import { daysBefore } from '../../../business-day';
import type { AttemptsTable } from '../tables';
import { changedSince } from './changed-since';
import { equalContent } from './equal-content';
import { equalIdentity } from './equal-identity';
import { lockedPurchase } from './locked-purchase';
import { otherWay } from './other-way';
import { paidMeanwhile } from './paid-meanwhile';
import { plannedPart } from './planned-part';
import type { Alike, Asked, Reader, SimilarityRule } from './rule';
import { sameDraft } from './same-draft';

/** What is asked about: an attempt, and everything it has in common. */
export type Similar = { attempt: AttemptsTable; equal: Likeness[] };

/** What must be asked about before a write leaves. */
export type SimilarityCheck = {
  rules: readonly SimilarityRule[];
  since: string;
  /** The attempts a person has seen and means to go on beside. */
  confirmed: readonly string[];
  /** Why, as they said; null: they did not. */
  reason: string | null;
};

/** What a person says who means to go on. */
type Confirmation = {
  confirms?: string | readonly string[] | undefined;
  reason?: string | undefined;
};

/** Every reason to ask, the most pressing first. */
export const similarityRules: readonly SimilarityRule[] = [
  lockedPurchase,
  sameDraft,
  equalContent,
  equalIdentity,
  plannedPart,
  paidMeanwhile,
  otherWay,
  changedSince,
];

/**
 * The day of equal content counts from when the write was meant first: what was stored meanwhile may be the same intention,
 * however late it is sent again.
 */
export function similarityCheck(
  rules: readonly SimilarityRule[],
  { confirms = [], reason = '' }: Confirmation,
  meantAt: Date,
): SimilarityCheck {
  const since = daysBefore(meantAt, 1);
  const confirmed = typeof confirms === 'string' ? [confirms] : confirms;
  return {
    rules,
    since,
    confirmed: confirmed.map((id) => id.toLowerCase()),
    reason: reason.trim() === '' ? null : reason,
  };
}

/** Another attempt that has to be asked about before this one is sent; null: none has. */
export async function similarTo(
  database: Reader,
  asked: Omit<Asked, 'since'>,
  check: SimilarityCheck | null,
): Promise<Similar | null> {
  if (check === null) return null;
  const found = await alikeOf(database, asked, check);
  const first = found.find(
    ({ attempt, likeness }) =>
      isLock(likeness) ||
      !check.confirmed.includes(attempt.id) ||
      (takesReason(likeness) && check.reason === null),
  );
  return first === undefined ? null : commonWith(first, found);
}

/** Every attempt that would have to be asked about before this one is sent. */
export async function allSimilarTo(
  database: Reader,
  asked: Omit<Asked, 'since'>,
  check: SimilarityCheck,
): Promise<Similar[]> {
  const found = await alikeOf(database, asked, check);
  const firsts = new Map(found.toReversed().map((alike) => [alike.attempt.id, alike]));
  return [...firsts.values()]
    .map((alike) => commonWith(alike, found))
    .toSorted((one, other) => other.attempt.recorded_at.localeCompare(one.attempt.recorded_at));
}

async function alikeOf(
  database: Reader,
  asked: Omit<Asked, 'since'>,
  { rules, since }: SimilarityCheck,
): Promise<Alike[]> {
  const found: Alike[] = [];
  for (const rule of rules) found.push(...(await rule(database, { ...asked, since })));
  return found;
}

function commonWith({ attempt }: Alike, found: readonly Alike[]): Similar {
  const equal = found.filter((alike) => alike.attempt.id === attempt.id);
  return { attempt, equal: [...new Set(equal.map(({ likeness }) => likeness))] };
}
