import type { Reader } from './identity';
import { idInPath } from '../../told-values';

export const deletedAssignment: Reader<'schedule-assignments.delete'> = {
  // Nothing but the identifier: whose schedule it is stays with the service.
  facts: ({ path }) => ({ recordId: idInPath(path) }),
  identities: () => [],
};
