import type { Write } from '../core/attempt';
import {
  readRecordedExcludedPurchase,
  type NewExcludedPurchase,
  type RecordedExcludedPurchase,
} from './excluded-schemas';
import { createExcludedPurchase, createPurchase } from './operations';
import { readRecordedPurchase, type NewPurchase, type RecordedPurchase } from './schemas';

/** A 404 may speak of the branch or of the provider. */
const operation = { name: 'expenses.create', missing: 'told' } as const;

const create: Write<NewPurchase, RecordedPurchase> = {
  operation,
  toRequest: createPurchase,
  read: readRecordedPurchase,
};

const createExcluded: Write<NewExcludedPurchase, RecordedExcludedPurchase> = {
  operation,
  toRequest: createExcludedPurchase,
  read: readRecordedExcludedPurchase,
};

/** The area's writes, for `useAttempt`. */
export const expenseMutations = { create, createExcluded };
