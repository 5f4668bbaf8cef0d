import { recordWriteOf } from '../core/write';
import {
  newExcludedPurchase,
  readRecordedExcludedPurchase,
  sentExcludedPurchase,
} from './excluded-schemas';
import { newPurchase, purchaseNames, readRecordedPurchase, sentPurchase } from './schemas';

/** The area's writes, for `useAttempt`. */
export const expenseMutations = {
  /** Records a general purchase. Nothing lists, changes or voids it afterwards. */
  create: {
    ...recordWriteOf('expenses.create', {
      record: newPurchase,
      values: sentPurchase,
      read: readRecordedPurchase,
    }),
    /** Which sum a name of the service means, the profile says. */
    names: purchaseNames,
  },
  /** Issues an excluded-subject invoice; the same path takes this other body (API description, Purchase). */
  createExcluded: recordWriteOf('expenses.create', {
    record: newExcludedPurchase,
    values: sentExcludedPurchase,
    read: readRecordedExcludedPurchase,
  }),
};
