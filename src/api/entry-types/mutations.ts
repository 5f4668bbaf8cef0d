import type { Write } from '../core/attempt';
import { serviceUrl } from '../core/url';
import { bodyOf } from '../core/wire-record';
import { newEntryType, readEntryType, type EntryType, type NewEntryType } from './schemas';

/** Creates an entry type, or restores the deleted one of the same code; the answer does not tell which. */
const create: Write<NewEntryType, EntryType> = {
  operation: { name: 'entry-types.create', missing: 'record' },
  toRequest: (fields) => ({
    method: 'POST',
    url: serviceUrl('/accounting/entry-types'),
    body: bodyOf(newEntryType, fields),
  }),
  read: readEntryType,
};

/** The area's writes, for `useAttempt`. */
export const entryTypeMutations = { create };
