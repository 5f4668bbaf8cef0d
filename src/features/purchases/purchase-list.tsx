import { IconFilterOff, IconShoppingCart } from '@tabler/icons-react';
import { linkOptions, useSearch } from '@tanstack/react-router';
import { Suspense, useMemo } from 'react';
import { attemptLimits, purchaseDocuments, purchaseStates } from '@/api/attempts/names';
import {
  fetchSentPurchases,
  recordedStates,
  type PurchaseListParams,
  type SentPurchase,
} from '@/api/attempts/purchases';
import { isNamed } from '@/api/core/profile';
import { BranchName } from '@/modules/branch-picker/branch-name';
import { useBranchNames } from '@/modules/branch-picker/use-branches';
import { documentInWords } from '@/modules/purchase-status/document-words';
import { formatTimestamp } from '@/modules/business-day/moments';
import { unnamedInWords } from '@/modules/directory/entry-words';
import { useJournalFilters } from '@/modules/journal-filters/journal-filters';
import { checkControl, choiceControl } from '@/modules/list/filter-bar';
import type { ListGrouping } from '@/modules/list/group-rows';
import type { FilterControls, ListChoice, ListColumn } from '@/modules/list/list-declaration';
import { laterComponent } from '@/modules/later-part/later-component';
import { sumsOf } from '@/modules/list/lazy-sums';
import { ListPage } from '@/modules/list/list-page';
import { usePagedListing } from '@/modules/list/listing';
import { useListPlace } from '@/modules/list/use-list-place';
import type { PageSource } from '@/modules/whole-list/page-walk';
import shared from '@/modules/purchase-form/purchase-form.module.css';
import { StatusCell } from '@/modules/purchase-status/status-cell';
import { moneyText } from '@/text/amount-text';
import { formatCalendarDate } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Badge } from '@/ui/feedback/badge';
import { CutText, ToldText } from '@/ui/layout/cut-text';
import { FirstPurchase } from './first-purchase';
import { purchaseAddress, type PurchaseFilters } from './purchase-address';
import classes from './purchase-list.module.css';
import { purchaseParams, purchaseQuery, purchaseSums } from './purchase-query';
import { documentWords, listWords, stateInWords, stateTones } from './purchase-words';

const nameOf = ({ providerName, providerId }: SentPurchase): string =>
  providerName ?? (providerId === null ? m.common_not_told() : unnamedInWords(providerId));

/** Codes of one supplier differ in their last digits: these are never cut. */
function DocumentCode({ children }: { children: string }) {
  return (
    <span className={classes.code} title={children} dir="ltr" data-second-line>
      <span className={classes.begin}>{children.slice(0, -8)}</span>
      <span className={classes.end}>{children.slice(-8)}</span>
    </span>
  );
}

export const purchaseColumns: Record<
  (typeof purchaseAddress)['ids'][number],
  ListColumn<SentPurchase>
