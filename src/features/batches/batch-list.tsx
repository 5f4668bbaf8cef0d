import { IconPackageOff } from '@tabler/icons-react';
import { linkOptions, useParams, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Batch } from '@/api/batches/schemas';
import { daysLeft, isOnStep, isSpent } from '@/domain/expiry-ladder/bands';
import { ofBranch } from '@/modules/branch-picker/of-branch';
import { useBranchName } from '@/modules/branch-picker/use-branches';
import { useBusinessToday } from '@/modules/business-day/use-business-today';
import type { ListGrouping } from '@/modules/list/group-rows';
import type { FilterControls, ListColumn, ListExport } from '@/modules/list/list-declaration';
import { ListPage } from '@/modules/list/list-page';
import { usePagedListing } from '@/modules/list/listing';
import { useListPlace } from '@/modules/list/use-list-place';
import { type BatchRow, type BatchState, batchRow } from '@/modules/batch-rows/batch-row';
import {
  daysInWords,
  expirationInWords,
  lotInWords,
  lotName,
  quantityInWords,
  stateInWords,
} from '@/modules/batch-rows/batch-words';
import { LotStateBadge } from '@/modules/batch-rows/lot-state-badge';
import { pagesAs } from '@/modules/whole-list/page-walk';
import type { ListToLoad } from '@/modules/whole-list/use-whole-list';
import { formatCalendarDate, formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Badge } from '@/ui/feedback/badge';
import { batchAddress, type BatchFilters, type BatchPlace } from './batch-address';
import { batchQuery } from './batch-query';
import cells from './batch-cells.module.css';
import { DaysFilter, ProductFilter, RemovedFilter, StatusFilter } from './batch-filters';
import classes from './batch-filters.module.css';
import { CountSheetLink } from './count-sheet/count-sheet-link';
import { IgnoredLotFilters, useIgnoredLotFilters } from './ignored-lots';
import { stepName } from './ladder/step-words';
import { useBatchLadder } from './ladder/use-batch-ladder';
import { wholeBatches, wholeOf } from './ladder/whole-batches';
import { AllRemoved, NoBatches } from './no-batches';
import { correctedFilters, listedInWords, statusName } from './status-words';

export const batchColumns: Record<(typeof batchAddress)['ids'][number], ListColumn<BatchRow>> = {
  product: {
    label: m.batches_column_product,
    width: null,
    narrow: 'lead',
    sort: ({ product }) => product.name ?? product.sku,
    file: { kind: 'text', value: ({ product }) => product.name },
  },
  sku: {
    label: m.batches_column_sku,
    quiet: true,
    width: { wide: 128, medium: 0 },
    mediumUnder: 'product',
    narrow: 'hidden',
    // A product without code shows none: its name, or what stands for it, heads the row.
    cell: ({ product }) => product.sku,
    sort: ({ product }) => product.sku,
    file: { kind: 'code', value: ({ product }) => product.sku },
  },
  lot: {
    label: m.batches_column_lot,
    width: { wide: 128, medium: 104 },
    narrow: 'detail',
    cell: lotInWords,
    sort: ({ batchNumber }) => batchNumber,
    file: { kind: 'code', value: ({ batchNumber }) => batchNumber },
  },
  expires: {
    label: m.batches_column_expires,
    width: { wide: 96, medium: 136 },
    narrow: 'detail',
    cell: expirationInWords,
    sort: ({ expirationDate }) => expirationDate,
    file: { kind: 'date', value: ({ expirationDate }) => expirationDate },
  },
  remaining: {
    label: m.batches_column_remaining,
    width: { wide: 156, medium: 136 },
    mediumUnder: 'expires',
    narrow: 'aside',
    cell: daysInWords,
    sort: ({ daysToExpire }) => daysToExpire,
    file: {
      heading: m.batches_export_days,
      kind: 'integer',
      value: ({ daysToExpire }) => daysToExpire,
    },
  },
  available: {
    label: m.batches_column_available,
    shortLabel: m.batches_short_available,
    width: { wide: 96, medium: 96 },
    align: 'end',
    narrow: 'detail',
    cell: ({ availableQuantity }) => quantityInWords(availableQuantity),
    sort: ({ availableQuantity }) => availableQuantity,
    file: { kind: 'decimal', value: ({ availableQuantity }) => availableQuantity },
  },
  quantity: {
    label: m.batches_column_quantity,
    shortLabel: m.batches_short_quantity,
    width: { wide: 92, medium: 96 },
    align: 'end',
    mediumUnder: 'available',
    narrow: 'detail',
    cell: ({ quantity }) => quantityInWords(quantity),
    sort: ({ quantity }) => quantity,
    file: { kind: 'decimal', value: ({ quantity }) => quantity },
  },
  state: {
    label: m.batches_column_state,
    width: { wide: 144, medium: 96 },
    narrow: 'mark',
    cell: (row) => <BatchStateCell row={row} />,
    file: { kind: 'text', value: ({ state }) => stateInWords(state) },
  },
};

