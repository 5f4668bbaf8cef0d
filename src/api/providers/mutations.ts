import { recordWriteOf } from '../core/write';
import { newProvider, readProvider } from './schemas';

export const providerMutations = {
  /** Creates a provider. Nothing lists, reads, changes or deletes one, and a second one like it is not known to be refused. */
  create: recordWriteOf('providers.create', {
    record: newProvider,
    // All in `data` (API description, Provider).
    within: 'data',
    read: readProvider,
  }),
};
