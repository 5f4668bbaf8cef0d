import { gatewayTimeAt } from '@/api/core/gateway-clock';
import type { Batch } from '@/api/batches/schemas';
import { isCounted, lotCounted, type LotCounted } from '@/domain/lot-count';
import type { ExportColumn, ExportFormat, ExportPlan } from '@/modules/export/export-plan';
import { exportWords } from '@/modules/export/export-words';
import { m } from '@/text/generated/messages';
import type { Counts, LotCount } from './counts';

interface Asked {
  format: ExportFormat;
  lots: readonly Batch[];
  counts: Counts;
  branch: string;
  /** Which lots these are, in sentences. */
  facts: string;
  /** When they were read, milliseconds of the epoch. */
  readAt: number;
  operator: string;
}

type CountedLot = Batch & { count: LotCount | undefined; counted: LotCounted };

/** What was counted, a row a lot of the sheet, as it stands when the file is asked for; a lot that was not counted has no number. */
export function countExport(asked: Asked): ExportPlan<CountedLot> {
  const { format, lots, counts, branch, facts, readAt, operator } = asked;
  const rows = lots.map((lot): CountedLot => {
    const count = counts.of(lot.id);
    return { ...lot, count, counted: lotCounted(count, lot.availableQuantity) };
  });
  return {
    format,
    words: exportWords(),
    rowId: ({ id }) => id,
    fetchPage: () =>
      Promise.resolve({
        rows,
        dropped: 0,
        pagination: { page: 1, lastPage: 1, perPage: rows.length, total: rows.length },
      }),
    columns: columns(operator),
    readAt: gatewayTimeAt(readAt),
    about: { title: m.ladder_count_sheet(), branch, filter: facts, operator },
  };
}

function columns(operator: string): ExportColumn<CountedLot>[] {
  const isDone = ({ counted }: CountedLot) => isCounted(counted.standing);
  return [
    { heading: m.batches_column_product(), kind: 'text', value: ({ product }) => product.name },
    { heading: m.batches_column_sku(), kind: 'code', value: ({ product }) => product.sku },
    { heading: m.batches_column_lot(), kind: 'code', value: ({ batchNumber }) => batchNumber },
    {
      heading: m.batches_column_expires(),
      kind: 'date',
      value: ({ expirationDate }) => expirationDate,
    },
    {
      heading: m.ladder_sheet_column_expected(),
      kind: 'decimal',
      value: ({ availableQuantity }) => availableQuantity,
    },
    {
      heading: m.ladder_sheet_column_counted(),
      kind: 'decimal',
      value: ({ counted }) => counted.counted,
    },
    {
      heading: m.ladder_sheet_column_difference(),
      kind: 'decimal',
      value: ({ counted }) => counted.difference,
    },
    { heading: m.ladder_sheet_column_tick(), kind: 'boolean', value: isDone },
    {
      heading: m.ladder_sheet_column_by(),
      kind: 'text',
      value: (lot) => (isDone(lot) ? operator : null),
    },
    {
      heading: m.ladder_sheet_column_at(),
      kind: 'moment',
      value: (lot) => (isDone(lot) && lot.count ? lot.count.at : null),
    },
    // What is no number is in the file as it was typed, beside the columns of numbers.
    {
      heading: m.ladder_sheet_column_unclear(),
      kind: 'text',
      value: ({ count, counted }) =>
        counted.standing === 'unclear' ? (count?.typed ?? null) : null,
    },
    { heading: m.batches_export_id(), kind: 'code', value: ({ id }) => id },
    { heading: m.batches_export_product_id(), kind: 'code', value: ({ product }) => product.id },
  ];
}
