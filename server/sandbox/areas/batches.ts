import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import { ownBranch } from './branches';
import { addDays, dayNumber } from '../clock';
import type { Call, Operation } from '../operation';
import { onWire } from '../overrides';
import { fullPagination, readPage, shortPagination, type Page } from '../paging';
import { data } from '../replies';
import type { Tables } from '../schema';
import type { World } from '../world';

const statuses = ['available', 'expiring', 'expired'] as const;

interface Filter {
  businessId: string;
  branch: string | null;
  product: string | null;
  status: (typeof statuses)[number] | null;
  /** The last business date that `expiring` takes in. */
  until: string;
  today: string;
  availableIncludesExpired: boolean;
  expiringIncludesExpired: boolean;
}

type Batches = ExpressionBuilder<Tables, 'batches'>;
type Condition = Expression<SqlBool>;

/** The expression every index of batches begins with after its owner: lots without a date come last. */
const undated = sql<SqlBool>`(expiration_date is null)`;

function ofOwner(eb: Batches, { businessId, branch, product }: Filter): Condition[] {
  return [
    // A branch is the caller's own by now; naming the business again would only mislead the choice of index.
    branch === null ? eb('business_id', '=', businessId) : eb('branch_id', '=', branch),
    ...(product === null ? [] : [eb('product_id', '=', product)]),
  ];
}

function ofStatus(eb: Batches, filter: Filter): Condition[] {
  const { status, today, until } = filter;
  const dated = eb(undated, '=', sql<SqlBool>`0`);
  const notPast = eb.or([undated, eb('expiration_date', '>=', today)]);
  switch (status) {
    case 'available':
      return [
        eb('available_quantity', '>', 0),
        eb('is_removed', '=', 0),
        ...(filter.availableIncludesExpired ? [] : [notPast]),
      ];
    case 'expiring':
      return [
        dated,
        eb('expiration_date', '<=', until),
        ...(filter.expiringIncludesExpired ? [] : [eb('expiration_date', '>=', today)]),
      ];
    case 'expired':
      return [dated, eb('expiration_date', '<', today)];
    case null:
      return [];
  }
}

function matching(world: World, filter: Filter) {
  return world.db
    .selectFrom('batches')
    .where((eb) => eb.and([...ofOwner(eb, filter), ...ofStatus(eb, filter)]));
}

async function countOf(world: World, filter: Filter): Promise<number> {
  const { total } = await matching(world, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** The rows of a page. Found by the index alone first, so that a page far down reads no row it does not show. */
function pageOf(world: World, filter: Filter, page: Page) {
  const found = matching(world, filter)
    .select('id')
    .orderBy(undated)
    .orderBy('expiration_date')
    .orderBy('id')
    .limit(page.perPage)
    .offset(page.offset);
  return world.db
    .selectFrom('batches')
    .leftJoin('products', 'products.id', 'batches.product_id')
    .selectAll('batches')
    .select(['products.sku', 'products.name'])
    .where('batches.id', 'in', found)
    .orderBy(undated)
    .orderBy('batches.expiration_date')
    .orderBy('batches.id')
    .execute();
}

type FoundBatch = Awaited<ReturnType<typeof pageOf>>[number];

function batchRecord(batch: FoundBatch, today: string) {
  const expires = batch.expiration_date;
  const day = expires === null ? null : dayNumber(expires);
  const daysLeft = day === null ? null : day - (dayNumber(today) ?? 0);
  const record = {
    id: batch.id,
    branch_id: batch.branch_id,
    product: { id: batch.product_id, sku: batch.sku, name: batch.name },
    batch_number: batch.batch_number,
    expiration_date: expires,
    days_to_expire: daysLeft,
    quantity: batch.quantity,
    available_quantity: batch.available_quantity,
    is_expired: daysLeft !== null && daysLeft < 0,
    is_removed: batch.is_removed === 1,
  };
  return onWire(record, batch.overrides);
}

async function list({ world, integration, query }: Call) {
  const names = world.profile.query.batches;
  const today = world.clock.today();
  const branch = query.text(names.branch);
  const product = query.uuid(names.product);
  const status = query.oneOf(names.status, statuses);
  const days = query.integer(names.days, { min: 1, max: 365, fallback: 30 });
  const page = readPage(query, { ...names, largest: 200, usual: 50 });
  query.check();
  const filter: Filter = {
    businessId: integration.businessId,
    branch: branch === null ? null : await ownBranch(world, integration.businessId, branch),
    product,
    status,
    until: addDays(today, days),
    today,
    availableIncludesExpired: world.variants.availableIncludesExpired,
    expiringIncludesExpired: world.profile.expiringIncludesExpired,
  };
  const total = await world.totals.of(filter, () => countOf(world, filter));
  const rows = total > page.offset ? await pageOf(world, filter, page) : [];
  const pagination = world.variants.batchPagination === 'full' ? fullPagination : shortPagination;
  return data('status', {
    data: rows.map((row) => batchRecord(row, today)),
    pagination: pagination(page, total),
  });
}

export const batchOperations: readonly Operation[] = [
  {
    name: 'batches',
    method: 'GET',
    path: '/inventory/batches',
    scope: 'inventory.read',
    envelope: 'status',
    unauthorized: 'message',
    failure: 'error',
    handle: list,
  },
];
