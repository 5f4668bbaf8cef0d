import type { Batch } from '@/api/batches/schemas';
import type { Page } from '@/api/core/paging';
import { isOnStep } from '@/domain/expiry-ladder/bands';
import type {
  ExportColumn,
  ExportFormat,
  ExportPlan,
  ExportScope,
} from '@/modules/export/export-plan';
import { exportWords } from '@/modules/export/export-words';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { batchList } from './batch-list-columns';
import { batchRow } from '@/modules/lots/batch-row';
import type { BatchFilters } from './batch-search';
import { stateInWords } from '@/modules/lots/batch-words';
import { wholeBatches, wholeOf } from './ladder/whole-batches';
import { stepName } from './ladder/step-words';
import { statusDefinition, statusName } from './status-words';

/** What an export of lots is made from. */
export interface BatchExport {
  format: ExportFormat;
  scope: ExportScope;
  /** The columns on the screen, in their order. */
  shown: readonly string[];
  branchId: string;
  filters: BatchFilters;
  branchName: string;
  /** The name of the product in the filter; null without one. */
  productName: string | null;
  operator: string;
  today: string;
}

/**
 * All lots of the filter that the list shows: the service cannot leave out removed ones, and those of an open step are found among
 * the rows from its page on.
 */
export function filterExport(asked: BatchExport): ExportPlan<Batch> {
  const { filters, branchId, today } = asked;
  const { band, removed } = filters;
  const words = removed ? [] : [m.batches_export_no_removed()];
  return {
    ...shared(asked, [filterInWords(asked), ...words].join(' ')),
    ...wholeBatches(wholeOf(branchId, filters)).pages(),
    isWanted: (lot) =>
      (removed || lot.isRemoved !== true) && (band === null || isOnStep(lot, band, today)),
  };
}

/** The chosen lots, as they were read. */
export function chosenExport(asked: BatchExport, lots: readonly Batch[]): ExportPlan<Batch> {
  const count = lots.length;
  const chosen = m.batches_export_chosen({ lots: formatQuantity(count), count });
  return {
    ...shared(asked, `${chosen} ${filterInWords(asked)}`),
    fetchPage: () => Promise.resolve(onePage(lots)),
  };
}

function shared(asked: BatchExport, filter: string) {
  const { format, branchName, operator } = asked;
  return {
    format,
    words: exportWords(),
    rowId: ({ id }: Batch) => id,
    columns: columnsOf(asked),
    about: { title: m.batches_title(), branch: branchName, filter, operator },
  };
}

function onePage(lots: readonly Batch[]): Page<Batch> {
  const total = lots.length;
  return {
    rows: [...lots],
    dropped: 0,
    pagination: { page: 1, lastPage: 1, perPage: Math.max(1, total), total },
  };
}

/** The filter as a sentence for somebody who does not see the screen. */
function filterInWords({ filters, productName }: BatchExport): string {
  const { status, days, product, band } = filters;
  return [
    `${statusName(status)}: ${statusDefinition(status, days)}`,
    ...(band === null ? [] : [m.batches_export_step({ step: stepName(band) })]),
    ...(product === null ? [] : [m.batches_export_product({ product: productName ?? product })]),
  ].join(' ');
}

function columnsOf({ scope, shown, filters, today }: BatchExport): ExportColumn<Batch>[] {
  const all = columnsById(filters.days, today);
  const ids = scope === 'shown' ? shown : batchList.columns.map(({ id }) => id);
  const chosen = ids.flatMap((id) => all[id] ?? []);
  return scope === 'shown' ? chosen : [...chosen, ...unseenColumns()];
}

/** What each column of the screen is in a file. */
function columnsById(window: number, today: string): Record<string, ExportColumn<Batch>[]> {
  return {
    product: [
      { heading: m.batches_column_product(), kind: 'text', value: ({ product }) => product.name },
    ],
    sku: [{ heading: m.batches_column_sku(), kind: 'code', value: ({ product }) => product.sku }],
    lot: [{ heading: m.batches_column_lot(), kind: 'code', value: (lot) => lot.batchNumber }],
    expires: [
      { heading: m.batches_column_expires(), kind: 'date', value: (lot) => lot.expirationDate },
    ],
    remaining: [
      { heading: m.batches_export_days(), kind: 'integer', value: (lot) => lot.daysToExpire },
    ],
    available: [
      {
        heading: m.batches_column_available(),
        kind: 'decimal',
        value: (lot) => lot.availableQuantity,
      },
    ],
    quantity: [
      { heading: m.batches_column_quantity(), kind: 'decimal', value: (lot) => lot.quantity },
    ],
    state: [
      {
        heading: m.batches_column_state(),
        kind: 'text',
        value: (lot) => stateInWords(batchRow(lot, today, window).state),
      },
    ],
  };
}

/** What the service tells of a lot and the screen does not. */
function unseenColumns(): ExportColumn<Batch>[] {
  return [
    { heading: m.batches_export_expired(), kind: 'boolean', value: (lot) => lot.isExpired },
    { heading: m.batches_export_removed(), kind: 'boolean', value: (lot) => lot.isRemoved },
    { heading: m.batches_export_id(), kind: 'code', value: (lot) => lot.id },
    { heading: m.batches_export_product_id(), kind: 'code', value: ({ product }) => product.id },
  ];
}
