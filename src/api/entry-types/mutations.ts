import { bodyOf } from '../core/wire-record';
import { writeOf } from '../core/write';
import { newEntryType, readEntryType, type NewEntryType } from './schemas';

/** The area's writes, for `useAttempt`. */
export const entryTypeMutations = {
  /** Creates an entry type, or restores the deleted one of the same code; the answer does not tell which. */
  create: writeOf('entry-types.create', {
    body: (fields: NewEntryType) => bodyOf(newEntryType, fields),
    read: readEntryType,
  }),
};
