import type {
  DirectoryChange,
  DirectoryEntry,
  DirectoryKind,
} from '../../../src/contract/directory';
import type { GatewayDatabase } from '../database';
import { learnProviders } from './learn';
import type { DirectoryTable } from './table';

/** The names of a business, and who gave them. */
export type AddressBook = {
  /** Everything known, by name; what the journal learned since comes in first. */
  entries(business: string, kind: DirectoryKind): Promise<DirectoryEntry[]>;
  /** Names records from now on. */
  name(by: NamedBy, kind: DirectoryKind, change: DirectoryChange): Promise<void>;
};

type NamedBy = { business: string; operator: string };

export function createAddressBook(database: GatewayDatabase, now: () => Date): AddressBook {
  return {
    async entries(business, kind) {
      await learnProviders(database, business);
      const rows = await database
        .selectFrom('directory')
        .selectAll()
        .where('business', '=', business)
        .where('kind', '=', kind)
        .execute();
      return rows.map(toEntry).sort(byName);
    },

    name: ({ business, operator }, kind, { source, entries }) =>
      database.transaction().execute(async (transaction) => {
        const at = now().toISOString();
        for (const { id, name, legalName, taxNumber, registerNumber, email } of entries) {
          const content = {
            name,
            legal_name: legalName,
            tax_number: taxNumber,
            register_number: registerNumber,
            email,
            source,
            operator,
            at,
          };
          await transaction
            .insertInto('directory')
            .values({ business, kind, id, branch_id: null, ...content })
            .onConflict((conflict) =>
              conflict.columns(['business', 'kind', 'id']).doUpdateSet(content),
            )
            .execute();
        }
      }),
  };
}

function toEntry(row: DirectoryTable): DirectoryEntry {
  return {
    id: row.id,
    name: row.name,
    legalName: row.legal_name,
    taxNumber: row.tax_number,
    registerNumber: row.register_number,
    email: row.email,
    branchId: row.branch_id,
    source: row.source,
    operator: row.operator,
    at: row.at,
  };
}

const collator = new Intl.Collator('es');

/** Those without a name come last: they are the ones to name. */
function byName(one: DirectoryEntry, other: DirectoryEntry): number {
  if (one.name === null || other.name === null) {
    return (
      Number(one.name === null) - Number(other.name === null) || one.id.localeCompare(other.id)
    );
  }
  return collator.compare(one.name, other.name) || one.id.localeCompare(other.id);
}
