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

/** Why an attempt has to be asked about before another one leaves. */
export const likenesses = [
  /** Nobody knows the end of a payment of the same one. */
  'purchase',
  /** Nor of one that the service shares out over what the same provider is owed in the same branch. */
  'provider',
  /** Both were typed in the same one. */
  'draft',
  'content',
  /**
   * Another payment gave one of its purchases anything since they were read for its review or plan, or since it was meant and did not
   * leave; of one planned among many also as much, however long ago.
   */
  'part',
  /** Of a payment by purchases, one that the service shares out, and the other way round: nobody knows its end, or it came since. */
  'other-way',
  /** Of a change that is sent later than it was meant, another one of the same record since. */
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
