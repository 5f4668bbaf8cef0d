import type { WriteRequest } from '../core/attempt';
import { serviceUrl } from '../core/url';
import type { NewEntryType } from './schemas';
import { toCreateBody } from './to-body';

/** Creates an entry type, or restores the deleted one of the same code; the answer does not tell which. */
export function createEntryType(fields: NewEntryType): WriteRequest {
  return {
    method: 'POST',
    url: serviceUrl('/accounting/entry-types'),
    body: toCreateBody(fields),
  };
}
