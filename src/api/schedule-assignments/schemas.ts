import * as z from 'zod/mini';
import { readShape } from '../core/shape';
import { storedRecord } from '../core/stored-record';
import { optionalFlag, optionalUuid } from '../core/wire';

/** The assignment to delete. None can be listed or read, so its id is all that is known of it. */
export interface DoomedAssignment {
  id: string;
}

/** What the service told of a deletion. Null is what it did not tell. */
export interface DeletedAssignment {
  id: string | null;
  deleted: boolean | null;
  /** Attendance will be worked out anew; nothing tells when that is done. */
  recalculationQueued: boolean | null;
}

const deletedAssignment = z.pipe(
  storedRecord({ id: optionalUuid, deleted: optionalFlag, recalculation_queued: optionalFlag }),
  z.transform((wire): DeletedAssignment => ({
    id: wire.id,
    deleted: wire.deleted,
    recalculationQueued: wire.recalculation_queued,
  })),
);

const answer = z.object({ data: deletedAssignment });

/** Reads the answer to a deletion. */
export function readDeletedAssignment(body: unknown): DeletedAssignment {
  return readShape(answer, body).data;
}
