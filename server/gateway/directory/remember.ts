import type { Transaction } from 'kysely';
import {
  learnedSources,
  type DirectoryKind,
  type LearnedSource,
} from '../../../src/contract/directory';
import type { GatewayTables } from '../database';
import type { LearnedTable } from './table';

type Content = Pick<
  LearnedTable,
  | 'name'
  | 'legal_name'
  | 'tax_number'
  | 'register_number'
  | 'email'
  | 'branch_id'
  | 'code'
  | 'date'
  | 'amount'
  | 'provider_id'
>;

/** A record that stood in a write or an answer, with what was said of it there. */
export type Met = { kind: DirectoryKind; id: string; source: LearnedSource } & Partial<Content>;

/** Where and when it was met. */
export type Meeting = { business: string; operator: string; at: string };

const contents = [
  'name',
  'legal_name',
  'tax_number',
  'register_number',
  'email',
  'branch_id',
  'code',
  'date',
  'amount',
  'provider_id',
] as const satisfies (keyof Content)[];

const keyOf = ({ kind, id }: Pick<LearnedTable, 'kind' | 'id'>) => `${kind} ${id}`;

/** Everything met, in the order it was: nothing that is known is lost for a later meeting that says less. */
export async function remember(
  transaction: Transaction<GatewayTables>,
  business: string,
  meetings: readonly { meeting: Omit<Meeting, 'business'>; met: readonly Met[] }[],
): Promise<void> {
  const known = await knownOf(
    transaction,
    business,
    meetings.flatMap(({ met }) => met.map(({ id }) => id)),
  );
  const changed = new Map<string, LearnedTable>();
  for (const { meeting, met } of meetings) {
    for (const one of met) {
      const key = keyOf(one);
      const before = changed.get(key) ?? known.get(key);
      const after = merged(before, one, { ...meeting, business });
      if (before === undefined || isOther(before, after)) changed.set(key, after);
    }
  }
  for (const row of changed.values()) {
    await transaction
      .insertInto('directory')
      .values(row)
      .onConflict((conflict) => conflict.columns(['business', 'kind', 'id']).doUpdateSet(row))
      .execute();
  }
}

/** As many as a statement may name in every database. */
const perStatement = 500;

async function knownOf(
  transaction: Transaction<GatewayTables>,
  business: string,
  ids: readonly string[],
): Promise<Map<string, LearnedTable>> {
  const wanted = [...new Set(ids)];
  const known = new Map<string, LearnedTable>();
  for (let first = 0; first < wanted.length; first += perStatement) {
    const rows = await transaction
      .selectFrom('directory')
      .selectAll()
      .where('business', '=', business)
      .where('id', 'in', wanted.slice(first, first + perStatement))
      .execute();
    for (const row of rows) known.set(keyOf(row), row);
  }
  return known;
}

const sureness = (source: LearnedSource) => learnedSources.indexOf(source);

/** Surer knowledge replaces what was known; less sure fills its gaps. */
function merged(before: LearnedTable | undefined, met: Met, meeting: Meeting): LearnedTable {
  const isSurer = before === undefined || sureness(met.source) > sureness(before.source);
  const leads = isSurer || met.source === before?.source;
  const row: LearnedTable = {
    ...(before ?? blank),
    kind: met.kind,
    id: met.id,
    business: meeting.business,
    ...(isSurer && { source: met.source, operator: meeting.operator, at: meeting.at }),
  };
  for (const name of contents) {
    const told = met[name] ?? null;
    row[name] = leads ? (told ?? row[name]) : (row[name] ?? told);
  }
  return row;
}

const blank = {
  name: null,
  legal_name: null,
  tax_number: null,
  register_number: null,
  email: null,
  branch_id: null,
  code: null,
  date: null,
  amount: null,
  provider_id: null,
  source: 'seen' as LearnedSource,
  operator: '',
  at: '',
};

function isOther(one: LearnedTable, other: LearnedTable): boolean {
  return one.source !== other.source || contents.some((name) => one[name] !== other[name]);
}
