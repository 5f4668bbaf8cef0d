import { counted, formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import type { ExportWords } from './export-plan';

/** The words of a file in the language in use now; the file keeps it whatever the screen does later. */
export function exportWords(): ExportWords {
  const words = {
    title: m.export_file_title(),
    branch: m.export_file_branch(),
    filter: m.export_file_filter(),
    readAt: m.export_file_read_at(),
    operator: m.export_file_operator(),
    rows: m.export_file_rows(),
    note: m.export_file_note(),
    aboutSheet: m.export_file_about(),
    yes: m.export_file_yes(),
    no: m.export_file_no(),
  };
  return {
    ...words,
    rowsOf: (rows, total) =>
      m.export_file_rows_of({ rows: formatQuantity(rows), total: formatQuantity(total) }),
    rowsFrom: keptInWords,
    changed: changedInWords,
    unreadable: unreadableInWords,
  };
}

/** How many of the rows that were read belong in the file. */
export function keptInWords(rows: number, read: number): string {
  return m.export_rows_from({
    rows: formatQuantity(rows),
    count: rows,
    read: formatQuantity(read),
  });
}

export function changedInWords(before: number, after: number): string {
  return m.export_changed({ before: formatQuantity(before), after: formatQuantity(after) });
}

export function unreadableInWords(rows: number): string {
  return m.export_unreadable(counted(rows));
}