> = {
  provider: {
    label: m.purchases_provider,
    width: null,
    narrow: 'lead',
    cell: ({ controlNumber, generationCode }) => {
      const code = controlNumber ?? generationCode;
      return code === null ? null : <DocumentCode>{code}</DocumentCode>;
    },
    sort: nameOf,
    file: [
      { kind: 'text', value: ({ providerName }) => providerName },
      {
        heading: m.purchases_file_provider_id,
        kind: 'code',
        value: ({ providerId }) => providerId,
      },
    ],
  },
  document: {
    label: m.purchases_document,
    width: { wide: 96, medium: 0 },
    mediumUnder: 'provider',
    narrow: 'detail',
    cell: ({ documentType }) => <ToldText>{documentInWords(documentType)}</ToldText>,
    file: [
      { kind: 'text', value: ({ documentType }) => documentInWords(documentType) },
      {
        heading: m.purchases_control_number,
        kind: 'code',
        value: ({ controlNumber }) => controlNumber,
      },
      {
        heading: m.purchases_generation_code,
        kind: 'code',
        value: ({ generationCode }) => generationCode,
      },
    ],
  },
  date: {
    label: m.purchases_date_short,
    width: { wide: 96, medium: 124 },
    narrow: 'detail',
    cell: ({ date }) => <ToldText>{date && formatCalendarDate(date)}</ToldText>,
    sort: ({ date }) => date,
    file: { kind: 'date', value: ({ date }) => date },
  },
  due: {
    label: m.purchases_due_short,
    width: { wide: 96, medium: 0 },
    mediumUnder: 'date',
    narrow: 'hidden',
    shortLabel: m.purchases_due_short,
    unlabelled: ({ dueDate }) => dueDate === null,
    cell: ({ dueDate, creditDays }) =>
      dueDate === null ? (
        <CutText quiet>{m.purchases_in_cash()}</CutText>
      ) : (
        <span title={m.purchases_days({ days: String(creditDays), count: Number(creditDays) })}>
          {formatCalendarDate(dueDate)}
        </span>
      ),
    sort: ({ dueDate }) => dueDate,
    file: [
      { kind: 'date', value: ({ dueDate }) => dueDate },
      {
        heading: m.purchases_credit_days,
        kind: 'decimal',
        value: ({ creditDays }) => (creditDays === null ? null : String(creditDays)),
      },
    ],
  },
  state: {
    label: m.purchases_state,
    width: { wide: 136, medium: 132 },
    narrow: 'mark',
    cell: ({ state, payments }) => (
      <>
        <Badge tone={stateTones[state]}>{stateInWords(state)}</Badge>
        {payments.locked === null ? null : (
          <>
            {' '}
            <Badge tone="unknown">{m.purchases_payment_unknown()}</Badge>
          </>
        )}
      </>
    ),
    file: { kind: 'text', value: ({ state }) => stateInWords(state) },
  },
  operator: {
    label: m.purchases_operator,
    width: { wide: 104, medium: 0 },
    mediumUnder: 'state',
    narrow: 'hidden',
    cell: ({ operator }) => <CutText>{operator}</CutText>,
    file: { kind: 'text', value: ({ operator }) => operator },
  },
  branch: {
    label: m.purchases_branch,
    width: { wide: 128, medium: 128 },
    narrow: 'hidden',
    cell: ({ branchName, branchId }) =>
      branchName === null && branchId !== null ? (
        <BranchName id={branchId} />
      ) : (
        <ToldText>{branchName}</ToldText>
      ),
  },
  status: {
    label: m.purchases_status,
    width: { wide: 132, medium: 0 },
    mediumUnder: 'branch',
    shortLabel: m.purchases_status_short,
    narrow: 'line',
    cell: (purchase) => (
      <StatusCell of={purchase} name={purchase.controlNumber ?? nameOf(purchase)} />
    ),
    file: [
      { kind: 'text', value: ({ told: known }) => known?.status ?? null },
      {
        heading: m.purchases_file_status_at,
        kind: 'moment',
        value: ({ told: known }) => known && Date.parse(known.at),
      },
    ],
  },
  total: {
    label: m.purchases_total,
    // Holds seven digits and their cents.
    width: { wide: 128, medium: 120 },
    align: 'end',
    narrow: 'aside',
    cell: ({ total }) => (total === null ? <ToldText>{null}</ToldText> : moneyText(total)),
    sort: ({ total }) => Number(total),
    file: { kind: 'decimal', value: ({ total }) => total },
    sum: ({ total }) => total,
  },
  at: {
    label: m.purchases_sent_at,
    width: { wide: 136, medium: 136 },
    narrow: 'hidden',
    cell: ({ at }) => formatTimestamp(at),
    sort: ({ at }) => at,
    file: { kind: 'moment', value: ({ at }) => Date.parse(at) },
  },
  control: {
    label: m.purchases_control_number,
    quiet: true,
    width: { wide: 280, medium: 200 },
    narrow: 'hidden',
    cell: ({ controlNumber }) => <ToldText>{controlNumber}</ToldText>,
  },
  generation: {
    label: m.purchases_generation_code,
    quiet: true,
    width: { wide: 300, medium: 200 },
    narrow: 'hidden',
    cell: ({ generationCode }) => <ToldText>{generationCode}</ToldText>,
  },
  id: {
    label: m.purchases_id,
    quiet: true,
    width: { wide: 300, medium: 200 },
    narrow: 'hidden',
    cell: ({ purchaseId }) => <ToldText>{purchaseId}</ToldText>,
    file: { kind: 'code', value: ({ purchaseId }) => purchaseId },
  },
};

/** The branch in a file, too: what was sent before its name was known is called as it is now. */
export const branchColumn = (nameOf: (id: string) => string | null): ListColumn<SentPurchase> => ({
  ...purchaseColumns.branch,
  file: {
    kind: 'text',
    value: ({ branchName, branchId }) => branchName ?? (branchId && nameOf(branchId)),
  },
});

export const purchaseRow = {
  id: ({ attemptId }: SentPurchase) => attemptId,
  name: nameOf,
  isNameless: ({ providerName }: SentPurchase) => providerName === null,
};

