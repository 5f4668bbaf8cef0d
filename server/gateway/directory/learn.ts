import type { GatewayDatabase } from '../database';
import { idOf, partOf, textOf } from '../ledger/facts/read';
import { isRecord } from '../ledger/strict-json';
import type { DirectoryTable } from './table';

/**
 * Learns the providers of a business from its writes: those it created, with what was sent of them, and those another write
 * names, whose names are not known. What is known already stays as people named it. A row outlives the journal's.
 */
export async function learnProviders(database: GatewayDatabase, business: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const known = transaction
      .selectFrom('directory')
      .select('id')
      .where('business', '=', business)
      .where('kind', '=', 'provider');
    const met = await transaction
      .selectFrom('attempts')
      .select(['operation', 'provider_id', 'body_text', 'operator', 'latest_at'])
      .where('business', '=', business)
      .where('state', '=', 'applied')
      .where('provider_id', 'is not', null)
      .where((is) =>
        is.or([
          is('provider_id', 'not in', known),
          is.and([
            is('operation', '=', 'providers.create'),
            is('provider_id', 'in', known.where('source', '=', 'seen')),
          ]),
        ]),
      )
      .orderBy('latest_at')
      .execute();
    for (const { operation, provider_id: id, body_text, operator, latest_at: at } of met) {
      if (id === null) continue;
      const isCreation = operation === 'providers.create';
      const row: DirectoryTable = {
        business,
        kind: 'provider',
        id,
        ...(isCreation ? submitted(body_text) : unnamed),
        source: isCreation ? 'created' : 'seen',
        operator,
        at,
      };
      await transaction
        .insertInto('directory')
        .values(row)
        .onConflict((conflict) =>
          isCreation
            ? conflict
                .columns(['business', 'kind', 'id'])
                .doUpdateSet(row)
                .where('directory.source', '=', 'seen')
            : conflict.doNothing(),
        )
        .execute();
    }
  });
}

type Content = Pick<
  DirectoryTable,
  'name' | 'legal_name' | 'tax_number' | 'register_number' | 'email' | 'branch_id'
>;

const unnamed: Content = {
  name: null,
  legal_name: null,
  tax_number: null,
  register_number: null,
  email: null,
  branch_id: null,
};

/** The answer leaves the branch out, so all of it is read from what was sent (API description, Provider). */
function submitted(bodyText: string): Content {
  const body: unknown = JSON.parse(bodyText);
  const data = isRecord(body) ? partOf(body, 'data') : {};
  const legalName = textOf(data['legal_name']);
  return {
    name: textOf(data['provider_name']) ?? legalName,
    legal_name: legalName,
    tax_number: textOf(data['tax_number']),
    register_number: textOf(data['register_number']),
    email: textOf(data['email']),
    branch_id: idOf(data['branch_id']),
  };
}
