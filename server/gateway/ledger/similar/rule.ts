import type { Kysely } from 'kysely';
import type { Likeness } from '../../../../src/contract/likeness';
import type { JobTables } from '../../jobs/tables';
import type { PaymentPart, PaymentTables } from '../../payments/tables';
import type { AttemptRow, AttemptsTable, Identity, LedgerTables } from '../tables';

export type Reader = Pick<Kysely<LedgerTables & JobTables & PaymentTables>, 'selectFrom'>;

/** A write that is about to be recorded or sent, as it is held against earlier ones. */
export type Asked = {
  row: AttemptRow;
  identities: readonly Identity[];
  /** What it gives to which purchase; none of any other write than a payment. */
  parts: readonly PaymentPart[];
  /** ISO instant; equal content that came before it does not count. */
  since: string;
};

/** An earlier attempt that may be the same intention, and why. */
export type Alike = { attempt: AttemptsTable; likeness: Likeness };

/** Finds what has to be asked about for one kind of reason: of each reason the newest attempt, which stands for those before it. */
export type SimilarityRule = (database: Reader, asked: Asked) => Promise<Alike[]>;
