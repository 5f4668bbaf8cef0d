import { idInPath, type FactsReader } from './read';

/** Nothing but the identifier: whose schedule it is stays with the service. */
export const deletedAssignmentFacts: FactsReader<'schedule-assignments.delete'> = ({ path }) => ({
  recordId: idInPath(path),
});
