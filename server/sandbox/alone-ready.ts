import * as z from 'zod/mini';
import { asAdded } from './database';
import { scopes } from './scopes';
import { firstBusiness, secondBusiness } from './seed/branches';
import { saleId } from './seed/sales';
import { scheduleId } from './seed/work-schedules';
import type { RunningSandbox } from './start';
import { profileSchema } from '../../src/contract/profile';

/** What `npm run sandbox -- --json` tells whoever started it, in one line. */
export const aloneReadySchema = z.object({
  /** The versioned base address of the service. */
  base: z.url(),
  /** The control address, on another port. */
  control: z.url(),
  /**
   * Keys by what they may: `full`, `second` (another integration), `off` (deactivated), `none` (without permissions) and one
   * under the name of each permission, all of the first business; `other` may everything in the second business.
   */
  keys: z.record(z.string(), z.string()),
  /** Records nothing lists; the assignments are those that have not been deleted yet. */
  ids: z.object({
    schedule: z.string(),
    sale: z.string(),
    assignments: z.array(z.string()),
    otherAssignments: z.array(z.string()),
  }),
  profile: profileSchema,
});

export type AloneReady = z.infer<typeof aloneReadySchema>;

/** Names of the seed's integrations by those of the ready line: here `other` is the other business. */
const integrationNames: Readonly<Record<string, string>> = {
  full: 'full',
  other: 'second',
  off: 'off',
  none: 'none',
  second: 'other',
  ...Object.fromEntries(scopes.map((scope) => [scope, `only-${scope}`])),
};

const enoughAssignments = 10;

async function assignmentsOf({ demo }: RunningSandbox, businessId: string): Promise<string[]> {
  const rows = await demo.db
    .selectFrom('schedule_assignments')
    .select('id')
    .where('business_id', '=', businessId)
    .orderBy(asAdded)
    .limit(enoughAssignments)
    .execute();
  return rows.map(({ id }) => id);
}

/** What a sandbox with the integrations of tests tells of itself. */
export async function describeAlone(sandbox: RunningSandbox): Promise<AloneReady> {
  const { base, control, demo: integrations, profile } = sandbox.ready;
  const keys = new Map(integrations.map(({ name, key }) => [name, key]));
  return {
    base,
    control,
    keys: Object.fromEntries(
      Object.entries(integrationNames).map(([name, own]) => [name, keys.get(own) ?? '']),
    ),
    ids: {
      schedule: scheduleId(firstBusiness, 'ADM'),
      sale: saleId(firstBusiness, 0),
      assignments: await assignmentsOf(sandbox, firstBusiness.id),
      otherAssignments: await assignmentsOf(sandbox, secondBusiness.id),
    },
    profile,
  };
}

/** The same for people. */
export function aloneLines({ base, control, keys, ids }: AloneReady): string[] {
  const named = (values: Record<string, string>) =>
    Object.entries(values).map(([name, value]) => `  ${name.padEnd(30)} ${value}`);
  return [
    `Servicio de pruebas listo en ${base}`,
    `Control en ${control}`,
    'Claves (X-API-Key):',
    ...named(keys),
    'Identificadores para probar:',
    ...named({
      schedule: ids.schedule,
      sale: ids.sale,
      assignment: ids.assignments[0] ?? '',
    }),
  ];
}
