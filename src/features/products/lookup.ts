import type { UseQueryResult } from '@tanstack/react-query';
import { asApiError, type ApiError, type ApiFailure } from '@/api/core/errors';
import type { Rows } from '@/api/core/rows';

/** A reference list by id, as far as it is known. */
export type Lookup<T> =
  | { status: 'loading' }
  | { status: 'failed'; error: ApiError }
  | { status: 'ready'; byId: ReadonlyMap<string, T> };

/** Why a value is not there: the row did not say, or the list that names it has not come, failed, or does not know it. */
export type Lack = 'not-told' | 'loading' | 'unreadable' | 'unlisted';

export type Known<T> = { value: T } | { lack: Lack };

/** Reads a reference list's query; what was read before counts more than a failed refresh. */
export function lookupOf<T extends { id: string }>({
  data,
  error,
}: Pick<UseQueryResult<Rows<T>, ApiFailure>, 'data' | 'error'>): Lookup<T> {
  if (data) return { status: 'ready', byId: new Map(data.rows.map((row) => [row.id, row])) };
  return error ? { status: 'failed', error: asApiError(error) } : { status: 'loading' };
}

/** Finds an id of a row in its reference list. */
export function find<T>(lookup: Lookup<T>, id: string | null): Known<T> {
  if (id === null) return { lack: 'not-told' };
  if (lookup.status === 'loading') return { lack: 'loading' };
  if (lookup.status === 'failed') return { lack: 'unreadable' };
  const value = lookup.byId.get(id);
  return value === undefined ? { lack: 'unlisted' } : { value };
}
