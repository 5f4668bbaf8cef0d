import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { DirectoryEntry } from '@/api/directory/schemas';
import { formatTimestamp } from '@/modules/business-day/moments';
import { entryName, isUnnamed } from '@/modules/directory/entry-words';
import { formatCalendarDate, formatMoney, formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { CutText } from '@/ui/layout/cut-text';
import small from '@/ui/table/small-table.module.css';
import classes from './open-record.module.css';
import { recordLink, type OpenKind } from './record-links';

/** More than these are found by typing. */
const mostShown = 30;

interface Props {
  kind: OpenKind;
  /** In the order they are shown. */
  entries: readonly DirectoryEntry[];
  caption: string;
  /** Chooses one instead of opening its page. */
  onChoose?: ((id: string) => void) | undefined;
}

/** Records the address book knows, each of them one press away. */
export function KnownRecords({ kind, entries, caption, onChoose }: Props) {
  const isSale = kind === 'sale';
  return (
    <>
      <table className={`${small.table} ${classes.table}`} aria-label={caption} data-kind={kind}>
        <thead>
          <tr>
            <th scope="col">{m.open_record_column_name()}</th>
            <th scope="col">
              {isSale ? m.open_record_column_generation() : m.open_record_column_code()}
            </th>
            {isSale ? (
              <>
                <th scope="col">{m.open_record_column_date()}</th>
                <th scope="col" data-align="end">
                  {m.open_record_column_amount()}
                </th>
              </>
            ) : null}
            <th scope="col">{m.open_record_column_opened()}</th>
          </tr>
        </thead>
        <tbody>
          {entries.slice(0, mostShown).map((entry) => (
            <tr key={entry.id}>
              <th scope="row">
                <Way kind={kind} id={entry.id} onChoose={onChoose}>
                  <CutText quiet={isUnnamed(entry)}>{entryName(entry)}</CutText>
                </Way>
              </th>
              <Told label={null} value={entry.name === null ? null : entry.code} />
              {isSale ? (
                <>
                  <Told
                    label={null}
                    value={entry.date === null ? null : formatCalendarDate(entry.date)}
                  />
                  <Told
                    label={null}
                    align="end"
                    value={entry.amount === null ? null : formatMoney(entry.amount)}
                  />
                </>
              ) : null}
              <Told
                label={m.open_record_column_opened()}
                value={entry.openedAt === null ? null : formatTimestamp(entry.openedAt)}
              />
            </tr>
          ))}
        </tbody>
      </table>
      {entries.length > mostShown ? (
        <p className={classes.quiet}>
          {m.open_record_more({
            shown: formatQuantity(mostShown),
            total: formatQuantity(entries.length),
          })}
        </p>
      ) : null}
    </>
  );
}

/** What is not known of an entry leaves its cell empty: it is a list of ours, which never had all of it. */
function Told({
  label,
  value,
  align,
}: {
  label: string | null;
  value: string | null;
  align?: 'end';
}) {
  return (
    <td data-label={label ?? undefined} data-align={align} data-none={value === null || undefined}>
      {value === null ? null : <CutText>{value}</CutText>}
    </td>
  );
}

interface WayProps {
  kind: OpenKind;
  id: string;
  onChoose: Props['onChoose'];
  children: ReactNode;
}

/** Not read before it is opened: each read counts against the service's limit, and as opened. */
function Way({ kind, id, onChoose, children }: WayProps) {
  return onChoose ? (
    <button type="button" className={classes.choice} onClick={() => onChoose(id)}>
      {children}
    </button>
  ) : (
    <Link {...recordLink(kind, id)} preload={false}>
      {children}
    </Link>
  );
}
