import { fetchAttempts } from '@/api/attempts/operations';
import type { Attempt, AttemptPerson } from '@/api/attempts/schemas';
import type {
  ExportColumn,
  ExportFormat,
  ExportPlan,
  ExportScope,
} from '@/modules/export/export-plan';
import { exportWords } from '@/modules/export/export-words';
import { outcomeOf } from '@/modules/journal/attempt-words';
import { writeWords } from '@/modules/journal/write-words';
import { formatMoment } from '@/modules/business-day/moments';
import { integrationInWords } from '@/modules/session/integration-words';
import { m } from '@/text/generated/messages';
import { attemptList } from './attempt-list-columns';
import { attemptParams, type AttemptFilters } from './attempt-search';
import { narrowingInWords } from './narrowing-words';

interface Asked {
  format: ExportFormat;
  scope: ExportScope;
  /** Ids of the shown columns, in their order. */
  shown: readonly string[];
  filters: AttemptFilters;
  people: readonly AttemptPerson[];
  branchName: string | null;
  jobTitle: string | null;
  operator: string;
}

const perPage = 200;

/** The journal as it is narrowed, as rows of a file. */
export function attemptExport({ format, scope, shown, ...asked }: Asked): ExportPlan<Attempt> {
  const { filters, people, branchName, jobTitle, operator } = asked;
  const ids = scope === 'shown' ? shown : attemptList.columns.map(({ id }) => id);
  const columns = ids.flatMap((id) => columnsById()[id] ?? []);
  return {
    format,
    words: exportWords(),
    rowId: ({ id }) => id,
    fetchPage: async (page, signal) => {
      const params = attemptParams({ ...filters, page, perPage });
      const read = await fetchAttempts(params, { signal, priority: 'bulk' });
      return { ...read, dropped: 0 };
    },
    columns: scope === 'shown' ? columns : [...columns, ...unseenColumns()],
    about: {
      title: m.attempts_title(),
      branch: branchName ?? m.attempts_whole_business(),
      filter: narrowingInWords(filters, { people, branchName, jobTitle }),
      operator,
    },
  };
}

/** What each column of the screen is in a file. */
function columnsById(): Record<string, ExportColumn<Attempt>[]> {
  return {
    what: [
      {
        heading: m.attempts_column_what(),
        kind: 'text',
        value: ({ operation }) => writeWords[operation].name(),
      },
      { heading: m.attempts_fact_code(), kind: 'code', value: ({ facts }) => facts.code },
      { heading: m.attempts_fact_name(), kind: 'text', value: ({ facts }) => facts.name },
    ],
    outcome: [
      {
        heading: m.attempts_column_outcome(),
        kind: 'text',
        value: (attempt) => outcomeOf(attempt).word,
      },
    ],
    at: [
      {
        heading: m.attempts_column_at(),
        kind: 'text',
        value: ({ recordedAt }) => formatMoment(Date.parse(recordedAt)),
      },
    ],
    operator: [
      { heading: m.attempts_column_operator(), kind: 'text', value: ({ operator }) => operator },
    ],
    integration: [
      {
        heading: m.attempts_column_integration(),
        kind: 'text',
        value: ({ integration }) => integrationInWords(integration),
      },
    ],
    branch: [
      {
        heading: m.attempts_column_branch(),
        kind: 'text',
        value: ({ context }) => context.branchName ?? null,
      },
    ],
    amount: [
      { heading: m.attempts_column_amount(), kind: 'decimal', value: ({ facts }) => facts.amount },
    ],
    reference: [
      {
        heading: m.attempts_column_reference(),
        kind: 'code',
        value: ({ sends }) => sends.at(-1)?.requestId ?? null,
      },
    ],
  };
}

/** What the journal knows and the list does not show. */
function unseenColumns(): ExportColumn<Attempt>[] {
  return [
    { heading: m.attempts_fact_date(), kind: 'date', value: ({ facts }) => facts.date },
    { heading: m.attempts_fact_record(), kind: 'code', value: ({ facts }) => facts.recordId },
    {
      heading: m.attempts_fact_reason(),
      kind: 'text',
      value: ({ context }) => context.reason ?? null,
    },
    { heading: m.attempts_fact_note(), kind: 'text', value: ({ context }) => context.note ?? null },
    {
      heading: m.attempts_fact_settled_note(),
      kind: 'text',
      value: ({ settled }) => settled?.note ?? null,
    },
    { heading: m.attempts_fact_id(), kind: 'code', value: ({ id }) => id },
  ];
}
