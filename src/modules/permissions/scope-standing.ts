import type { PermissionRecord, Standing } from './permission-record';

/** The permission that an area's answers prove, where the description names one (API description, Endpoints). */
const scopeProvenBy: Record<string, string> = {
  batches: 'inventory.read',
};

/** What is known of one permission: refused when any area was told so, working when its own area answers. */
export function scopeStanding(record: PermissionRecord, scope: string): Standing | null {
  const standings = Object.entries(record.areas);
  const refused = standings.find(
    ([, standing]) => standing.state === 'refused' && standing.requiredScope === scope,
  );
  const working = standings.find(
    ([area, standing]) => standing.state === 'works' && scopeProvenBy[area] === scope,
  );
  return (refused ?? working)?.[1] ?? null;
}

/**
 * Whether everything that was tried was refused. A deactivated integration gets the same answer as one without a
 * permission (API description, Authentication), so only the sum of them speaks; one refusal alone says nothing.
 */
export function isProbablyDeactivated({ areas }: PermissionRecord): boolean {
  const standings = Object.values(areas);
  return standings.length > 1 && standings.every(({ state }) => state === 'refused');
}
