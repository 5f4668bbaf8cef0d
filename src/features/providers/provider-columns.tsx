import { createColumnHelper } from '@tanstack/react-table';
import type { DirectoryEntry } from '@/api/directory/schemas';
import { m } from '@/text/generated/messages';
import type { ColumnLook, ListFeatures } from '@/ui/table/list-features';
import {
  AtCell,
  EmailCell,
  IdCell,
  NameCell,
  RegisterCell,
  SourceCell,
  TaxCell,
} from './provider-cells';

const column = createColumnHelper<ListFeatures, DirectoryEntry>();

const looks = {
  name: { label: m.directory_column_name, width: null, narrow: 'lead' },
  tax: { label: m.directory_column_tax, width: { wide: 156, medium: 148 }, narrow: 'aside' },
  register: {
    label: m.directory_column_register,
    width: { wide: 100, medium: 92 },
    narrow: 'detail',
  },
  email: {
    label: m.directory_column_email,
    width: { wide: 220, medium: 0 },
    mediumUnder: 'name',
    narrow: 'detail',
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
  source: SourceCell,
  at: AtCell,
  identifier: IdCell,
};

export function columnName(id: string): string {
  return id in looks ? looks[id as keyof typeof looks].label() : id;
}

/** The columns of the directory, by the ids of `providerList`. */
export const providerColumns = column.columns(
  (Object.keys(looks) as (keyof typeof looks)[]).map((id) =>
    column.display({ id, cell: cells[id], meta: looks[id] }),
  ),
);
