import { IconCircleCheck, IconFilterOff } from '@tabler/icons-react';
import { linkOptions, useSearch } from '@tanstack/react-router';
import { Fragment, useMemo } from 'react';
import type { SentPurchase } from '@/api/attempts/purchases';
import { restOfPayments } from '@/domain/payment-rest';
import { useBranchNames } from '@/modules/branch-picker/use-branches';
import { useBusinessToday } from '@/modules/business-day/use-business-today';
import { useJournalFilters } from '@/modules/journal-filters/journal-filters';
import type { ListGrouping } from '@/modules/list/group-rows';
import type { FilterControls, ListColumn } from '@/modules/list/list-declaration';
import { ListPage } from '@/modules/list/list-page';
import { usePagedListing } from '@/modules/list/listing';
import { useListPlace } from '@/modules/list/use-list-place';
import shared from '@/modules/purchase-form/purchase-form.module.css';
import { moneyText } from '@/text/amount-text';
import { m } from '@/text/generated/messages';
import { Badge } from '@/ui/feedback/badge';
import { ToldText } from '@/ui/layout/cut-text';
import { AutomaticPayments } from './automatic-payments';
import { owedAddress, type OwedFilters } from './owed-address';
import { owedParams, owedQuery } from './owed-query';
import { owedStatesOf } from './owed-state';
import {
  branchColumn,
  paymentChoice,
  purchaseColumns,
  purchaseGroups,
  purchasePages,
  purchaseRow,
  purchasesAdded,
} from './purchase-list';
import classes from './purchase-list.module.css';
import { purchaseSums } from './purchase-query';
import { listWords } from './purchase-words';

const restOf = ({ total, payments }: SentPurchase) => restOfPayments(total, payments.paid);

/** What a payment gives to it of which nobody knows the end. */
const inDoubtOf = ({ payments }: SentPurchase) => payments.locked?.amount ?? null;

type Columns = Record<(typeof owedAddress)['ids'][number], ListColumn<SentPurchase>>;

const columnsOn = (today: string, branchName: (id: string) => string | null): Columns => ({
  provider: {
    ...purchaseColumns.provider,
    // A payment takes this file: of each row the first identifier.
    file: [
      { kind: 'text', value: ({ providerName }) => providerName },
      { heading: m.purchases_id, kind: 'code', value: ({ purchaseId }) => purchaseId },
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
  due: { ...purchaseColumns.due, width: { wide: 104, medium: 112 }, narrow: 'detail' },
  branch: {
    ...branchColumn(branchName),
    width: { wide: 192, medium: 0 },
    mediumUnder: 'due',
  },
  total: {
    ...purchaseColumns.total,
    width: { wide: 128, medium: 136 },
    shortLabel: m.purchases_total,
    narrow: 'detail',
  },
  paid: {
    label: m.purchases_owed_paid,
    width: { wide: 136, medium: 0 },
    mediumUnder: 'total',
    shortLabel: m.purchases_owed_paid_short,
    align: 'end',
    narrow: 'hidden',
    cell: ({ payments: { paid } }) => moneyText(paid),
    file: { kind: 'decimal', value: ({ payments: { paid } }) => paid },
    sum: ({ payments: { paid } }) => paid,
  },
  rest: {
    label: m.purchases_owed_rest,
    width: { wide: 120, medium: 136 },
    align: 'end',
    narrow: 'aside',
    cell: (purchase) => {
      const rest = restOf(purchase);
      const inDoubt = inDoubtOf(purchase);
      return (
        <>
          {rest === null ? <ToldText>{null}</ToldText> : <strong>{moneyText(rest)}</strong>}
          {inDoubt === null ? null : (
            <small className={classes.inDoubt}>
              {m.common_amount_in_doubt({ amount: moneyText(inDoubt) })}
            </small>
          )}
        </>
      );
    },
    file: { kind: 'decimal', value: restOf },
    sum: restOf,
    inDoubt: inDoubtOf,
  },
  told: {
    label: m.purchases_owed_told,
    width: { wide: 136, medium: 0 },
    mediumUnder: 'rest',
    shortLabel: m.purchases_owed_told_short,
    align: 'end',
    narrow: 'hidden',
    cell: ({ told }) => {
      const toPay = told?.toPay ?? null;
      return toPay === null ? <ToldText>{null}</ToldText> : moneyText(toPay);
    },
    file: { kind: 'decimal', value: ({ told }) => told?.toPay ?? null },
  },
  state: {
    label: m.purchases_owed_state,
    width: { wide: 160, medium: 112 },
    narrow: 'mark',
    cell: (purchase) => {
      const states = owedStatesOf(purchase, today);
      return states.map(({ tone, word }, at) => (
        <Fragment key={word}>
          {at === 0 ? null : ' '}
          <Badge tone={tone}>{word}</Badge>
        </Fragment>
      ));
    },
    file: {
      kind: 'text',
      value: (purchase) => {
        const words = owedStatesOf(purchase, today).map(({ word }) => word);
        return words.length === 0 ? null : words.join(', ');
      },
    },
  },
});

const groups: Record<(typeof owedAddress)['groups'][number], ListGrouping<SentPurchase>> = {
  provider: purchaseGroups.provider,
  due: purchaseGroups.due,
};

/** What is still to pay by what was sent from here; the service may know more, and never tells (API description, Endpoints). */
export function OwedList() {
  const at = useListPlace(owedAddress, useSearch({ from: '/payables' }));
  const { place } = at;
  const paged = usePagedListing(owedQuery(place));
  const listing = { ...paged, isOrdered: true, sums: purchaseSums(paged.data) };
  const choice = paymentChoice('rest');
  const today = useBusinessToday();
  const branchName = useBranchNames();
  const columns = useMemo(() => columnsOn(today, branchName), [today, branchName]);
  const { filters: journal, of } = useJournalFilters(
    { from: null, to: null, person: null, branch: place.branch },
    () => undefined,
  );
  const filters: FilterControls<OwedFilters> = {
    q: { label: m.purchases_search, words: (text) => `"${text.trim()}"` },
    branch: journal.branch,
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
        title: m.purchases_owed_title(),
        subject: m.purchases_owed_subject,
        ...listWords(),
        empty: {
          icon: IconCircleCheck,
          title: m.purchases_owed_empty(),
          body: m.purchases_owed_empty_body(),
        },
        none: { icon: IconFilterOff, title: m.purchases_none() },
      }}
      sums={purchasesAdded}
      groups={groups}
      {...choice}
      export={{
        of,
        unfiltered: m.purchases_owed_export_all,
        total: listing.total ?? 0,
        pages: () => purchasePages((page) => owedParams({ ...place, ...page })),
      }}
      slots={{
        intro: (
          <>
            <p className={shared.quiet}>{m.purchases_owed_ours()}</p>
            <AutomaticPayments />
            {'choice' in choice && paged.total ? (
              <p className={shared.quiet}>{m.purchases_owed_choose()}</p>
            ) : null}
          </>
        ),
      }}
    />
  );
}
