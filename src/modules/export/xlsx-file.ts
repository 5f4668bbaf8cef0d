import { Zip, ZipDeflate } from 'fflate';
import { cellOf } from './cells';
import type { AboutLine, ExportFile, ExportPlan } from './export-plan';
import { columnName, headingMarkup, rowMarkup } from './xlsx-markup';
import { packageParts, sheetPaths, worksheetEnd, worksheetStart } from './xlsx-package';

const frozenHeading =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
const columnWidth = 18;

/**
 * A workbook of two sheets: the rows under a fixed heading with its filter, and what the file says of itself. It is packed page by
 * page on this thread: the ready-made writers start a worker from a blob, which the content security policy refuses.
 */
export function xlsxFile<Row>({
  columns,
  words,
  about: { title },
}: Pick<ExportPlan<Row>, 'columns' | 'words' | 'about'>): ExportFile<Row> {
  const { open, end } = zipFile();
  for (const [path, text] of Object.entries(packageParts([title, words.aboutSheet]))) {
    open(path)(text, true);
  }
  const writeRows = open(sheetPaths[0]);
  let lines = 1;
  writeRows(
    `${worksheetStart}${frozenHeading}${widths(columns.length)}<sheetData>` +
      headingMarkup(
        lines,
        columns.map(({ heading }) => heading),
      ),
  );
  return {
    add(rows) {
      let markup = '';
      for (const row of rows) {
        lines += 1;
        markup += rowMarkup(
          lines,
          columns.map((column) => cellOf(row, column, words)),
        );
      }
      writeRows(markup);
    },
    finish(about) {
      const table = `A1:${columnName(columns.length - 1)}${lines}`;
      writeRows(`</sheetData><autoFilter ref="${table}"/>${worksheetEnd}`, true);
      open(sheetPaths[1])(aboutSheet(about), true);
      return new Blob(end(), {
        type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      });
    },
  };
}

function aboutSheet(about: readonly AboutLine[]): string {
  const rows = about.map(({ label, value }, index) =>
    rowMarkup(index + 1, [
      { kind: 'text', text: label },
      { kind: 'text', text: value },
    ]),
  );
  return `${worksheetStart}${widths(2)}<sheetData>${rows.join('')}</sheetData>${worksheetEnd}`;
}

function widths(columns: number): string {
  return `<cols><col min="1" max="${columns}" width="${columnWidth}" customWidth="1"/></cols>`;
}

/** A growing zip: one part is written at a time, and `end` gives the packed bytes. */
function zipFile() {
  const bytes: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    bytes.push(new Uint8Array(chunk));
  });
  const encoder = new TextEncoder();
  const open = (path: string) => {
    const part = new ZipDeflate(path);
    zip.add(part);
    return (text: string, last = false) => part.push(encoder.encode(text), last);
  };
  const end = () => {
    zip.end();
    return bytes;
  };
  return { open, end };
}
