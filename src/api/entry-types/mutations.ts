import type { Write } from '../core/attempt';
import { createEntryType } from './operations';
import { readEntryType, type EntryType, type NewEntryType } from './schemas';

const create: Write<NewEntryType, EntryType> = {
  operation: { name: 'entry-types.create', missing: 'record' },
  toRequest: createEntryType,
  read: readEntryType,
};

/** The area's writes, for `useAttempt`. */
export const entryTypeMutations = { create };
