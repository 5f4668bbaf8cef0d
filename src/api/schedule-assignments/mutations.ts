import type { Write } from '../core/attempt';
import { deleteScheduleAssignment } from './operations';
import { readDeletedAssignment, type DeletedAssignment, type DoomedAssignment } from './schemas';

const remove: Write<DoomedAssignment, DeletedAssignment> = {
  operation: { name: 'schedule-assignments.delete', missing: 'record' },
  toRequest: deleteScheduleAssignment,
  read: readDeletedAssignment,
};

/** The area's writes, for `useAttempt`. */
export const scheduleAssignmentMutations = { remove };
