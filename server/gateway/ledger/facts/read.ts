import type { AttemptContext, AttemptFacts } from '../../../../src/contract/attempt';
import type { Profile } from '../../../../src/contract/profile';
import type { FactName, WriteOperation } from '../../../../src/contract/writes';

/** What facts are drawn from. */
export type Written = {
  /** Below the versioned base. */
  path: string;
  body: Record<string, unknown>;
  /** `data` of the service's answer; empty while there is none, or when it is no object. */
  answer: Record<string, unknown>;
  /** What the person saw of the record before they changed it. */
  before: NonNullable<AttemptContext['before']>;
  profile: Profile;
};

/** Draws what the journal shows of one operation: what the table of writes names; the rest stays null. */
export type FactsReader<Name extends WriteOperation> = (
  written: Written,
) => Pick<AttemptFacts, FactName<Name>>;
