import type { Write } from '../core/attempt';
import { serviceUrl } from '../core/url';
import { bodyOf } from '../core/wire-record';
import { newProvider, readProvider, type NewProvider, type Provider } from './schemas';

/**
 * Creates a provider. Nothing lists, reads, changes or deletes one, and a second one like it is not known to be refused. A 404
 * speaks of the branch: that is the only record a new provider names that must be the business's own.
 */
const create: Write<NewProvider, Provider> = {
  operation: { name: 'providers.create', missing: 'branch' },
  // All in `data` (API description, Provider).
  toRequest: (fields) => ({
    method: 'POST',
    url: serviceUrl('/providers'),
    body: { data: bodyOf(newProvider, fields) },
  }),
  read: readProvider,
};

/** The area's writes, for `useAttempt`. */
export const providerMutations = { create };
