import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import type { BulkSummary } from './bulk-summary';
import { warningWords } from './row-words';

const counted = (rows: number) => ({ rows: formatQuantity(rows), count: rows });

/** What is sent and what is not, one line for each kind. */
export function changesInWords({ changes, rising, falling, views }: BulkSummary): string[] {
  return [
    ...(changes.price > 0
      ? [
          m.bulk_sum_prices({
            ...counted(changes.price),
            rising: formatQuantity(rising),
            falling: formatQuantity(falling),
          }),
        ]
      : []),
    ...(changes.minimum > 0 ? [m.bulk_sum_minimum(counted(changes.minimum))] : []),
    ...(changes.category > 0 ? [m.bulk_sum_category(counted(changes.category))] : []),
    ...(changes.treatment > 0 ? [m.bulk_sum_treatment(counted(changes.treatment))] : []),
    ...(changes.taxes > 0 ? [m.bulk_sum_taxes(counted(changes.taxes))] : []),
    ...(views.warned > 0 ? [m.bulk_sum_warned(counted(views.warned))] : []),
    ...(views.blocked > 0 ? [m.bulk_sum_blocked(counted(views.blocked))] : []),
    ...(views.unchanged > 0 ? [m.bulk_sum_unchanged(counted(views.unchanged))] : []),
    ...(views.held > 0 ? [m.bulk_sum_held(counted(views.held))] : []),
    ...(views.excluded > 0 ? [m.bulk_sum_excluded(counted(views.excluded))] : []),
  ];
}

/** What is worth a look among what is sent, one line for each kind. */
export function warningsInWords({ warnings }: BulkSummary): string[] {
  return warnings.map(([warning, rows]) =>
    m.bulk_sum_warning({ warning: warningWords[warning].short(), rows: formatQuantity(rows) }),
  );
}
