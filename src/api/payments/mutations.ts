import { writePath } from '@/contract/writes';
import { currentProfile } from '../core/profile';
import { recordWriteOf } from '../core/write';
import { newPayment, readAppliedPayment, sentPayment } from './schemas';

/** The gateway adds the idempotency key, so it may be sent again safely. */
const write = recordWriteOf('payments.apply', {
  record: newPayment,
  values: sentPayment,
  read: readAppliedPayment,
});

export const paymentMutations = {
  write,
  /**
   * Applies a payment. Null while nobody has named the path, which the description does not give (API description, Endpoints,
   * note 2): there is nothing to call then.
   */
  apply: () => (writePath('payments.apply', currentProfile()) === null ? null : write),
};
