import type { DirectoryEntry, DirectoryKind } from '@/api/directory/schemas';
import { sourceInWords } from '@/modules/directory/entry-words';
import type { ExportColumn, ExportPlan } from '@/modules/export/export-plan';
import { exportWords } from '@/modules/export/export-words';
import { m } from '@/text/generated/messages';
import { kindWords } from './kind-words';

interface Asked {
  kind: DirectoryKind;
  rows: readonly DirectoryEntry[];
  /** Something is searched for; what stays out of the file, it may be somebody's number. */
  isNarrowed: boolean;
  operator: string;
}

/** The entries as rows of a file that the import reads again: the id, the name, and for providers their numbers. */
export function directoryExport(asked: Asked): ExportPlan<DirectoryEntry> {
  const { kind, rows, isNarrowed, operator } = asked;
  return {
    format: 'csv',
    words: exportWords(),
    rowId: ({ id }) => id,
    fetchPage: () =>
      Promise.resolve({
        rows: [...rows],
        dropped: 0,
        pagination: { page: 1, lastPage: 1, perPage: rows.length, total: rows.length },
      }),
    columns: kind === 'provider' ? [...common(), ...ofProviders(), ...told()] : all(),
    about: {
      title: kindWords[kind].title(),
      branch: m.directory_whole_business(),
      filter: isNarrowed ? m.directory_export_narrowed() : m.directory_export_whole(),
      operator,
    },
  };
}

const all = () => [...common(), ...ofDocuments(), ...told()];

function common(): ExportColumn<DirectoryEntry>[] {
  return [
    { heading: m.directory_column_id(), kind: 'code', value: ({ id }) => id },
    { heading: m.directory_column_called(), kind: 'text', value: ({ name }) => name },
  ];
}

function ofProviders(): ExportColumn<DirectoryEntry>[] {
  return [
    { heading: m.directory_column_legal(), kind: 'text', value: ({ legalName }) => legalName },
    { heading: m.directory_column_tax(), kind: 'code', value: ({ taxNumber }) => taxNumber },
    {
      heading: m.directory_column_register(),
      kind: 'code',
      value: ({ registerNumber }) => registerNumber,
    },
    { heading: m.directory_column_email(), kind: 'text', value: ({ email }) => email },
  ];
}

function ofDocuments(): ExportColumn<DirectoryEntry>[] {
  return [
    { heading: m.directory_column_code(), kind: 'code', value: ({ code }) => code },
    { heading: m.directory_column_date(), kind: 'date', value: ({ date }) => date },
    { heading: m.directory_column_amount(), kind: 'decimal', value: ({ amount }) => amount },
  ];
}

function told(): ExportColumn<DirectoryEntry>[] {
  return [
    {
      heading: m.directory_column_source(),
      kind: 'text',
      value: ({ source }) => sourceInWords(source),
    },
  ];
}
