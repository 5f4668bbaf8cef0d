import { strToU8, zipSync } from 'fflate';

const head = '<?xml version="1.0" encoding="UTF-8"?>';

/** A workbook of two sheets; `rows` is the markup of the first one's rows, `after` what follows them. */
export function workbook(rows: string, after = ''): Buffer {
  const parts = {
    'xl/workbook.xml': `${head}<workbook xmlns:r="r"><sheets><sheet name="Precios" sheetId="1" r:id="rId1"/><sheet name="Notas" sheetId="2" r:id="rId2"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="worksheets/sheet2.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${head}<worksheet><sheetData>${rows}</sheetData>${after}</worksheet>`,
    'xl/worksheets/sheet2.xml': `${head}<worksheet><sheetData/></worksheet>`,
  };
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)]))),
  );
}

/** A small workbook that grows to 70 MB once it is unpacked. */
export function bombWorkbook(): Buffer {
  return workbook(' '.repeat(70 * 1024 * 1024));
}
