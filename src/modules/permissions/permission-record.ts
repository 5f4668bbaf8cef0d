import { useSyncExternalStore } from 'react';
import type { ReadArea, WriteOperation } from '@/api/attempts/names';
import { createStore } from '@/domain/store';

/** What the service last said to an operation: it answered, or it refused for want of a permission. */
export type Access =
  { state: 'works'; at: number } | { state: 'refused'; at: number; requiredScope: string | null };

/** What is asked of the service: the area of a read (`products`) or the name of a write (`products.update`). */
export type Asked = ReadArea | WriteOperation;

/** What this session has learnt from the service's own answers. What was not asked is not here. */
export interface PermissionRecord {
  /** By what was asked: a write may work where the read of its area is refused. */
  operations: Readonly<Record<string, Access>>;
  /** When the service last answered anything at all, in milliseconds of the epoch. */
  lastAnswerAt: number | null;
  /** The number of the last 429 as received; its unit is not documented (API description, Limits). */
  lastRateLimit: number | null;
}

const nothing: PermissionRecord = { operations: {}, lastAnswerAt: null, lastRateLimit: null };
const { get, set: replace, subscribe } = createStore(nothing);

export const currentPermissions = get;

/** The service answered an operation: `access` is null for an answer that says nothing of permissions. */
export function noteAnswer(operation: string, at: number, access: Access | null): void {
  const record = get();
  const known = record.operations[operation];
  const changed = access !== null && !sameAccess(known, access);
  replace({
    ...record,
    operations: changed ? { ...record.operations, [operation]: access } : record.operations,
    lastAnswerAt: at,
  });
}

/** The service asked to slow down and named a number. */
export function noteRateLimit(rateLimit: number): void {
  replace({ ...get(), lastRateLimit: rateLimit });
}

/** What was learnt elsewhere: before this page was opened, or past its cache. The later answer counts. */
export function recallAnswers(told: Readonly<Record<string, Access>>): void {
  const record = get();
  const later = Object.entries(told).filter(
    ([operation, { at }]) => at > (record.operations[operation]?.at ?? -Infinity),
  );
  replace({ ...record, operations: { ...record.operations, ...Object.fromEntries(later) } });
}

/** Somebody asked for permissions in the meantime: what worked did work. Tells whether there was anything to forget. */
export function forgetRefusals(): boolean {
  const record = get();
  const known = Object.entries(record.operations);
  const working = known.filter(([, { state }]) => state === 'works');
  if (working.length === known.length) return false;
  replace({ ...record, operations: Object.fromEntries(working) });
  return true;
}

/** A new session: nothing is known any more. */
export function forgetPermissions(): void {
  replace(nothing);
}

/** What one operation was last told; null before it was tried, and for none. */
export function useAccess(asked: Asked | null): Access | null {
  const access = () => get().operations[asked ?? ''] ?? null;
  return useSyncExternalStore(subscribe, access, access);
}

/** The whole record, for whoever shows it. */
export function usePermissionRecord(): PermissionRecord {
  return useSyncExternalStore(subscribe, get);
}

/** The moment does not count: a list read twice has not learnt anything new. */
function sameAccess(one: Access | undefined, other: Access): boolean {
  if (one?.state !== other.state) return false;
  return (
    one.state === 'works' ||
    (other.state === 'refused' && one.requiredScope === other.requiredScope)
  );
}
