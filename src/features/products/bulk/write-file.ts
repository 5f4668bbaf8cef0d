import { gatewayNow } from '@/api/core/gateway-clock';
import { momentDate } from '@/modules/business-day/moments';
import { csvFile } from '@/modules/export/csv-file';
import type { ExportColumn, ExportFormat } from '@/modules/export/export-plan';
import { exportWords } from '@/modules/export/export-words';
import type { WrittenFile } from '@/modules/export/save-file';
import { xlsxFile } from '@/modules/export/xlsx-file';
import { m } from '@/text/generated/messages';
import { fileFields } from './file-columns';
import { headingWords, type FileLine } from './template-file';

/** A file of these lines, in the language in use. @param name what it is called, without its ending */
export function writeFile(
  lines: readonly FileLine[],
  name: string,
  format: ExportFormat,
): WrittenFile {
  const words = exportWords();
  const columns = fileFields.map((field): ExportColumn<FileLine> => ({
    heading: headingWords[field](),
    kind: field === 'price' || field === 'minimum' ? 'decimal' : 'code',
    value: (line) => line[field],
  }));
  if (lines.some(({ reason }) => reason !== undefined)) {
    columns.push({
      heading: m.bulk_column_reason(),
      kind: 'text',
      value: ({ reason = null }) => reason,
    });
  }
  const about = { title: m.bulk_title(), branch: '', filter: '', operator: '' };
  const file =
    format === 'csv'
      ? csvFile<FileLine>(columns, words)
      : xlsxFile<FileLine>({ columns, words, about });
  file.add(lines);
  return {
    blob: file.finish([]),
    fileName: `${name}-${momentDate(gatewayNow().getTime())}.${format}`,
  };
}
