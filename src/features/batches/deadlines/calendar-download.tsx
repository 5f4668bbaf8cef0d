import { IconCalendarDown } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { gatewayNow } from '@/api/core/gateway-clock';
import type { Batch } from '@/api/batches/schemas';
import { useBranchName } from '@/modules/branch-picker/use-branches';
import { DownloadLink } from '@/modules/export/download-link';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { currentLocale } from '@/text/locale';
import { Button } from '@/ui/form/button';
import classes from './calendar-download.module.css';
import { deadlineCalendar } from './deadline-calendar';

interface Props {
  branchId: string;
  /** Null until they are loaded. */
  rows: readonly Batch[] | null;
  today: string;
  onLoad: () => void;
}

/** The deadlines ahead as a file for the calendar; asked for before the rows are there, it waits for them. */
export function CalendarDownload({ branchId, rows, today, onLoad }: Props) {
  const [askedAt, setAskedAt] = useState<Date | null>(null);
  if (askedAt !== null && rows !== null) {
    return <CalendarFile branchId={branchId} rows={rows} today={today} writtenAt={askedAt} />;
  }
  return (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<IconCalendarDown size={16} aria-hidden />}
      title={m.ladder_calendar_why()}
      aria-disabled={askedAt !== null}
      onClick={() => {
        setAskedAt(gatewayNow());
        if (rows === null && askedAt === null) onLoad();
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
  writtenAt: Date;
}

function CalendarFile({ branchId, rows, today, writtenAt }: FileProps) {
  const locale = currentLocale();
  const name = useBranchName(branchId);
  const file = useMemo(
    () => ({ ...deadlineCalendar(rows, { id: branchId, name }, today, writtenAt), locale }),
    [rows, branchId, name, today, writtenAt, locale],
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
