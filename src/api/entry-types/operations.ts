import type { Write } from '../core/attempt';
import { serviceUrl } from '../core/url';
import { readEntryType, type EntryType, type NewEntryType } from './schemas';
import { toCreateBody } from './to-body';

/** Creates an entry type, or restores the deleted one of the same code; the answer does not tell which. */
export const createEntryType: Write<NewEntryType, EntryType> = {
  operation: { name: 'entry-types.create', missing: 'record' },
  toRequest: (fields) => ({
    method: 'POST',
    url: serviceUrl('/accounting/entry-types'),
    body: toCreateBody(fields),
  }),
  read: readEntryType,
};
