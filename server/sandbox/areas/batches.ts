import { sql } from 'kysely';
import {
  batchStatuses,
  ofDays,
  ofOwner,
  placeAmongDays,
  type BatchFilter,
  type Start,
} from './batch-days';
import { ownBranch } from './branches';
import { addDays, dayNumber } from '../clock';
import type { Call, Operation } from '../operation';
import { onWire } from '../overrides';
import { fullPagination, readPage, shortPagination, type Page } from '../paging';
import { data } from '../replies';
import { listedDay } from '../seed/batches';
import type { World } from '../world';

const day = sql<string>`${sql.raw(listedDay())}`;

function matching({ db }: World, filter: BatchFilter) {
  return db
    .selectFrom('batches')
    .where((eb) =>
      eb.and([
        ofOwner(filter),
        ...ofDays(day, filter),
        ...(filter.product === null ? [] : [eb('product_id', '=', filter.product)]),
        ...(filter.status === 'available'
          ? [eb('available_quantity', '>', 0), eb('is_removed', '=', 0)]
          : []),
      ]),
    );
}

/** The lots of one product are few: counted, and paged from before the first day. */
async function placeInProduct(world: World, filter: BatchFilter, offset: number) {
  const { total } = await matching(world, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { total, start: total > offset ? { day: '', skip: offset } : null };
}

/** The rows of a page. Found by the index alone first, so that it reads no row it does not show. */
function pageFrom(world: World, filter: BatchFilter, start: Start, { perPage }: Page) {
  const found = matching(world, filter)
    .select('id')
    .where(day, '>=', start.day)
    .orderBy(day)
    .orderBy('id')
    .limit(perPage)
    .offset(start.skip);
  return world.db
    .selectFrom('batches')
    .leftJoin('products', 'products.id', 'batches.product_id')
    .selectAll('batches')
    .select(['products.sku', 'products.name'])
    .where('batches.id', 'in', found)
    .orderBy(day)
    .orderBy('batches.id')
    .execute();
}

type FoundBatch = Awaited<ReturnType<typeof pageFrom>>[number];

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
  const status = query.oneOf(names.status, batchStatuses);
  const days = query.integer(names.days, { min: 1, max: 365, fallback: 30 });
  const page = readPage(query, { ...names, largest: 200, usual: 50 });
  query.check();
  const filter: BatchFilter = {
    businessId: integration.businessId,
    branch: branch === null ? null : await ownBranch(world, integration.businessId, branch),
    product,
    status,
    until: addDays(today, days),
    today,
    availableIncludesExpired: world.variants.availableIncludesExpired,
    expiringIncludesExpired: world.profile.expiringIncludesExpired,
  };
  const place = product === null ? placeAmongDays : placeInProduct;
  const { total, start } = await place(world, filter, page.offset);
  const rows = start ? await pageFrom(world, filter, start, page) : [];
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
