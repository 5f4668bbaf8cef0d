import type { DirectoryEntry, DirectoryKind } from '../../../src/contract/directory';
import type { DirectoryChange } from '../../../src/contract/directory-requests';
import type { Profile } from '../../../src/contract/profile';
import type { GatewayDatabase } from '../database';
import { idInPath } from '../told-values';
import { learnFromWrites } from './learn';
import { metInAnswer, tellsNames, type ReadAnswer } from './met-in-answers';
import { noteOpened, openedBy, type NamedBy } from './opened';
import { remember } from './remember';
import type { GivenTable, LearnedTable } from './table';

/** The names of a business, and who gave them. */
export type AddressBook = {
  /** Everything known, by name, with when this person opened it; what the journal learned since comes in first. */
  entries(by: NamedBy, kind: DirectoryKind): Promise<DirectoryEntry[]>;
  /** Names records from now on; what is not said of one stays as it was given. */
  name(by: NamedBy, kind: DirectoryKind, change: DirectoryChange): Promise<void>;
  /** Takes back what people gave a record; one they gave nothing is as good as taken back. */
  forget(business: string, kind: DirectoryKind, id: string): Promise<void>;
  /** Learns the names in an answer of the service, and which record this person opened. */
  learn(by: NamedBy, answer: ReadAnswer): Promise<void>;
};

export function createAddressBook(
  database: GatewayDatabase,
  profile: Profile,
  now: () => Date,
): AddressBook {
  return {
    async entries(by, kind) {
      const { business } = by;
      await learnFromWrites(database, business, profile);
      const learned = await database
        .selectFrom('directory')
        .selectAll()
        .where('business', '=', business)
        .where('kind', '=', kind)
        .execute();
      const given = await database
        .selectFrom('directory_given')
        .selectAll()
        .where('business', '=', business)
        .where('kind', '=', kind)
        .execute();
      const rows = new Map<string, Rows>(learned.map((row) => [row.id, { learned: row }]));
      for (const row of given) rows.set(row.id, { ...rows.get(row.id), given: row });
      const opened = await openedBy(database, by, kind);
      return [...rows.values()].flatMap((row) => toEntry(row, opened)).sort(byName);
    },

    name: ({ business, operator }, kind, { source, entries }) =>
      database.transaction().execute(async (transaction) => {
        const at = now().toISOString();
        for (const { id, name, legalName, taxNumber, registerNumber, email, ...note } of entries) {
          const content = {
            name,
            legal_name: legalName,
            tax_number: taxNumber,
            register_number: registerNumber,
            email,
            excluded: note.isExcluded === undefined ? undefined : Number(note.isExcluded),
            source,
            operator,
            at,
          };
          await transaction
            .insertInto('directory_given')
            .values({ business, kind, id, ...content })
            .onConflict((conflict) =>
              conflict.columns(['business', 'kind', 'id']).doUpdateSet(content),
            )
            .execute();
        }
      }),

    async forget(business, kind, id) {
      await database
        .deleteFrom('directory_given')
        .where('business', '=', business)
        .where('kind', '=', kind)
        .where('id', '=', id)
        .execute();
    },

    async learn(by, answer) {
      if (!tellsNames(answer.template)) return;
      const met = metInAnswer(answer);
      if (met.length === 0) return;
      const at = now().toISOString();
      const meetings = [{ meeting: { operator: by.operator, at }, met }];
      const opened = idInPath(answer.path);
      await database.transaction().execute(async (transaction) => {
        await remember(transaction, by.business, meetings);
        for (const { kind, id } of met)
          if (id === opened) await noteOpened(transaction, by, { kind, id, at });
      });
    },
  };
}

/** What people gave and what was learned of one record: at least one of the two. */
type Rows = { learned?: LearnedTable; given?: GivenTable };

/** What people left open stays as it was learned. */
function toEntry({ learned, given }: Rows, opened: ReadonlyMap<string, string>): DirectoryEntry[] {
  const surest = given ?? learned;
  if (surest === undefined) return [];
  return [
    {
      id: surest.id,
      name: given?.name ?? learned?.name ?? null,
      legalName: toldOf(given?.legal_name ?? learned?.legal_name),
      taxNumber: toldOf(given?.tax_number ?? learned?.tax_number),
      registerNumber: toldOf(given?.register_number ?? learned?.register_number),
      email: toldOf(given?.email ?? learned?.email),
      code: learned?.code ?? null,
      date: learned?.date ?? null,
      amount: learned?.amount ?? null,
      providerId: learned?.provider_id ?? null,
      branchId: learned?.branch_id ?? null,
      source: surest.source,
      learnedName: learned?.name ?? null,
      learned: learned !== undefined,
      operator: surest.operator,
      at: surest.at,
      openedAt: opened.get(surest.id) ?? null,
      isExcluded: given?.excluded === 1,
    },
  ];
}

/** An empty text is what people emptied: there is none, whatever was learned. */
const toldOf = (text: string | null | undefined): string | null => text || null;

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
