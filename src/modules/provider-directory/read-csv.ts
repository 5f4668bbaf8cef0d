/** The cells of a CSV file, row by row; `row` counts the lines as a spreadsheet does. */
export type CsvReading = { rows: string[][] } | { unclosedAt: number };

/** Reads CSV as spreadsheets write it here: comma, semicolon or tab, quotes doubled within quotes, any line break. */
export function readCsv(text: string): CsvReading {
  const content = text.replace(/^\ufeff/, '');
  const delimiter = delimiterOf(content);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quotedSince: number | null = null;
  for (let at = 0; at < content.length; at += 1) {
    const character = content.charAt(at);
    if (quotedSince !== null) {
      if (character !== '"') cell += character;
      else if (content.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else quotedSince = null;
    } else if (character === '"' && cell === '') quotedSince = rows.length + 1;
    else if (character === delimiter) {
      row.push(cell);
      cell = '';
    } else if (character === '\n' || character === '\r') {
      if (character === '\r' && content.charAt(at + 1) === '\n') at += 1;
      rows.push([...row, cell]);
      row = [];
      cell = '';
    } else cell += character;
  }
  if (quotedSince !== null) return { unclosedAt: quotedSince };
  if (cell !== '' || row.length > 0) rows.push([...row, cell]);
  return { rows };
}

/** The one that the first line has most of. */
function delimiterOf(text: string): string {
  const [head = ''] = text.split(/[\r\n]/, 1);
  const count = (delimiter: string) => head.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best));
}
