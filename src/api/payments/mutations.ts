import { recordWriteOf } from '../core/write';
import { newPayment, readAppliedPayment, sentPayment } from './schemas';

export const paymentMutations = {
  /** The gateway adds the idempotency key, so it may be sent again safely. */
  apply: recordWriteOf('payments.apply', {
    record: newPayment,
    values: sentPayment,
    read: readAppliedPayment,
  }),
};
