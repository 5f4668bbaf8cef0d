import { m } from '@/text/generated/messages';
import type { RowView } from './row-views';
import type { RowProblem, RowWarning } from './check-row';

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

/** What is worth a look: in a word, and whole. */
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
