import { IconCalendarDown } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { Batch } from '@/api/batches/schemas';
import { gatewayNow } from '@/api/core/gateway-clock';
import { calendarFile } from '@/domain/calendar-file';
import { deadlinesOf } from '@/domain/expiry-ladder/deadlines';
import { shortIdentifier } from '@/domain/identifier';
import { useBranchName } from '@/modules/branch-picker/use-branches';
import { momentClock, momentDate } from '@/modules/business-day/moments';
import { DownloadLink } from '@/modules/export/download-link';
import { fileNamePart } from '@/modules/export/file-name-part';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { currentLocale } from '@/text/locale';
import { Button } from '@/ui/form/button';
import { takeLostFocus } from '@/ui/layout/take-lost-focus';
import classes from './calendar-download.module.css';

interface Props {
  branchId: string;
  /** The one product that the rows are of; null for all of the branch. */
  product: string | null;
  /** Null until they are loaded. */
  rows: readonly Batch[] | null;
  today: string;
  /** They are on their way. */
  isReading: boolean;
  onLoad: () => void;
}

/** The deadlines ahead as a file for the calendar; asked for before the rows are there, it waits for them. */
export function CalendarDownload({ rows, isReading, onLoad, ...of }: Props) {
  const [isAsked, setAsked] = useState(false);
  if (isAsked && rows !== null) {
    return <CalendarFile {...of} rows={rows} />;
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

interface FileProps extends Pick<Props, 'branchId' | 'product' | 'today'> {
  rows: readonly Batch[];
}

function CalendarFile({ branchId, product, rows, today }: FileProps) {
  const locale = currentLocale();
  const name = useBranchName(branchId);
  const file = useMemo(
    () => ({
      ...deadlineCalendar(rows, { branch: { id: branchId, name }, product }, today, gatewayNow()),
      locale,
    }),
    [rows, branchId, name, product, today, locale],
  );
  return (
    <output ref={takeLostFocus} tabIndex={-1} className={classes.file}>
      {file.lots === 0 ? (
        product === null ? (
          m.ladder_calendar_empty()
        ) : (
          m.ladder_calendar_empty_product()
        )
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

interface CalendarOf {
  branch: { id: string; name: string };
  /** Null for all products of the branch. */
  product: string | null;
}

/**
 * The days on which lots of a branch or of one of its products expire, from today on, as a calendar file in the language in use.
 * What has expired is no deadline any more. `today` is `YYYY-MM-DD`.
 */
function deadlineCalendar(
  rows: readonly Batch[],
  { branch, product }: CalendarOf,
  today: string,
  writtenAt: Date,
): DeadlineCalendar {
  const deadlines = deadlinesOf(rows).filter(({ date }) => date >= today);
  const productName = product === null ? null : nameOf(rows, product);
  const of = [productName, branch.name].filter((name) => name !== null).join(' · ');
  const { text } = calendarFile({
    product: 'Trastienda',
    language: currentLocale(),
    name: m.ladder_calendar_name({ branch: of }),
    // The days of one product must not replace those of the branch.
    subject: product === null ? branch.id : `${branch.id}-${product}`,
    writtenAt,
    days: deadlines.map(({ date, lots }) => ({
      date,
      summary: m.ladder_calendar_day({
        lots: formatQuantity(lots.length),
        branch: of,
        count: lots.length,
      }),
      lines: lots.map(lotLine),
    })),
    remindDaysBefore,
    more: (lines) => m.ladder_calendar_more({ lots: formatQuantity(lines), count: lines }),
  });
  const moment = writtenAt.getTime();
  const time = momentClock(moment).replace(':', '');
  const part = fileNamePart(productName ?? '');
  const words = [
    m.ladder_calendar_file(),
    ...(part === '' ? [] : [part]),
    momentDate(moment),
    time,
  ];
  return {
    blob: new Blob([text], { type: 'text/calendar;charset=utf-8' }),
    fileName: `${words.join('-')}.ics`,
    lots: deadlines.reduce((sum, { lots }) => sum + lots.length, 0),
  };
}

/** What a product is called in its own rows. */
function nameOf(rows: readonly Batch[], product: string): string {
  const { name = null, sku = null } = rows[0]?.product ?? {};
  return name ?? sku ?? shortIdentifier(product);
}

function lotLine({ product, batchNumber, availableQuantity }: Batch): string {
  return m.ladder_calendar_lot({
    product: product.name ?? product.sku ?? m.batches_no_product(),
    lot: batchNumber ?? m.batches_no_lot(),
    quantity: availableQuantity === null ? m.common_not_told() : formatQuantity(availableQuantity),
  });
}
