import { batchOperations } from './areas/batches';
import { branchOperations } from './areas/branches';
import type { Operation } from './operation';

/** Every operation of the service; an area adds its own. */
export const operations: readonly Operation[] = [...branchOperations, ...batchOperations];
