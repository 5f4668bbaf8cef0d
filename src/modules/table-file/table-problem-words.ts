import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import type { TableProblem } from './table-file';

/** Why a file could not be read at all, and what to do. */
export function tableProblemInWords(problem: TableProblem): string {
  if (problem.kind === 'other') return otherFiles[problem.is]();
  return tableWords[problem.kind]({
    most: 'most' in problem ? formatQuantity(problem.most) : '',
    size: 'mostBytes' in problem ? `${problem.mostBytes / 1024 / 1024} MB` : '',
    row: 'row' in problem ? formatQuantity(problem.row) : '',
  });
}

const otherFiles = {
  pdf: m.table_file_pdf,
  image: m.table_file_image,
  archive: m.table_file_archive,
  'web-page': m.table_file_web_page,
  document: m.table_file_document,
  json: m.table_file_json,
  binary: m.table_file_binary,
};

const tableWords: Record<
  Exclude<TableProblem['kind'], 'other'>,
  (of: { most: string; size: string; row: string }) => string
> = {
  empty: m.table_file_empty,
  'old-excel': m.table_file_old_excel,
  encrypted: m.table_file_encrypted,
  'open-document': m.table_file_open_document,
  damaged: m.table_file_damaged,
  swells: m.table_file_swells,
  'no-sheet': m.table_file_no_sheet,
  unreadable: m.table_file_unreadable,
  'too-slow': m.table_file_too_slow,
  'too-large': ({ size }) => m.table_file_too_large({ most: size }),
  'too-many-rows': m.table_file_too_many_rows,
  'too-many-columns': m.table_file_too_many_columns,
  unclosed: m.table_file_unclosed,
};
