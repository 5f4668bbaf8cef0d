import type { Batch } from '@/api/batches/schemas';
import { businessDateAt, businessZone } from '@/domain/business-date';
import { calendarFile } from '@/domain/calendar-file';
import { deadlinesOf } from '@/domain/expiry-ladder/deadlines';
import { formatClock, formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';

/** What is still ahead is worth a reminder: a week before, and on the day. */
const remindDaysBefore = [7, 0];

export interface DeadlineCalendar {
  blob: Blob;
  fileName: string;
  /** Lots in the file. */
  lots: number;
}

/**
 * The days on which lots of a branch expire, from today on, as a calendar file in the language in use. What has expired is no
 * deadline any more. `today` is `YYYY-MM-DD`.
 */
export function deadlineCalendar(
  rows: readonly Batch[],
  branch: { id: string; name: string },
  today: string,
  writtenAt: Date,
): DeadlineCalendar {
  const deadlines = deadlinesOf(rows).filter(({ date }) => date >= today);
  const { text } = calendarFile({
    product: 'Trastienda',
    name: m.ladder_calendar_name({ branch: branch.name }),
    subject: branch.id,
    writtenAt,
    days: deadlines.map(({ date, lots }) => ({
      date,
      summary: m.ladder_calendar_day({
        lots: formatQuantity(lots.length),
        branch: branch.name,
        count: lots.length,
      }),
      lines: lots.map(lotLine),
    })),
    remindDaysBefore,
    more: (lines) => m.ladder_calendar_more({ lots: formatQuantity(lines), count: lines }),
  });
  const time = formatClock(writtenAt.getTime(), businessZone).replace(':', '');
  return {
    blob: new Blob([text], { type: 'text/calendar;charset=utf-8' }),
    fileName: `vencimientos-${businessDateAt(writtenAt)}-${time}.ics`,
    lots: deadlines.reduce((sum, { lots }) => sum + lots.length, 0),
  };
}

function lotLine({ product, batchNumber, availableQuantity }: Batch): string {
  return m.ladder_calendar_lot({
    product: product.name ?? product.sku ?? m.batches_no_product(),
    lot: batchNumber ?? m.batches_no_lot(),
    quantity: availableQuantity === null ? m.common_not_told() : formatQuantity(availableQuantity),
  });
}
