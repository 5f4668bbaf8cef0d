import { writes, type WriteOperation } from '@/api/attempts/names';
import type { PermissionRecord, Access } from './permission-record';

/** The permission that a read proves, where the description names one (API description, Endpoints). */
const scopeOfReads: Readonly<Record<string, string>> = {
  batches: 'inventory.read',
  employees: 'hr.employees',
  'labor-rules': 'hr.labor_rules',
  'work-schedules': 'hr.schedules',
  sales: 'sales',
  receivables: 'receivables',
};

const scopeOf = (operation: string): string | null =>
  operation in writes
    ? writes[operation as WriteOperation].scope
    : (scopeOfReads[operation] ?? null);

/** What was last known of one permission: refused when any answer named it, working when an operation that needs it works. */
export function scopeAccess({ operations }: PermissionRecord, scope: string): Access | null {
  const told = Object.entries(operations)
    .filter(([operation, access]) =>
      access.state === 'refused' ? access.requiredScope === scope : scopeOf(operation) === scope,
    )
    .map(([, access]) => access);
  return told.toSorted((one, other) => other.at - one.at)[0] ?? null;
}

/**
 * Whether everything that was tried was refused. A deactivated integration gets the same answer as one without a
 * permission (API description, Authentication), so only the sum of them speaks; one refusal alone says nothing.
 */
export function isProbablyDeactivated({ operations }: PermissionRecord): boolean {
  const all = Object.values(operations);
  return all.length > 1 && all.every(({ state }) => state === 'refused');
}
