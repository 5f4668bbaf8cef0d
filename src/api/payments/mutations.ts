import type { Write } from '../core/attempt';
import { paymentRequest } from './operations';
import { readAppliedPayment, type AppliedPayment, type NewPayment } from './schemas';

/** Applies a payment; null while its path is locked. The gateway adds the idempotency key, so it may be sent again safely. */
function apply(): Write<NewPayment, AppliedPayment> | null {
  const toRequest = paymentRequest();
  if (toRequest === null) return null;
  const operation = { name: 'payments.apply', missing: 'told' } as const;
  return { operation, toRequest, read: readAppliedPayment };
}

/** The area's writes, for `useAttempt`. */
export const paymentMutations = { apply };