/** What the service tells of a lot and the screen does not. */
const unseen: ListExport<BatchRow>['unseen'] = [
  { heading: m.batches_export_expired, kind: 'boolean', value: ({ isExpired }) => isExpired },
  { heading: m.batches_export_removed, kind: 'boolean', value: ({ isRemoved }) => isRemoved },
  { heading: m.batches_export_id, kind: 'code', value: ({ id }) => id },
  { heading: m.batches_export_product_id, kind: 'code', value: ({ product }) => product.id },
];

const tones = { expired: 'danger', expiring: 'warn' } as const;

export const batchRowHead = {
  id: ({ id }: BatchRow) => id,
  name: ({ product }: BatchRow) => product.name ?? product.sku ?? m.batches_no_product(),
  checkName: lotName,
  linkId: ({ product }: BatchRow) => product.id,
  tone: ({ state }: BatchRow) =>
    state === 'expired' || state === 'expiring' ? tones[state] : undefined,
  isDimmed: ({ isRemoved }: BatchRow) => isRemoved === true,
};

/** The steps of the ladder as rows are told apart by: the first days are, too. */
const groupSteps = ['expired', 'today', '1-7', '8-15', '16-30', '31-60', 'later'] as const;

const groupsOn = (
  today: string,
): Record<(typeof batchAddress)['groups'][number], ListGrouping<BatchRow>> => ({
  product: {
    label: m.batches_column_product,
    of: (lot) => ({ key: lot.product.id ?? lot.product.sku ?? '', name: batchRowHead.name(lot) }),
  },
  step: {
    label: m.batches_group_step,
    of: (lot) => {
      const step = groupSteps.find((one) => isOnStep(lot, one, today)) ?? 'later';
      // The ladder counts those without a date with the last ones.
      return step === 'later' && daysLeft(lot, today) === null
        ? { key: '', name: m.batches_group_no_date() }
        : { key: step, name: stepName(step) };
    },
  },
});

const isInStock = ({ isRemoved }: Batch) => isRemoved !== true;

/** Lots of one branch, soonest to expire first (API description, Endpoints: GET /inventory/batches). */
export function BatchList() {
  return <BranchBatches {...useParams({ from: '/branches/$branchId/batches' })} />;
}

