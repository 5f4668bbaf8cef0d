import { writePath } from '@/contract/writes';
import { currentProfile } from '../core/profile';
import { writeOf } from '../core/write';
import { paymentFieldNames, readAppliedPayment, type NewPayment } from './schemas';
import { toPaymentBody } from './to-body';

/** The gateway adds the idempotency key, so it may be sent again safely. */
const apply = writeOf('payments.apply', {
  body: (payment: NewPayment) => toPaymentBody(payment, currentProfile()),
  read: readAppliedPayment,
});

/** The write as a form declares it: nothing is copied from a payment that was sent into a new one. */
const write = {
  ...apply,
  get names() {
    return paymentFieldNames();
  },
  readSent: () => ({}),
};

export const paymentMutations = {
  write,
  /**
   * Applies a payment. Null while nobody has named the path, which the description does not give (API description, Endpoints,
   * note 2): there is nothing to call then.
   */
  apply: () => (writePath('payments.apply', currentProfile()) === null ? null : apply),
};
