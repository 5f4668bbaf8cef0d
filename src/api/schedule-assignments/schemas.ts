import type * as z from 'zod/mini';
import { optionalFlag, optionalUuid } from '../core/wire';
import { readData, storedRecord } from '../core/wire-record';

/** The assignment to delete. None can be listed or read, so its id is all that is known of it. */
export interface DoomedAssignment {
  id: string;
}

const deletedAssignment = storedRecord({
  id: ['id', optionalUuid],
  deleted: ['deleted', optionalFlag],
  /** Attendance will be worked out anew; nothing tells when that is done. */
  recalculationQueued: ['recalculation_queued', optionalFlag],
});

/** What the service told of a deletion. Null is what it did not tell. */
export type DeletedAssignment = z.output<typeof deletedAssignment>;

export const readDeletedAssignment = (body: unknown): DeletedAssignment =>
  readData(deletedAssignment, body);
