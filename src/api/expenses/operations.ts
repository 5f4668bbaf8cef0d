import { request } from '../core/http';
import { checkParams } from '../core/params';
import { currentProfile } from '../core/profile';
import { serviceUrl } from '../core/url';
import { purchaseStatusParams, readPurchaseStatus, type PurchaseStatus } from './schemas';

const status = { name: 'expenses.status' };

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