const BranchBatches = ofBranch(function InBranchBatches({ branchId }: { branchId: string }) {
  const at = useListPlace(batchAddress, useSearch({ from: '/branches/$branchId/batches' }));
  const { place } = at;
  const { band, days, product, removed, status } = place;
  const branchName = useBranchName(branchId);
  const today = useBusinessToday();
  const page = usePagedListing({ ...batchQuery(branchId, place), enabled: band === null });
  const ladder = useBatchLadder(branchId, place, page);
  const lots = ladder.list.rows;
  const read = useMemo(() => lots.map((lot) => batchRow(lot, today, days)), [lots, today, days]);
  const rows = useMemo(() => (removed ? read : read.filter(isInStock)), [read, removed]);
  const groups = useMemo(() => groupsOn(today), [today]);
  const total = ladder.list.pagination?.total ?? 0;
  const ignored = useIgnoredLotFilters({ product, byTime: status !== null });
  const asRows = ({ queryKey, pages }: ListToLoad<Batch>): ListToLoad<BatchRow> => ({
    queryKey,
    pages: () => pagesAs(pages(), (lot) => batchRow(lot, today, days)),
  });
  const filters: FilterControls<BatchFilters> = {
    status: {
      label: m.batches_filter_status,
      corrected: correctedFilters.status,
      render: ({ value, onChange }) => (
        <StatusFilter status={value} days={days} onChange={onChange} />
      ),
    },
    days: {
      label: m.batches_filter_days,
      corrected: correctedFilters.days,
      render: ({ value, onChange }) => (
        <DaysFilter days={value} enabled={status === 'expiring'} onChange={onChange} />
      ),
    },
    product: {
      label: m.batches_filter_product,
      corrected: correctedFilters.product,
      render: ({ value, onChange }) => (
        <ProductFilter branchId={branchId} product={value} rows={read} onChange={onChange} />
      ),
    },
    band: { label: m.ladder_title, corrected: correctedFilters.band },
    removed: {
      label: m.batches_show_removed,
      corrected: correctedFilters.removed,
      render: ({ value, onChange }) => (
        <RemovedFilter
          shown={value}
          count={read.filter(({ isRemoved }) => isRemoved === true).length}
          onChange={onChange}
        />
      ),
    },
  };
  return (
    <ListPage
      at={at}
      branchId={branchId}
      listing={{ ...ladder.list, rows }}
      columns={batchColumns}
      row={batchRowHead}
      link={product === null ? onlyProduct : productPage(branchId)}
      hint={product === null ? m.batches_row_hint() : m.batches_row_hint_product()}
      filters={filters}
      groups={groups}
      words={{
        title: m.batches_title(),
        of: branchName,
        caption: m.batches_caption({ branch: branchName, status: statusName(status) }),
        subject: m.batches_subject,
        filters: m.batches_filters(),
        count: (shown, all) =>
          m.batches_count({ shown: formatQuantity(shown), total: formatQuantity(all), count: all }),
        empty: {
          icon: IconPackageOff,
          title: m.batches_empty_title(),
          body: m.batches_empty_body(),
        },
      }}
      export={{
        of: branchName,
        unseen,
        total,
        // The rows of a step are all here, and counted without those that are not shown.
        isFound: band === null && !removed,
        without: removed ? undefined : m.batches_export_no_removed(),
        filter: () => [filterInWords(place, read), ...ignored].join(' '),
        chosen: (count) => m.batches_export_chosen({ lots: formatQuantity(count), count }),
        pages: asRows(wholeBatches(wholeOf(branchId, place))).pages,
        isWanted: (lot) =>
          (removed || isInStock(lot)) &&
          (band === null || (isOnStep(lot, band, today) && !isSpent(lot, band))),
      }}
      choice={{
        // The rows of a step are all here: there is no more to choose than the page.
        all: band === null ? asRows(wholeBatches(wholeOf(branchId, place))) : null,
        isChoosable: removed ? undefined : isInStock,
        render: (chosen) => (
          <CountSheetLink branchId={branchId} filters={place} lots={chosen.map(({ id }) => id)} />
        ),
      }}
      slots={{
        above: ladder.ladder,
        underFilters: <p className={classes.definition}>{listedInWords(place)}</p>,
        notices: (
          <>
            <IgnoredLotFilters product={product} byTime />
            {ladder.band}
          </>
        ),
        below: ladder.more,
        instead:
          read.length > 0 || total > 0 ? (
            <AllRemoved count={read.length} onShow={() => at.filter({ removed: true })} />
          ) : (
            <NoBatches
              filters={place}
              onFilter={(change) => at.filter(change)}
              onClear={() => at.clear()}
            />
          ),
      }}
    />
  );
});

/** The same list with the lots of one product alone. */
export function onlyProduct(product: string) {
  return linkOptions({ to: '.', search: (search) => ({ ...search, product, page: undefined }) });
}

/** The page of a product; where only its lots are listed, its name has nothing left to narrow. */
function productPage(branchId: string) {
  return (productId: string) =>
    linkOptions({
      to: '/branches/$branchId/products/$productId',
      params: { branchId, productId },
    });
}

/** The filter as a sentence for somebody who does not see the screen. */
function filterInWords(place: BatchPlace, rows: BatchRow[]) {
  const { status, product, band, removed } = place;
  const named = rows.find((row) => row.product.id?.toLowerCase() === product)?.product;
  return [
    `${statusName(status)}: ${listedInWords(place)}`,
    ...(band === null ? [] : [m.batches_export_step({ step: stepName(band) })]),
    ...(product === null
      ? []
      : [m.batches_export_product({ product: named?.name ?? named?.sku ?? product })]),
    ...(removed ? [] : [m.batches_export_no_removed()]),
    ...(band === 'expired' ? [m.batches_export_no_spent()] : []),
  ].join(' ');
}

/** States that the days left already tell. */
const wordedByDays: BatchState[] = ['expired', 'expiring', 'available'];

/** The service's verdict, and a mark beside it when the date says otherwise. */
function BatchStateCell({ row: batch }: { row: BatchRow }) {
  const isTold = !batch.differs && wordedByDays.includes(batch.state);
  const verdict = (
    <LotStateBadge state={batch.state} className={isTold ? cells.told : cells.mark} />
  );
  if (!batch.differs) return verdict;
  return (
    <>
      {verdict}{' '}
      <Badge
        tone="info"
        help={m.batches_differs_help({ date: formatCalendarDate(batch.expirationDate ?? '') })}
      >
        {m.batches_differs()}
      </Badge>
    </>
  );
}
