import type { PermissionRecord, Standing } from './permission-record';

/** The permission that an operation's answers prove, where the description names one (API description, Endpoints). */
const scopeProvenBy: Readonly<Record<string, string>> = {
  batches: 'inventory.read',
  employees: 'hr.employees',
  'labor-rules': 'hr.labor_rules',
  'work-schedules': 'hr.schedules',
  sales: 'sales',
  receivables: 'receivables',
  'entry-types.create': 'accounting.entry_types.write',
  'products.update': 'products',
  'expenses.create': 'expenses',
  'providers.create': 'providers',
  'schedule-assignments.delete': 'hr.schedules.write',
};

/** Areas that can only be written, by their one write: it speaks for the whole area. */
const onlyWriteOf: Readonly<Record<string, string>> = {
  'entry-types': 'entry-types.create',
  providers: 'providers.create',
};

/** What the standing of an area is known by. */
export const operationOfArea = (area: string): string => onlyWriteOf[area] ?? area;

/** What was last known of one permission: refused when any answer named it, working when an operation that needs it works. */
export function scopeStanding({ operations }: PermissionRecord, scope: string): Standing | null {
  const told = Object.entries(operations)
    .filter(([operation, standing]) =>
      standing.state === 'refused'
        ? standing.requiredScope === scope
        : scopeProvenBy[operation] === scope,
    )
    .map(([, standing]) => standing);
  return told.toSorted((one, other) => other.at - one.at)[0] ?? null;
}

/**
 * Whether everything that was tried was refused. A deactivated integration gets the same answer as one without a
 * permission (API description, Authentication), so only the sum of them speaks; one refusal alone says nothing.
 */
export function isProbablyDeactivated({ operations }: PermissionRecord): boolean {
  const standings = Object.values(operations);
  return standings.length > 1 && standings.every(({ state }) => state === 'refused');
}
