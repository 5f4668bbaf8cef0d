import { present } from '@/domain/present';
import { counted, formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import type { RowView } from './bulk-search';
import type { BulkSummary } from './bulk-summary';
import type { RowProblem, RowWarning } from './check-row';
import type { FileRows } from './product-file';

type Counted = ReturnType<typeof counted>;

/** What is sent, one line for each kind. */
export function sentInWords({ changes, rising, falling }: BulkSummary): string[] {
  const [up, down] = [formatQuantity(rising), formatQuantity(falling)];
  const prices = (of: Counted) => m.bulk_sum_prices({ ...of, rising: up, falling: down });
  return eachInWords([
    [changes.price, prices],
    [changes.minimum, m.bulk_sum_minimum],
    [changes.category, m.bulk_sum_category],
    [changes.treatment, m.bulk_sum_treatment],
    [changes.taxes, m.bulk_sum_taxes],
  ]);
}

/** What is sent and what is not, one line for each kind. */
export function changesInWords(summary: BulkSummary): string[] {
  const { views } = summary;
  const others = eachInWords([
    [views.warned, m.bulk_sum_warned],
    [views.blocked, m.bulk_sum_blocked],
    [views.unchanged, m.bulk_sum_unchanged],
    [views.held, m.bulk_sum_held],
    [views.excluded, m.bulk_sum_excluded],
  ]);
  return [...sentInWords(summary), ...others];
}

function eachInWords(kinds: readonly [rows: number, words: (of: Counted) => string][]): string[] {
  return kinds.filter(([rows]) => rows > 0).map(([rows, words]) => words(counted(rows)));
}

/** What is not sent, in one sentence; null where all is. */
export function notSentInWords({ views }: BulkSummary, file: FileRows | null): string | null {
  const parts = eachInWords([
    [views.held + views.excluded, m.bulk_left_unticked],
    [views.blocked, m.bulk_left_wrong],
    [views.unchanged, m.bulk_left_unchanged],
    [file === null ? 0 : file.wrong + file.waiting, m.bulk_left_of_file],
  ]);
  return parts.length === 0 ? null : m.bulk_left({ what: parts.join(', ') });
}

/** How many rows of the file do not go on, and why; null where all do. */
export function leftOutInWords({ right, wrong, waiting }: FileRows): string | null {
  const left = wrong + waiting;
  if (left === 0) return null;
  const why = present(
    wrong > 0 && m.bulk_left_wrong({ rows: formatQuantity(wrong) }),
    waiting > 0 && m.bulk_left_waiting(counted(waiting)),
  );
  return m.bulk_left_out({
    ...counted(left),
    all: formatQuantity(right + left),
    why: why.join(', '),
  });
}

/** What is worth a look among what is sent, one line for each kind. */
export function warningsInWords({ warnings }: BulkSummary): string[] {
  return warnings.map(([warning, rows]) =>
    m.bulk_sum_warning({ warning: warningWords[warning].short(), rows: formatQuantity(rows) }),
  );
}

/** Why a row cannot be sent: in a word, and whole. */
export const problemWords: Record<RowProblem, { short: () => string; help: () => string }> = {
  'no-price': { short: m.bulk_no_price, help: m.bulk_no_price_help },
  'no-positive-price': { short: m.bulk_no_price, help: m.bulk_no_price_help },
  'no-cost': { short: m.bulk_no_cost, help: m.bulk_no_cost_help },
  'negative-cost': { short: m.bulk_bad_cost, help: m.bulk_bad_cost_help },
  'zero-cost': { short: m.bulk_bad_cost, help: m.bulk_bad_cost_help },
  'whole-margin': { short: m.bulk_whole_margin, help: m.bulk_margin_whole },
  'no-taxes': { short: m.bulk_taxes_unknown, help: m.bulk_taxes_unknown_help },
  'below-zero': { short: m.bulk_below_zero, help: m.bulk_below_zero_help },
  'no-stock': { short: m.bulk_no_minimum, help: m.bulk_no_minimum_help },
  'lacks-vat': { short: m.bulk_lacks_vat, help: m.bulk_lacks_vat_help },
};

export const warningWords: Record<RowWarning, { short: () => string; help: () => string }> = {
  'below-cost': { short: m.bulk_below_cost, help: m.bulk_below_cost_help },
  'zero-price': { short: m.bulk_zero_price, help: m.bulk_zero_price_help },
  'other-way': { short: m.bulk_other_way, help: m.bulk_other_way_help },
  'huge-move': { short: m.bulk_huge, help: m.bulk_huge_help },
  'large-move': { short: m.bulk_large, help: m.bulk_large_help },
  'untaxed-with-taxes': { short: m.bulk_untaxed, help: m.bulk_untaxed_help },
  'retired-category': { short: m.bulk_retired, help: m.bulk_retired_help },
};

export const viewWords: Record<RowView, () => string> = {
  all: m.bulk_view_all,
  ready: m.bulk_view_ready,
  warned: m.bulk_view_warned,
  blocked: m.bulk_view_blocked,
  unchanged: m.bulk_view_unchanged,
  held: m.bulk_view_held,
  excluded: m.bulk_view_excluded,
};
