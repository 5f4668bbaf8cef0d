import { directorySchema, type DirectoryEntry } from '@/contract/directory';
import { readShape } from '../core/shape';

export { directoryKinds, directoryLimits } from '@/contract/directory';
export type { DirectoryEntry, DirectoryKind, DirectorySource } from '@/contract/directory';
export type { DirectoryChange, GivenEntry } from '@/contract/directory-requests';

/** Reads the directory; its shape is our own contract, so nothing in it is optional. */
export function readDirectory(body: unknown): DirectoryEntry[] {
  return readShape(directorySchema, body).entries;
}
