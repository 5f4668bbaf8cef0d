import { currentProfile } from '../core/profile';
import { writeOf } from '../core/write';
import { purchaseFieldNames } from './field-names';
import { readRecordedExcludedPurchase, type NewExcludedPurchase } from './excluded-schemas';
import { toExcludedBody } from './excluded-to-body';
import { readRecordedPurchase, type NewPurchase } from './schemas';
import { toPurchaseBody } from './to-body';

/** The area's writes, for `useAttempt`. */
export const expenseMutations = {
  /** Records a general purchase. Nothing lists, changes or voids it afterwards. */
  create: {
    ...writeOf('expenses.create', {
      body: (purchase: NewPurchase) => toPurchaseBody(purchase, currentProfile()),
      read: readRecordedPurchase,
    }),
    /** Which sum a name of the service means, the profile says. */
    get names() {
      return purchaseFieldNames();
    },
  },
  /** Issues an excluded-subject invoice; the same path takes this other body (API description, Purchase). */
  createExcluded: writeOf('expenses.create', {
    body: (purchase: NewExcludedPurchase) => toExcludedBody(purchase, currentProfile()),
    read: readRecordedExcludedPurchase,
  }),
};
