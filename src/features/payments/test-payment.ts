import { testId } from '@/api/core/test-answers';
import { paymentForm } from './payment-form';

/** Only for tests: what is typed otherwise than in `filled`. */
export type Change = Partial<typeof paymentForm.empty>;

/** Only for tests: two purchases. */
export const [one, other] = [testId(1), testId(2)];

/** Only for tests: a payment that is filled in as far as it has to be. */
export const filled: typeof paymentForm.empty = {
  ...paymentForm.empty,
  date: '16/03/2026',
  methodId: testId(9),
  allocations: [{ purchaseId: one, amount: '12.5' }],
};
