import type { BulkJob } from '@/api/jobs/names';
import { isBusinessDate } from '@/domain/business-date';
import { formatCalendarDate, formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';

/** A job as people know it. One of payments keeps their day in place of a title, and is called in the language of the screen. */
export function titleOfJob({
  kind,
  title,
  total,
}: Pick<BulkJob, 'kind' | 'title' | 'total'>): string {
  if (kind !== 'payments.apply' || !isBusinessDate(title)) return title;
  return m.payments_many_job_title({
    date: formatCalendarDate(title),
    payments: formatQuantity(total),
    count: total,
  });
}
