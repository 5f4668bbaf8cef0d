import { writePath } from '@/contract/writes';
import { currentProfile } from '../core/profile';
import { readData } from '../core/wire-record';
import { writeOf } from '../core/write';
import { paymentFieldNames, readAppliedPayment, startOfAnother, type NewPayment } from './schemas';
import { toPaymentBody } from './to-body';

/** The gateway adds the idempotency key, so it may be sent again safely. */
const apply = writeOf('payments.apply', {
  body: (payment: NewPayment) => toPaymentBody(payment, currentProfile()),
  read: readAppliedPayment,
});

/**
 * The write as a form declares it. Another payment starts with who was paid and where the money came from: purchases, amounts and
 * what its papers say are each payment's own.
 */
const write = {
  ...apply,
  names: paymentFieldNames,
  readSent: (bodyText: string) =>
    readData(startOfAnother, { data: JSON.parse(bodyText) as unknown }),
};

export const paymentMutations = {
  write,
  /**
   * Applies a payment. Null while nobody has named the path, which the description does not give (API description, Endpoints,
   * note 2): there is nothing to call then.
   */
  apply: () => (writePath('payments.apply', currentProfile()) === null ? null : apply),
};
