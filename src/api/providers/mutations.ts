import type { Write } from '../core/attempt';
import { createProvider } from './operations';
import { readProvider, type NewProvider, type Provider } from './schemas';

/** A 404 speaks of the branch: that is the only record a new provider names that must be the business's own. */
const create: Write<NewProvider, Provider> = {
  operation: { name: 'providers.create', missing: 'branch' },
  toRequest: createProvider,
  read: readProvider,
};

/** The area's writes, for `useAttempt`. */
export const providerMutations = { create };
