import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { filledText, readBody, text } from '../body';
import { Invalid } from '../mistakes';
import type { Call, Operation } from '../operation';
import { onWire } from '../overrides';
import { data } from '../replies';
import type { EntryTypeRow } from '../seed/entry-types';

/** API description, Accounting entry type. */
export const entryTypeSchema = z.object({
  code: z.pipe(
    filledText(20).check(
      z.refine(
        (code) => /^[A-Za-z0-9_-]*$/.test(code),
        'may only have letters, digits, hyphens and underscores.',
      ),
      z.meta({ pattern: '^[A-Za-z0-9_-]+$' }),
    ),
    z.transform((code: string) => code.toUpperCase()),
  ),
  name: filledText(100),
  description: z._default(z.nullable(text(1_000)), null),
  prefix: filledText(10),
  requires_approval: z._default(z.boolean(), false),
  is_active: z._default(z.boolean(), true),
});

function entryTypeRecord(row: EntryTypeRow) {
  const { id, code, name, description, prefix, requires_approval, is_active } = row;
  const record = {
    id,
    code,
    name,
    description,
    prefix,
    requires_approval: requires_approval === 1,
    is_active: is_active === 1,
  };
  return onWire(record, row.overrides);
}

/** Adds an entry type, or brings a deleted one back as if it were new; a code in use is refused. */
async function create({ world, integration, body }: Call) {
  const submitted = readBody(entryTypeSchema, body);
  const stored = await world.db.transaction().execute(async (db) => {
    const earlier = await db
      .selectFrom('entry_types')
      .selectAll()
      .where('business_id', '=', integration.businessId)
      .where('code', '=', submitted.code)
      .executeTakeFirst();
    if (earlier?.is_deleted === 0) {
      throw new Invalid({ code: ['The code has already been taken.'] });
    }
    const row: EntryTypeRow = {
      ...submitted,
      id: earlier?.id ?? randomUUID(),
      business_id: integration.businessId,
      requires_approval: submitted.requires_approval ? 1 : 0,
      is_active: submitted.is_active ? 1 : 0,
      is_deleted: 0,
      overrides: earlier?.overrides ?? null,
    };
    await db.replaceInto('entry_types').values(row).execute();
    return row;
  });
  return data('status', entryTypeRecord(stored), 201);
}

export const entryTypeOperations: readonly Operation[] = [
  {
    name: 'entry-types.create',
    method: 'POST',
    path: '/accounting/entry-types',
    scope: 'accounting.entry_types.write',
    envelope: 'status',
    unauthorized: 'message',
    failure: 'error',
    handle: create,
  },
];
