import type { WriteRequest } from '../core/attempt';
import { currentProfile } from '../core/profile';
import { serviceUrl } from '../core/url';
import type { NewPayment } from './schemas';
import { toPaymentBody } from './to-body';

/**
 * How a payment is applied to purchases. Null while nobody has named the path, which the description does not give (API
 * description, Endpoints, note 2): there is nothing to call then.
 */
export function paymentRequest(): ((payment: NewPayment) => WriteRequest) | null {
  const profile = currentProfile();
  const path = profile.paths.paymentApplication;
  if (path === null) return null;
  return (payment) => ({
    method: 'POST',
    url: serviceUrl(path),
    body: toPaymentBody(payment, profile),
  });
}
