import { noFacts, type AttemptContext, type AttemptFacts } from '../../../../src/contract/attempt';
import type { WriteOperation } from '../../../../src/contract/writes';
import type { Profile } from '../../../../src/contract/profile';
import { isRecord, objectIn } from '../../told-values';
import type { Identity } from '../tables';
import { entryType } from './entry-types';
import { expense } from './expenses';
import type { Reader } from './identity';
import { payment } from './payments';
import { changedProduct, newProduct } from './products';
import { provider } from './providers';
import { deletedAssignment } from './schedule-assignments';

const readers: { [Name in WriteOperation]: Reader<Name> } = {
  'entry-types.create': entryType,
  'products.create': newProduct,
  'products.update': changedProduct,
  'expenses.create': expense,
  'providers.create': provider,
  'schedule-assignments.delete': deletedAssignment,
  'payments.apply': payment,
};

export type FactsSource = {
  operation: WriteOperation;
  path: string;
  /** Empty for a write without a body. */
  bodyText: string;
  /** The service's answer, once it was applied. */
  answerText: string | null;
  /** Left out where the record has what it tells already. */
  context?: Pick<AttemptContext, 'before'>;
};

/** What the journal knows of a write's content. */
export function factsOf(source: FactsSource, profile: Profile): AttemptFacts {
  return {
    ...noFacts,
    ...readers[source.operation].facts({
      path: source.path,
      body: objectIn(source.bodyText),
      answer: dataIn(source.answerText),
      before: source.context?.before ?? {},
      profile,
    }),
  };
}

/**
 * @param write - as it is recorded: its branch may stand beside its body
 * @param answerText - once it was applied
 */
export function identitiesOf(
  write: { operation: WriteOperation; body_text: string; branch_id: string | null },
  profile: Profile,
  answerText: string | null = null,
): Identity[] {
  const { operation, body_text: bodyText, branch_id: branchId } = write;
  const answer = dataIn(answerText);
  const read = readers[operation].identities({
    body: objectIn(bodyText),
    answer,
    profile,
    branchId,
  });
  // A trade name may be the legal one, too.
  const told = new Map<string, Identity>();
  for (const identity of read) if (identity) told.set(JSON.stringify(identity), identity);
  return [...told.values()];
}

function dataIn(answerText: string | null): Record<string, unknown> {
  const data = objectIn(answerText)['data'];
  return isRecord(data) ? data : {};
}
