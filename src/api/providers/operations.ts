import type { WriteRequest } from '../core/attempt';
import { serviceUrl } from '../core/url';
import type { NewProvider } from './schemas';
import { toCreateBody } from './to-body';

/** Creates a provider. Nothing lists, reads, changes or deletes one, and a second one like it is not known to be refused. */
export function createProvider(fields: NewProvider): WriteRequest {
  return { method: 'POST', url: serviceUrl('/providers'), body: toCreateBody(fields) };
}
