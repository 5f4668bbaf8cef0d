import { request } from '../core/http';
import {
  directoryLimits,
  readDirectory,
  type DirectoryChange,
  type DirectoryEntry,
  type DirectoryKind,
} from './schemas';

const list = { name: 'directory.list' };
const forget = { name: 'directory.forget' };
const name = { name: 'directory.name' };

const urlOf = (kind: DirectoryKind) => `/gateway/directory/${kind}`;

/** Every record of the kind that this business has a name for, or has met; ours, never the service's list. */
export function fetchDirectory(kind: DirectoryKind): Promise<DirectoryEntry[]> {
  return request({ operation: list, url: urlOf(kind) }, readDirectory);
}

/**
 * Names records from now on, in as many requests as it takes. Naming twice is naming once, so whoever is cut off in between
 * begins again.
 */
export async function nameRecords(
  kind: DirectoryKind,
  { source, entries }: DirectoryChange,
): Promise<DirectoryEntry[]> {
  let known: DirectoryEntry[] = [];
  for (let first = 0; first < entries.length; first += directoryLimits.perRequest) {
    const part = entries.slice(first, first + directoryLimits.perRequest);
    known = await request(
      {
        operation: name,
        url: urlOf(kind),
        method: 'PUT',
        bodyText: JSON.stringify({ source, entries: part }),
      },
      readDirectory,
    );
  }
  return known;
}

/** Takes back what people gave a record. Doing it twice is doing it once. */
export function forgetRecord(kind: DirectoryKind, id: string): Promise<DirectoryEntry[]> {
  return request(
    { operation: forget, url: `${urlOf(kind)}/${id}`, method: 'DELETE' },
    readDirectory,
  );
}
