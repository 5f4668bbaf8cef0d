import { createContext, use } from 'react';
import type { DirectoryEntry } from '@/api/directory/schemas';
import { formatMoment } from '@/modules/business-day/moments';
import { entryName, isUnnamed, sourceInWords } from '@/modules/directory/entry-words';
import { formatCalendarDate, formatMoney } from '@/text/format';
import { m } from '@/text/generated/messages';
import { CutText } from '@/ui/layout/cut-text';
import { useRowAnchor } from '@/ui/table/roving-rows';
import classes from './directory.module.css';

interface CellProps {
  row: { original: DirectoryEntry };
}

/** Opens an entry, by its id, to be named or corrected. */
export const OpenEntry = createContext<(id: string) => void>(() => undefined);

/** The one stop of its row: it opens the entry, for there is no record of the service to open. */
export function NameCell({ row: { original } }: CellProps) {
  const anchor = useRowAnchor(original.id);
  const open = use(OpenEntry);
  return (
    <button type="button" className={classes.lead} {...anchor} onClick={() => open(original.id)}>
      <CutText quiet={isUnnamed(original)}>{entryName(original)}</CutText>
    </button>
  );
}

export const TaxCell = ({ row: { original } }: CellProps) => <Told value={original.taxNumber} />;

export const RegisterCell = ({ row: { original } }: CellProps) => (
  <Told value={original.registerNumber} />
);

export const EmailCell = ({ row: { original } }: CellProps) => <Told value={original.email} />;

export const CodeCell = ({ row: { original } }: CellProps) => <Told value={original.code} />;

export const IdCell = ({ row: { original } }: CellProps) => <Told value={original.id} />;

export function DateCell({ row: { original } }: CellProps) {
  return <Told value={original.date === null ? null : formatCalendarDate(original.date)} />;
}

export function AmountCell({ row: { original } }: CellProps) {
  return <Told value={original.amount === null ? null : formatMoney(original.amount)} />;
}

export function SourceCell({ row: { original } }: CellProps) {
  return <CutText>{sourceInWords(original.source)}</CutText>;
}

export function AtCell({ row: { original } }: CellProps) {
  return formatMoment(Date.parse(original.at));
}

function Told({ value }: { value: string | null }) {
  return value === null ? (
    <span className={classes.none}>
      <CutText quiet>{m.common_not_told()}</CutText>
    </span>
  ) : (
    <span className={classes.number}>
      <CutText>{value}</CutText>
    </span>
  );
}
