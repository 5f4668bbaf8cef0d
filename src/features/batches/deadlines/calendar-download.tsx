import { IconCalendarDown } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { Batch } from '@/api/batches/schemas';
import { gatewayNow } from '@/api/core/gateway-clock';
import { calendarFile } from '@/domain/calendar-file';
import { deadlinesOf } from '@/domain/expiry-ladder/deadlines';
import { useBranchName } from '@/modules/branch-picker/use-branches';
import { momentClock, momentDate } from '@/modules/business-day/moments';
import { DownloadLink } from '@/modules/export/download-link';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { currentLocale } from '@/text/locale';
import { Button } from '@/ui/form/button';
import classes from './calendar-download.module.css';

interface Props {
  branchId: string;
  /** Null until they are loaded. */
  rows: readonly Batch[] | null;
  today: string;
  /** They are on their way. */
  isReading: boolean;
  onLoad: () => void;
}

/** The deadlines ahead as a file for the calendar; asked for before the rows are there, it waits for them. */
export function CalendarDownload({ branchId, rows, today, isReading, onLoad }: Props) {
  const [isAsked, setAsked] = useState(false);
  if (isAsked && rows !== null) {
    return <CalendarFile branchId={branchId} rows={rows} today={today} />;
  }
  return (
    <Button
      size="compact-sm"
      variant="default"
      icon={IconCalendarDown}
      title={m.ladder_calendar_why()}
      busy={isAsked && isReading}
      onClick={() => {
        setAsked(true);
        if (rows === null) onLoad();
      }}
    >
      {m.ladder_calendar()}
    </Button>
  );
}

interface FileProps {
  branchId: string;
  rows: readonly Batch[];
  today: string;
}

function CalendarFile({ branchId, rows, today }: FileProps) {
  const locale = currentLocale();
  const name = useBranchName(branchId);
  const file = useMemo(
    () => ({ ...deadlineCalendar(rows, { id: branchId, name }, today, gatewayNow()), locale }),
    [rows, branchId, name, today, locale],
  );
  return (
    <output className={classes.file}>
      {file.lots === 0 ? (
        m.ladder_calendar_empty()
      ) : (
        <>
          <DownloadLink file={file} />
          {m.ladder_calendar_facts({ lots: formatQuantity(file.lots), count: file.lots })}
        </>
      )}
    </output>
  );
}

/** What is still ahead is worth a reminder: a week before, and on the day. */
const remindDaysBefore = [7, 0];

interface DeadlineCalendar {
  blob: Blob;
  fileName: string;
  /** Lots in the file. */
  lots: number;
}

/**
 * The days on which lots of a branch expire, from today on, as a calendar file in the language in use. What has expired is no
 * deadline any more. `today` is `YYYY-MM-DD`.
 */
function deadlineCalendar(
  rows: readonly Batch[],
  branch: { id: string; name: string },
  today: string,
  writtenAt: Date,
): DeadlineCalendar {
  const deadlines = deadlinesOf(rows).filter(({ date }) => date >= today);
  const { text } = calendarFile({
    product: 'Trastienda',
    language: currentLocale(),
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
  const moment = writtenAt.getTime();
  const time = momentClock(moment).replace(':', '');
  return {
    blob: new Blob([text], { type: 'text/calendar;charset=utf-8' }),
    fileName: `${m.ladder_calendar_file()}-${momentDate(moment)}-${time}.ics`,
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
