import { createColumnHelper } from '@tanstack/react-table';
import { directoryKinds, type DirectoryEntry, type DirectoryKind } from '@/api/directory/schemas';
import { m } from '@/text/generated/messages';
import type { ColumnLook, ListFeatures } from '@/ui/table/list-features';
import {
  AmountCell,
  AtCell,
  CodeCell,
  DateCell,
  EmailCell,
  IdCell,
  NameCell,
  RegisterCell,
  SourceCell,
  TaxCell,
} from './entry-cells';

const column = createColumnHelper<ListFeatures, DirectoryEntry>();

const looks = {
  name: { label: m.directory_column_called, width: null, narrow: 'lead' },
  tax: { label: m.directory_column_tax, width: { wide: 156, medium: 148 }, narrow: 'aside' },
  register: {
    label: m.directory_column_register,
    shortLabel: m.directory_column_register,
    width: { wide: 112, medium: 108 },
    mediumUnder: 'tax',
    narrow: 'detail',
  },
  email: {
    label: m.directory_column_email,
    width: { wide: 220, medium: 0 },
    mediumUnder: 'name',
    narrow: 'detail',
  },
  code: {
    label: m.directory_column_code,
    width: { wide: 300, medium: 0 },
    mediumUnder: 'name',
    narrow: 'detail',
  },
  date: { label: m.directory_column_date, width: { wide: 112, medium: 112 }, narrow: 'detail' },
  amount: {
    label: m.directory_column_amount,
    width: { wide: 120, medium: 112 },
    narrow: 'aside',
    align: 'end',
  },
  source: { label: m.directory_column_source, width: { wide: 216, medium: 160 }, narrow: 'detail' },
  at: { label: m.directory_column_at, width: { wide: 136, medium: 132 }, narrow: 'hidden' },
  identifier: { label: m.directory_column_id, width: { wide: 300, medium: 200 }, narrow: 'hidden' },
} satisfies Record<string, ColumnLook>;

const cells = {
  name: NameCell,
  tax: TaxCell,
  register: RegisterCell,
  email: EmailCell,
  code: CodeCell,
  date: DateCell,
  amount: AmountCell,
  source: SourceCell,
  at: AtCell,
  identifier: IdCell,
};

/** What a column is called; that of the names, where they are of providers, as people there say. */
function lookOf(id: keyof typeof looks, kind: DirectoryKind): ColumnLook {
  const look: ColumnLook = looks[id];
  return id === 'name' && kind === 'provider' ? { ...look, label: m.directory_column_name } : look;
}

export function columnName(id: string): string {
  return id in looks ? looks[id as keyof typeof looks].label() : id;
}

const columnsOf = (kind: DirectoryKind) =>
  column.columns(
    (Object.keys(looks) as (keyof typeof looks)[]).map((id) =>
      column.display({ id, cell: cells[id], meta: lookOf(id, kind) }),
    ),
  );

/** The columns of each kind, by the ids of `entryLists`. */
export const entryColumns = Object.fromEntries(
  directoryKinds.map((kind) => [kind, columnsOf(kind)]),
) as Record<DirectoryKind, ReturnType<typeof columnsOf>>;
