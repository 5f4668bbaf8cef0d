import { idInPath, type FactsReader } from './read';

/** Nothing but the identifier: whose schedule it is stays with the service. */
export const deletedAssignmentFacts: FactsReader = ({ path }) => ({ recordId: idInPath(path) });
