import { writePath } from '@/contract/writes';
import { currentProfile } from '../core/profile';
import { writeOf } from '../core/write';
import { readAppliedPayment, type NewPayment } from './schemas';
import { toPaymentBody } from './to-body';

/** The gateway adds the idempotency key, so it may be sent again safely. */
const apply = writeOf('payments.apply', {
  body: (payment: NewPayment) => toPaymentBody(payment, currentProfile()),
  read: readAppliedPayment,
});

export const paymentMutations = {
  /**
   * Applies a payment. Null while nobody has named the path, which the description does not give (API description, Endpoints,
   * note 2): there is nothing to call then.
   */
  apply: () => (writePath('payments.apply', currentProfile()) === null ? null : apply),
};
