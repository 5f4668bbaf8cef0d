import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { World } from '../world';

export const batchStatuses = ['available', 'expiring', 'expired'] as const;

/** Which lots a list asks for; a branch is the caller's own by now. */
export interface BatchFilter {
  businessId: string;
  branch: string | null;
  product: string | null;
  status: (typeof batchStatuses)[number] | null;
  /** The last business date that `expiring` takes in. */
  until: string;
  today: string;
  availableIncludesExpired: boolean;
  expiringIncludesExpired: boolean;
}

type Condition = RawBuilder<SqlBool>;

/** Whose lots. Naming the business beside its branch would only mislead the choice of index. */
export const ofOwner = ({ businessId, branch }: BatchFilter): Condition =>
  branch === null ? sql`business_id = ${businessId}` : sql`branch_id = ${branch}`;

/** Which days the lots of a filter may stand under; `day` is how the table spells it. */
export function ofDays(day: RawBuilder<string>, filter: BatchFilter): Condition[] {
  const { status, today, until } = filter;
  const notPast: Condition = sql`${day} >= ${today}`;
  switch (status) {
    case 'available':
      return filter.availableIncludesExpired ? [] : [notPast];
    case 'expiring':
      return [sql`${day} <= ${until}`, ...(filter.expiringIncludesExpired ? [] : [notPast])];
    case 'expired':
      return [sql`${day} < ${today}`];
    case null:
      return [];
  }
}

/** Where a page begins: so many lots of its filter behind the first of a day. */
export interface Start {
  day: string;
  skip: number;
}

/**
 * How many lots a filter finds, whatever their product, and where its page begins; null past the end. Neither looks at a lot:
 * 100,000 are as quick as ten.
 */
export async function placeAmongDays(
  { db }: World,
  filter: BatchFilter,
  offset: number,
): Promise<{ total: number; start: Start | null }> {
  const lots = sql.ref(filter.status === 'available' ? 'in_stock' : 'lots');
  const days = db
    .selectFrom('batch_days')
    .select([
      'day',
      sql<number>`sum(${lots})`.as('lots'),
      sql<number>`sum(sum(${lots})) over (order by day)`.as('so_far'),
    ])
    .where((eb) => eb.and([ofOwner(filter), ...ofDays(sql.ref('day'), filter)]))
    .groupBy('day');
  const { total, day, before } = await db
    .selectFrom(days.as('days'))
    .select([
      sql<number>`ifnull(sum(lots), 0)`.as('total'),
      sql<string | null>`min(iif(so_far > ${offset}, day, null))`.as('day'),
      sql<number>`min(iif(so_far > ${offset}, so_far - lots, null))`.as('before'),
    ])
    .executeTakeFirstOrThrow();
  return { total, start: day === null ? null : { day, skip: offset - before } };
}
