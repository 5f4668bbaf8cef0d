import { bodyOf } from '../core/wire-record';
import { writeOf } from '../core/write';
import { newProvider, readProvider, type NewProvider } from './schemas';

/** The area's writes, for `useAttempt`. */
export const providerMutations = {
  /** Creates a provider. Nothing lists, reads, changes or deletes one, and a second one like it is not known to be refused. */
  create: writeOf('providers.create', {
    // All in `data` (API description, Provider).
    body: (fields: NewProvider) => ({ data: bodyOf(newProvider, fields) }),
    read: readProvider,
  }),
};
