import type { DirectoryEntry } from '@/api/directory/schemas';
import { formatMoment } from '@/modules/business-day/moments';
import { entryName, sourceInWords } from '@/modules/directory/entry-words';
import { m } from '@/text/generated/messages';
import { useLocale } from '@/text/use-locale';
import { CutText } from '@/ui/layout/cut-text';
import { useRowAnchor } from '@/ui/table/roving-rows';
import classes from './providers.module.css';

interface CellProps {
  row: { original: DirectoryEntry };
}

/** The one stop of its row: there is no record of the service to open. */
export function NameCell({ row: { original } }: CellProps) {
  useLocale();
  const anchor = useRowAnchor(original.id);
  return (
    <span className={classes.lead} {...anchor}>
      <CutText quiet={original.name === null && original.legalName === null}>
        {entryName(original)}
      </CutText>
    </span>
  );
}

export const TaxCell = ({ row: { original } }: CellProps) => <Told value={original.taxNumber} />;

export const RegisterCell = ({ row: { original } }: CellProps) => (
  <Told value={original.registerNumber} />
);

export const EmailCell = ({ row: { original } }: CellProps) => <Told value={original.email} />;

export const IdCell = ({ row: { original } }: CellProps) => <Told value={original.id} />;

export function SourceCell({ row: { original } }: CellProps) {
  useLocale();
  return <CutText>{sourceInWords(original.source)}</CutText>;
}

export function AtCell({ row: { original } }: CellProps) {
  useLocale();
  return formatMoment(Date.parse(original.at));
}

function Told({ value }: { value: string | null }) {
  useLocale();
  return value === null ? (
    <CutText quiet>{m.common_not_told()}</CutText>
  ) : (
    <span className={classes.number}>
      <CutText>{value}</CutText>
    </span>
  );
}
