import { strToU8, zipSync } from 'fflate';

/** Only for tests: workbooks as other programs write them. */

const head = '<?xml version="1.0" encoding="UTF-8"?>';

interface Parts {
  /** The markup between `sheetData` tags. */
  rows: string;
  shared?: readonly string[];
  /** The markup of the workbook's `sheets`. */
  sheets?: string;
  styles?: string;
  others?: Record<string, string>;
}

/** A packed workbook with one sheet. */
export function testWorkbook({
  rows,
  shared = [],
  sheets,
  styles = '',
  others = {},
}: Parts): Uint8Array {
  const texts: Record<string, string> = {
    'xl/workbook.xml': `${head}<workbook xmlns:r="r"><sheets>${
      sheets ?? '<sheet name="Hoja1" sheetId="1" r:id="rId1"/>'
    }</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${head}<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `${head}<sst>${shared.join('')}</sst>`,
    'xl/styles.xml': `${head}<styleSheet>${styles}</styleSheet>`,
    ...others,
  };
  return zipSync(
    Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, strToU8(text)])),
  );
}

/** The bytes of a text in an encoding that no encoder of the platform writes. */
export function wideBytes(text: string, order: 'le' | 'be', mark: boolean): Uint8Array {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  const marked = mark ? [0xfeff, ...units] : units;
  return Uint8Array.from(
    marked.flatMap((unit) => (order === 'le' ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])),
  );
}
