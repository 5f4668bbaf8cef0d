import * as z from 'zod/mini';
import { addressOf, valueOf } from '@/modules/list/address';
import { narrowing } from '../product-address';

/** Which rows of a check are looked at. */
export const rowViews = [
  'all',
  'ready',
  'warned',
  'blocked',
  'unchanged',
  'held',
  'excluded',
] as const;
export type RowView = (typeof rowViews)[number];

/** `choose` products or a file, say what is to `change`, `check` every row. A file says itself what changes. */
const bulkSteps = ['choose', 'change', 'check'] as const;
export type BulkStep = (typeof bulkSteps)[number];

/** A plain decimal; an address may hold a number for it. */
const amount = /^\d{1,9}(\.\d{1,6})?$/;

const place = () =>
  z.object({
    from: valueOf.choice(['list', 'file']),
    step: valueOf.choice(bulkSteps),
    view: valueOf.choice(rowViews),
    ...narrowing().shape,
    /** The lowest and the highest price before taxes. */
    least: valueOf.like(amount),
    most: valueOf.like(amount),
    page: valueOf.whole(1, 10_000, 1),
  });
export type BulkPlace = z.output<ReturnType<typeof place>>;

/** Where in a change of many products one is, as the address says it. */
export const bulkAddress = addressOf<BulkPlace>(() => place().shape);
