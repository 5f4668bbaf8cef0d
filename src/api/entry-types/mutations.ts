import { recordWriteOf } from '../core/write';
import { newEntryType, readEntryType } from './schemas';

export const entryTypeMutations = {
  /** Creates an entry type, or restores the deleted one of the same code; the answer does not tell which. */
  create: recordWriteOf('entry-types.create', { record: newEntryType, read: readEntryType }),
};
