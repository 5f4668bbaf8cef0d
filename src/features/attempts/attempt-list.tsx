import { IconBook2, IconFilterOff } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link, linkOptions, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { journalStates, writeAreas, writeOperations } from '@/api/attempts/names';
import { fetchAttempts } from '@/api/attempts/operations';
import type { Attempt } from '@/api/attempts/schemas';
import { jobQueries } from '@/api/jobs/queries';
import { BranchName } from '@/modules/branch-picker/branch-name';
import { useBranchNames } from '@/modules/branch-picker/use-branches';
import { formatTimestamp } from '@/modules/business-day/moments';
import {
  areaInWords,
  journalStateInWords,
  outcomeOf,
  subjectOf,
} from '@/modules/journal/attempt-words';
import { amountBefore, amountInWords } from '@/modules/journal/fact-words';
import { titleOfJob } from '@/modules/job-report/job-title';
import { checkControl, choiceControl } from '@/modules/list/filter-bar';
import type { FilterControls, ListColumn, ListExport } from '@/modules/list/list-declaration';
import { ListPage } from '@/modules/list/list-page';
import { usePagedListing } from '@/modules/list/listing';
import { useListPlace } from '@/modules/list/use-list-place';
import { askedWords, writeWords } from '@/modules/journal/write-words';
import { useProviders } from '@/modules/provider-directory/use-providers';
import { integrationInWords } from '@/modules/session/integration-words';
import { formatMoney, shownOf } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Badge } from '@/ui/feedback/badge';
import { CutText } from '@/ui/layout/cut-text';
import { attemptAddress, type AttemptFilters } from './attempt-address';
import { attemptParams, attemptQuery } from './attempt-query';
import classes from './attempts.module.css';
import { JobFilter } from './job-filter';
import { useJournalFilters } from '@/modules/journal-filters/journal-filters';
import { AmountFilter } from '@/modules/journal-filters/rare-filters';

type Names = Record<'supplier' | 'branch', (id: string) => string | null>;

export const columnsWith = (
  names: Names,
): Record<(typeof attemptAddress)['ids'][number], ListColumn<Attempt>> => ({
  what: {
    label: m.attempts_column_what,
    width: null,
    narrow: 'lead',
    cell: ({ operation, facts: { providerId, code, name } }) => {
      // By its code it is called above.
      if (operation.startsWith('products.') && code !== null && name !== null) {
        return <CutText quiet>{name}</CutText>;
      }
      return providerId === null || operation === 'providers.create' ? null : (
        <Supplier id={providerId} />
      );
    },
    file: [
      {
        kind: 'text',
        value: ({ operation, context }) => askedWords(operation, context.form).name(),
      },
      { heading: m.attempts_fact_code, kind: 'code', value: ({ facts }) => facts.code },
      { heading: m.attempts_fact_name, kind: 'text', value: ({ facts }) => facts.name },
      {
        heading: m.attempts_fact_provider,
        kind: 'text',
        value: ({ operation, facts: { providerId } }) =>
          operation === 'providers.create' ? null : providerId && names.supplier(providerId),
      },
    ],
  },
  branch: {
    label: m.attempts_column_branch,
    width: { wide: 168, medium: 0 },
    mediumUnder: 'what',
    narrow: 'hidden',
    cell: ({ context, facts }) => {
      const { branchName, branchId = facts.branchId } = context;
      if (branchName !== undefined) return <CutText>{branchName}</CutText>;
      return branchId === null ? (
        <CutText quiet>{m.attempts_whole_business()}</CutText>
      ) : (
        <BranchName id={branchId} />
      );
    },
    file: {
      kind: 'text',
      value: ({ context: { branchName, branchId }, facts }) => {
        const id = branchId ?? facts.branchId;
        return branchName ?? (id && names.branch(id));
      },
    },
  },
  outcome: {
    label: m.attempts_column_outcome,
    width: { wide: 168, medium: 144 },
    narrow: 'mark',
    cell: (attempt) => {
      const { tone, word } = outcomeOf(attempt);
      return (
        <>
          <Badge tone={tone}>{word}</Badge>
          {attempt.imported ? (
            <span className={classes.mark}> {m.attempts_imported_mark()}</span>
          ) : null}
        </>
      );
    },
    file: { kind: 'text', value: (attempt) => outcomeOf(attempt).word },
  },
  at: {
    label: m.attempts_column_at,
    width: { wide: 136, medium: 140 },
    narrow: 'detail',
    cell: ({ recordedAt }) => formatTimestamp(recordedAt),
    file: { kind: 'moment', value: ({ recordedAt }) => Date.parse(recordedAt) },
  },
  operator: {
    label: m.attempts_column_operator,
    width: { wide: 148, medium: 0 },
    mediumUnder: 'at',
    narrow: 'detail',
    cell: ({ operator }) => <CutText>{operator}</CutText>,
    file: { kind: 'text', value: ({ operator }) => operator },
  },
  integration: {
    label: m.attempts_column_integration,
    width: { wide: 140, medium: 110 },
    narrow: 'hidden',
    cell: ({ integration }) => <CutText>{integrationInWords(integration)}</CutText>,
    file: { kind: 'text', value: ({ integration }) => integrationInWords(integration) },
  },
  amount: {
    label: m.attempts_column_amount,
    width: { wide: 124, medium: 112 },
    align: 'end',
    narrow: 'aside',
    cell: (attempt) => {
      const words = amountInWords(attempt);
      return attempt.facts.amount === null && words !== null ? (
        <span className={classes.none}>{words}</span>
      ) : (
        words
      );
    },
    file: { kind: 'decimal', value: ({ facts }) => facts.amount },
  },
  reference: {
    label: m.attempts_column_reference,
    width: { wide: 140, medium: 110 },
    narrow: 'hidden',
    cell: ({ sends }) => {
      const requestId = sends.at(-1)?.requestId;
      return requestId === undefined ? (
        <CutText quiet>{m.attempts_never_sent()}</CutText>
      ) : (
        <CutText>{requestId}</CutText>
      );
    },
    file: { kind: 'code', value: ({ sends }) => sends.at(-1)?.requestId ?? null },
  },
});

