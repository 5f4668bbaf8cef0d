import { noFacts, type AttemptFacts } from '../../../../src/contract/attempt';
import type { WriteOperation } from '../../../../src/contract/writes';
import type { Profile } from '../../../../src/contract/profile';
import { isRecord } from '../strict-json';
import { entryTypeFacts } from './entry-types';
import { expenseFacts } from './expenses';
import { paymentFacts } from './payments';
import { changedProductFacts, newProductFacts } from './products';
import { providerFacts } from './providers';
import { objectIn, type FactsReader } from './read';
import { deletedAssignmentFacts } from './schedule-assignments';

const readers: { [Name in WriteOperation]: FactsReader<Name> } = {
  'entry-types.create': entryTypeFacts,
  'products.create': newProductFacts,
  'products.update': changedProductFacts,
  'expenses.create': expenseFacts,
  'providers.create': providerFacts,
  'schedule-assignments.delete': deletedAssignmentFacts,
  'payments.apply': paymentFacts,
};

export type FactsSource = {
  operation: WriteOperation;
  path: string;
  /** Empty for a write without a body. */
  bodyText: string;
  /** The service's answer, once it was applied. */
  answerText: string | null;
};

/** What the journal knows of a write's content. */
export function factsOf(source: FactsSource, profile: Profile): AttemptFacts {
  const data = objectIn(source.answerText)['data'];
  return {
    ...noFacts,
    ...readers[source.operation]({
      path: source.path,
      body: objectIn(source.bodyText),
      answer: isRecord(data) ? data : {},
      profile,
    }),
  };
}
