import type { ImportFault, ImportProblem } from './import-check';
import { formatQuantity } from '@/text/format';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';

/** A problem of a file and where it stands. */
export function problemInWords({ row, column, fault }: ImportProblem): string {
  const where = { row: formatQuantity(row), problem: faultInWords(fault) };
  return column === null
    ? m.directory_import_problem_file(where)
    : m.directory_import_problem({ ...where, column: isolate(column) });
}

function faultInWords(fault: ImportFault): string {
  switch (fault.kind) {
    case 'empty':
      return m.directory_import_empty();
    case 'unclosed':
      return m.directory_import_unclosed();
    case 'not-id':
      return m.directory_import_not_id();
    case 'missing':
      return m.directory_import_missing();
    case 'too-long':
      return m.directory_import_too_long();
    case 'controls':
      return m.directory_import_controls();
    case 'no-column':
      return m.directory_import_no_column({ column: fault.name });
    case 'too-many':
      return m.directory_import_too_many({ most: formatQuantity(fault.most) });
    case 'twice':
      return m.directory_import_twice({ row: formatQuantity(fault.row) });
  }
}