/** What stands for ids in a file. */
function useNames(): Names {
  const { entryOf, nameOf } = useProviders();
  const branch = useBranchNames();
  return useMemo(
    () => ({ branch, supplier: (id) => (entryOf(id) === undefined ? null : nameOf(id)) }),
    [branch, entryOf, nameOf],
  );
}

/** Whose it is, where the address book knows: a row of like writes is told from the next one by that. */
function Supplier({ id }: { id: string }) {
  const { entryOf, nameOf } = useProviders();
  return entryOf(id) === undefined ? null : <CutText quiet>{nameOf(id)}</CutText>;
}

/** What the journal knows and the list does not show. */
const unseen: ListExport<Attempt>['unseen'] = [
  { heading: m.attempts_fact_amount_before, kind: 'decimal', value: amountBefore },
  { heading: m.attempts_fact_date, kind: 'date', value: ({ facts }) => facts.date },
  { heading: m.attempts_fact_record, kind: 'code', value: ({ facts }) => facts.recordId },
  { heading: m.attempts_fact_reason, kind: 'text', value: ({ context }) => context.reason ?? null },
  { heading: m.attempts_fact_note, kind: 'text', value: ({ context }) => context.note ?? null },
  {
    heading: m.attempts_fact_settled_note,
    kind: 'text',
    value: ({ settled }) => settled?.note ?? null,
  },
  { heading: m.attempts_fact_id, kind: 'code', value: ({ id }) => id },
];

const row = { id: ({ id }: Attempt) => id, name: subjectOf };

/** An area stands before its operations, where it has several. */
const whats = writeAreas.flatMap((area) => {
  const operations = writeOperations.filter((name) => name.startsWith(`${area}.`));
  return operations.length > 1 ? [area, ...operations] : operations;
});

function whatInWords(what: (typeof whats)[number]): string {
  // What is issued to excluded subjects is sent by the same operation.
  if (what === 'expenses.create') return m.attempts_area_expenses();
  const operation = writeOperations.find((known) => known === what);
  return operation ? writeWords[operation].name() : areaInWords(what);
}

const filePages = 200;

/** The journal: every write anybody of this business asked for, and what became of it. */
export function AttemptList() {
  const at = useListPlace(attemptAddress, useSearch({ from: '/attempts' }));
  const { place } = at;
  const listing = usePagedListing(attemptQuery(place));
  const client = useQueryClient();
  const names = useNames();
  const columns = useMemo(() => columnsWith(names), [names]);
  const sent = useJournalFilters(place, at.filter);
  const filters: FilterControls<AttemptFilters> = {
    q: {
      label: m.attempts_search,
      corrected: m.attempts_corrected_search,
      words: (text) => `"${text.trim()}"`,
    },
    operation: {
      label: m.attempts_filter_operation,
      render: choiceControl(whats, whatInWords, m.attempts_filter_operation_all),
      words: whatInWords,
    },
    outcome: {
      label: m.attempts_filter_outcome,
      render: choiceControl(journalStates, journalStateInWords, m.attempts_filter_outcome_all),
      words: journalStateInWords,
    },
    unresolved: { label: m.attempts_filter_unresolved, render: checkControl },
    ...sent.filters,
    job: {
      label: m.attempts_filter_rows_of,
      render: ({ value, onChange }) =>
        value === null ? null : <JobFilter job={value} onRemove={() => onChange(null)} />,
      words: (id) => {
        const job = client.getQueryData(jobQueries.one(id).queryKey);
        return job === undefined ? id : titleOfJob(job);
      },
    },
    amount: {
      label: m.attempts_filter_amount,
      rare: true,
      render: (props) => <AmountFilter {...props} />,
      words: formatMoney,
    },
  };
  return (
    <ListPage
      at={at}
      listing={listing}
      columns={columns}
      row={row}
      link={(attemptId) => linkOptions({ to: '/attempts/$attemptId', params: { attemptId } })}
      filters={filters}
      words={{
        title: m.attempts_title(),
        subject: m.attempts_subject,
        filters: m.attempts_filters(),
        search: m.attempts_search(),
        searchHelp: m.attempts_search_help(),
        count: (shown, total) => m.attempts_count(shownOf(shown, total)),
        empty: {
          icon: IconBook2,
          title: m.attempts_empty_title(),
          body: m.attempts_empty_body(),
        },
        none: {
          icon: IconFilterOff,
          title: m.attempts_none_title(),
          body: m.attempts_none_body(),
        },
        corrected: { sort: m.attempts_corrected_sort },
      }}
      export={{
        of: sent.of,
        unfiltered: m.attempts_export_all,
        unseen,
        total: listing.total ?? 0,
        pages: () => ({
          rowId: row.id,
          fetchPage: async (page, signal) => {
            const params = attemptParams({ ...place, page, perPage: filePages });
            const read = await fetchAttempts(params, { signal, priority: 'bulk' });
            return { ...read, dropped: 0 };
          },
        }),
      }}
      slots={{
        actions: (
          <Link to="/attempts/file" className={classes.move}>
            {m.attempts_file()}
          </Link>
        ),
        intro: <p className={classes.ours}>{m.attempts_ours()}</p>,
      }}
    />
  );
}
