/** By what people know a record, so that two writes of equal ones may be the same intention. */
export const identityKinds = [
  'email',
  'tax-number',
  'register-number',
  'provider-name',
  'entry-type-code',
  /** Within a branch. */
  'sku',
  'generation-code',
  /** Among the documents of one provider. */
  'control-number',
  'check-number',
] as const;
export type IdentityKind = (typeof identityKinds)[number];

/**
 * Why an attempt has to be asked about before another one leaves. `purchase`: nobody knows the end of a payment of the same one;
 * `part`: of a payment planned among many, another gave one of its purchases as much, or anything since they were read for the plan;
 * of any other, anything since they were read for its review, or since it was meant and did not leave;
 * `provider`: of one that the service shares out over what the same provider is owed in the same branch;
 * `other-way`: of a payment by purchases, one that the service shares out over what is owed, and the other way round, whose end
 * nobody knows or that came since; `draft`: both were typed in the same one; `changed`: of a change that is sent later than it was
 * meant, another one of the same record since.
 */
export const likenesses = [
  'purchase',
  'provider',
  'draft',
  'content',
  'part',
  'other-way',
  'changed',
  ...identityKinds,
] as const;
export type Likeness = (typeof likenesses)[number];

/** A document is recorded once: going on beside one with the same number takes a reason, which the journal keeps. */
export const takesReason = (likeness: Likeness): boolean =>
  likeness === 'generation-code' || likeness === 'control-number';

/** Nobody goes on beside it: what became of the earlier one has to be found out first. */
export const isLock = (likeness: Likeness): boolean =>
  likeness === 'purchase' || likeness === 'provider';
