import type { WriteOperation } from '@/contract/attempt-words';
import { attemptKeys } from './attempts/keys';
import { batchKeys } from './batches/keys';
import { expenseKeys } from './expenses/keys';
import { directoryKeys } from './directory/keys';
import { productKeys } from './products/keys';
import { sessionKeys } from './session/keys';

type Key = readonly string[];

/** What the service may show otherwise after each write, besides the journal, which every attempt changes. */
const areas: Record<WriteOperation, readonly Key[]> = {
  'entry-types.create': [],
  'products.create': [productKeys.all],
  // A change of availability is an inventory adjustment (API description, Endpoints, side effects).
  'products.update': [productKeys.all, batchKeys.all],
  'expenses.create': [productKeys.all, batchKeys.all, directoryKeys.all],
  'providers.create': [directoryKeys.all],
  'schedule-assignments.delete': [],
  // What is still to pay of a purchase is all that can be read of a payment.
  'payments.apply': [expenseKeys.all],
};

/** The query keys that are stale once a write was applied, or may have been. */
export function staleAfter(operation: WriteOperation): readonly Key[] {
  return [attemptKeys.all, ...areas[operation]];
}

/** What is stale after an attempt that changed nothing. */
export const staleAfterAnyAttempt: readonly Key[] = [attemptKeys.all];

/** What is asked again when a write learns that the session ended. */
export const staleAfterSessionEnd: readonly Key[] = [sessionKeys.all];
