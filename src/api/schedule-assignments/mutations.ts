import { writeOf } from '../core/write';
import { readDeletedAssignment, type DoomedAssignment } from './schemas';

export const scheduleAssignmentMutations = {
  /** Deletes a schedule assignment, for good; the attendance it concerns is worked out anew. */
  remove: writeOf('schedule-assignments.delete', {
    slots: ({ id }: DoomedAssignment) => ({ id }),
    read: readDeletedAssignment,
  }),
};