const onDay = (date: string | null, none: () => string) => ({
  key: date ?? '',
  name: date === null ? none() : formatCalendarDate(date),
});

/** What purchases can be put together by, in their lists. */
export const purchaseGroups = {
  provider: {
    label: m.purchases_provider,
    of: (purchase) => {
      const name = nameOf(purchase);
      return { key: purchase.providerId ?? name, name };
    },
  },
  date: { label: m.purchases_date_short, of: ({ date }) => onDay(date, m.common_not_told) },
  due: { label: m.purchases_due_short, of: ({ dueDate }) => onDay(dueDate, m.purchases_in_cash) },
} satisfies Record<string, ListGrouping<SentPurchase>>;

const groups: Record<(typeof purchaseAddress)['groups'][number], ListGrouping<SentPurchase>> = {
  provider: purchaseGroups.provider,
  date: purchaseGroups.date,
};

/** What nobody knows to be recorded is added up with no other. */
export const purchasesAdded = sumsOf<SentPurchase>({
  is: ({ state }) => !recordedStates.includes(state),
  words: m.purchases_sum_apart,
});

/** All pages of a list of purchases, for a file. */
export const purchasePages = (
  paramsOf: (page: { page: number; perPage: number }) => PurchaseListParams,
): PageSource<SentPurchase> => ({
  rowId: purchaseRow.id,
  fetchPage: async (page, signal) => {
    const params = paramsOf({ page, perPage: attemptLimits.perPage.maximum });
    return { ...(await fetchSentPurchases(params, { signal, priority: 'bulk' })), dropped: 0 };
  },
});

const PayChosen = laterComponent(async () => (await import('./pay-chosen')).PayChosen);

/** Purchases are chosen to be paid; left out while nobody has named the operation's path. @param sum what they come to */
export const paymentChoice = (sum: 'total' | 'rest') =>
  isNamed('paymentApplication') ? { choice: { ...choice, sum } } : {};

const choice: ListChoice<SentPurchase> = {
  all: null,
  // The service's id is what a purchase is paid by, and one whose last payment is in doubt waits for its end.
  isChoosable: ({ purchaseId, payments }) => purchaseId !== null && payments.locked === null,
  render: (chosen) => (
    <Suspense fallback={null}>
      <PayChosen purchases={chosen} />
    </Suspense>
  ),
};

/** The purchases that were sent from here: the service lists none (API description, Endpoints). */
export function PurchaseList() {
  const at = useListPlace(purchaseAddress, useSearch({ from: '/purchases' }));
  const { place } = at;
  const paged = usePagedListing(purchaseQuery(place));
  const listing = { ...paged, isOrdered: true, sums: purchaseSums(paged.data) };
  const branchName = useBranchNames();
  const columns = useMemo(
    () => ({ ...purchaseColumns, branch: branchColumn(branchName) }),
    [branchName],
  );
  const sent = useJournalFilters(place, at.filter);
  const filters: FilterControls<PurchaseFilters> = {
    q: { label: m.purchases_search, words: (text) => `"${text.trim()}"` },
    state: {
      label: m.purchases_state,
      render: choiceControl(purchaseStates, stateInWords, m.purchases_state_all),
      words: stateInWords,
    },
    document: {
      label: m.purchases_document,
      render: choiceControl(
        purchaseDocuments,
        (document) => documentWords[document](),
        m.purchases_document_all,
      ),
      words: (document) => documentWords[document](),
    },
    credit: { label: m.purchases_only_credit, render: checkControl },
    from: sent.filters.from,
    to: sent.filters.to,
    branch: sent.filters.branch,
    person: sent.filters.person,
  };
  return (
    <ListPage
      at={at}
      listing={listing}
      columns={columns}
      row={purchaseRow}
      link={(attemptId) => linkOptions({ to: '/attempts/$attemptId', params: { attemptId } })}
      filters={filters}
      words={{
        title: m.purchases_list_title(),
        subject: m.purchases_list_subject,
        ...listWords(),
        empty: {
          icon: IconShoppingCart,
          title: m.purchases_empty(),
          body: <FirstPurchase />,
        },
        none: {
          icon: IconFilterOff,
          title: m.purchases_none(),
        },
      }}
      sums={purchasesAdded}
      groups={groups}
      {...paymentChoice('total')}
      export={{
        of: sent.of,
        unfiltered: m.purchases_export_all,
        total: listing.total ?? 0,
        pages: () => purchasePages((page) => purchaseParams({ ...place, ...page })),
      }}
      slots={{ intro: <p className={shared.quiet}>{m.purchases_ours()}</p> }}
    />
  );
}
