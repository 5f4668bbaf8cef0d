import type { WriteRequest } from '../core/attempt';
import { request } from '../core/http';
import { checkParams } from '../core/params';
import { currentProfile } from '../core/profile';
import { serviceUrl } from '../core/url';
import type { NewExcludedPurchase } from './excluded-schemas';
import { toExcludedBody } from './excluded-to-body';
import {
  purchaseStatusParams,
  readPurchaseStatus,
  type NewPurchase,
  type PurchaseStatus,
} from './schemas';
import { toPurchaseBody } from './to-body';

const status = { name: 'expenses.status', missing: 'record' } as const;

/** Records a general purchase. Nothing lists, changes or voids it afterwards. */
export function createPurchase(purchase: NewPurchase): WriteRequest {
  const body = toPurchaseBody(purchase, currentProfile());
  return { method: 'POST', url: serviceUrl('/expenses'), body };
}

/** Issues an excluded-subject invoice; the same path takes this other body (API description, Purchase). */
export function createExcludedPurchase(purchase: NewExcludedPurchase): WriteRequest {
  const body = toExcludedBody(purchase, currentProfile());
  return { method: 'POST', url: serviceUrl('/expenses'), body };
}

/**
 * How the status of a purchase is asked for. Null while nobody has named the path, which the description does not give (API
 * description, Endpoints, note 2): there is nothing to call then.
 */
export function purchaseStatusReading(): ((id: string) => Promise<PurchaseStatus>) | null {
  const path = currentProfile().paths.purchaseStatus;
  if (path === null) return null;
  return async (id) => {
    const slots = checkParams(status, purchaseStatusParams, { id });
    return request({ operation: status, url: serviceUrl(path, slots) }, readPurchaseStatus);
  };
}
