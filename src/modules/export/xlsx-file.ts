import { Zip, ZipDeflate } from 'fflate';
import { cellOf, type Cell } from './cells';
import type { AboutLine, ExportFile, ExportPlan } from './export-plan';
import { columnName, headingMarkup, rowMarkup, xmlText } from './xlsx-markup';
import { widthMarkup, widthOfCell, widthOfHeading } from './xlsx-widths';

const frozenHeading =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';

/** Widths stand before the rows, which are packed as they come: they are measured by as many, most files' all. */
const measuredRows = 1_000;

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
  const headings = columns.map(({ heading }) => heading);
  const widths = headings.map((heading) => widthOfHeading(heading));
  let lines = 1;
  let markup = headingMarkup(lines, headings);
  let isBegun = false;
  const begin = () => {
    if (isBegun) return;
    isBegun = true;
    markup = `${worksheetStart}${frozenHeading}${widthMarkup(widths)}<sheetData>${markup}`;
  };
  return {
    add(rows) {
      for (const row of rows) {
        lines += 1;
        const cells = columns.map((column) => cellOf(row, column, words));
        markup += rowMarkup(lines, cells);
        if (isBegun) continue;
        cells.forEach((cell, at) => (widths[at] = Math.max(widths[at] ?? 0, widthOfCell(cell))));
        if (lines > measuredRows) begin();
      }
      if (!isBegun) return;
      writeRows(markup);
      markup = '';
    },
    finish(about) {
      begin();
      writeRows(markup);
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
  const lines = about.map(({ label, value }) =>
    [label, value].map((text): Cell => ({ kind: 'text', text })),
  );
  const widths = [0, 1].map((at) =>
    Math.max(0, ...lines.map((cells) => widthOfCell(cells[at] ?? { kind: 'empty' }))),
  );
  const rows = lines.map((cells, index) => rowMarkup(index + 1, cells));
  return `${worksheetStart}${widthMarkup(widths)}<sheetData>${rows.join('')}</sheetData>${worksheetEnd}`;
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

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const sheetPaths = ['xl/worksheets/sheet1.xml', 'xl/worksheets/sheet2.xml'] as const;
const worksheetStart = `${declaration}<worksheet xmlns="${main}">`;
const worksheetEnd = '</worksheet>';

/** The parts of a workbook around its two sheets (ECMA-376, parts 1 and 2). */
function packageParts(sheetNames: readonly [string, string]): Record<string, string> {
  return {
    '[Content_Types].xml': `${declaration}<Types xmlns="${packages}/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/>
<Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/>
<Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/>
${sheetPaths.map((path) => `<Override PartName="/${path}" ContentType="${types}.worksheet+xml"/>`).join('\n')}
</Types>`,
    '_rels/.rels': `${declaration}<Relationships xmlns="${packages}/relationships">
<Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/>
</Relationships>`,
    'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>
${sheetNames.map((name, at) => `<sheet name="${sheetName(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('\n')}
</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${declaration}<Relationships xmlns="${packages}/relationships">
<Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/>
<Relationship Id="rId2" Type="${relations}/worksheet" Target="worksheets/sheet2.xml"/>
<Relationship Id="rId3" Type="${relations}/styles" Target="styles.xml"/>
</Relationships>`,
    'xl/styles.xml': styles,
  };
}

/** Sheet names hold at most 31 characters and none of these. */
function sheetName(name: string): string {
  return xmlText(
    name
      .replace(/[[\]:*?/\\']/g, ' ')
      .trim()
      .slice(0, 31) || '-',
  );
}

/** In the order of `cellStyles`. Format 49 is text, 3 is a whole number with grouping. */
const styles = `${declaration}<styleSheet xmlns="${main}">
<numFmts count="2"><numFmt numFmtId="164" formatCode="#,##0.00########"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="6">
<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>
<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>
<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
<xf numFmtId="3" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
<xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
</cellXfs>
</styleSheet>`;
