import { decimalText } from '@/domain/decimal-text';
import { attributeOf, scanXml } from './scan-xml';
import { TableRefused, type TableCell, type TableLimits, type TableRow } from './table-file';

interface SheetParts {
  /** Texts that cells point to. */
  shared: readonly string[];
  /** Which styles show a number as a date. */
  dates: ReadonlySet<number>;
  limits: Pick<TableLimits, 'rows' | 'columns'>;
}

/** A cell while its tag is open. */
interface OpenCell {
  column: number;
  type: string;
  style: number;
  value: string;
  hasFormula: boolean;
}

/** The rows of a sheet that have something in them. Throws `TableRefused`. */
export function readSheet(sheet: string, { shared, dates, limits }: SheetParts): TableRow[] {
  const rows: TableRow[] = [];
  let row = 0;
  let column = -1;
  let cells: (TableCell | null)[] = [];
  let cell: OpenCell | null = null;
  let reads = false;
  let isPhonetic = false;

  const keep = ({ column, ...open }: OpenCell) => {
    const read = cellOf(open, shared, dates);
    if (read === null) return;
    if (column >= limits.columns) {
      throw new TableRefused({ kind: 'too-many-columns', most: limits.columns });
    }
    while (cells.length < column) cells.push(null);
    cells[column] = read;
  };

  scanXml(sheet, {
    open(tag, attributes) {
      if (tag === 'row') {
        row = wholeNumber(attributeOf(attributes, 'r')) ?? row + 1;
        column = -1;
        cells = [];
      } else if (tag === 'c') {
        column = columnOf(attributeOf(attributes, 'r')) ?? column + 1;
        cell = {
          column,
          type: attributeOf(attributes, 't') ?? 'n',
          style: wholeNumber(attributeOf(attributes, 's')) ?? 0,
          value: '',
          hasFormula: false,
        };
      } else if (tag === 'f' && cell !== null) cell.hasFormula = true;
      else if (tag === 'rPh') isPhonetic = true;
      else if (tag === 'v' || tag === 't') reads = !isPhonetic;
    },
    close(tag) {
      if (tag === 'v' || tag === 't') reads = false;
      else if (tag === 'rPh') isPhonetic = false;
      else if (tag === 'c' && cell !== null) {
        keep(cell);
        cell = null;
      } else if (tag === 'row' && cells.some((one) => one !== null)) {
        if (rows.length >= limits.rows) {
          throw new TableRefused({ kind: 'too-many-rows', most: limits.rows });
        }
        rows.push({ row, cells });
      }
    },
    text(text) {
      if (reads && cell !== null) cell.value += text;
    },
  });
  return rows;
}

/** The texts that cells share, by their number. */
export function readSharedStrings(part: string): string[] {
  const texts: string[] = [];
  let text = '';
  let reads = false;
  let isPhonetic = false;
  scanXml(part, {
    open(tag) {
      if (tag === 'si') text = '';
      else if (tag === 'rPh') isPhonetic = true;
      else if (tag === 't') reads = !isPhonetic;
    },
    close(tag) {
      if (tag === 'si') texts.push(literal(text));
      else if (tag === 'rPh') isPhonetic = false;
      else if (tag === 't') reads = false;
    },
    text(more) {
      if (reads) text += more;
    },
  });
  return texts;
}

/** Numbers of formats that every program knows for dates and times. */
const isKnownDateFormat = (id: number) =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58);

/** Which of a workbook's cell styles show a number as a date or a time. */
export function readDateStyles(part: string): Set<number> {
  const own = new Map<number, string>();
  const dates = new Set<number>();
  let styles = 0;
  let within = false;
  scanXml(part, {
    open(tag, attributes) {
      if (tag === 'numFmt') {
        own.set(
          wholeNumber(attributeOf(attributes, 'numFmtId')) ?? -1,
          attributeOf(attributes, 'formatCode') ?? '',
        );
      } else if (tag === 'cellXfs') within = true;
      else if (tag === 'xf' && within) {
        const id = wholeNumber(attributeOf(attributes, 'numFmtId')) ?? 0;
        if (isKnownDateFormat(id) || showsDate(own.get(id) ?? '')) dates.add(styles);
        styles += 1;
      }
    },
    close(tag) {
      if (tag === 'cellXfs') within = false;
    },
    text: () => undefined,
  });
  return dates;
}

/** Whether a format has letters of a date outside its quoted, escaped and bracketed parts. */
function showsDate(format: string): boolean {
  return /[dmyhs]/i.test(format.replace(/"[^"]*"|\\.|_.|\[[^\]]*\]|general/gi, ''));
}

function cellOf(
  { type, style, value, hasFormula }: Omit<OpenCell, 'column'>,
  shared: readonly string[],
  dates: ReadonlySet<number>,
): TableCell | null {
  if (hasFormula) return { kind: 'formula', text: '' };
  switch (type) {
    case 's':
      return textCell(shared[wholeNumber(value) ?? -1] ?? '');
    case 'inlineStr':
    case 'str':
      return textCell(literal(value));
    case 'b':
      return value === '' ? null : { kind: 'boolean', text: value };
    case 'e':
      return { kind: 'error', text: value };
    case 'd':
      return { kind: 'date', text: value };
    default:
      if (value.trim() === '') return null;
      return dates.has(style) ? { kind: 'date', text: value } : numberCell(value);
  }
}

function textCell(text: string): TableCell | null {
  return text === '' ? null : { kind: 'text', text };
}

/** Programs write a number with all digits of its binary form: `1.1` is `1.1000000000000001`. Fifteen are what people saw. */
function numberCell(value: string): TableCell {
  const number = Number(value);
  if (!Number.isFinite(number)) return { kind: 'error', text: value };
  return { kind: 'number', text: decimalText(Number(number.toPrecision(15))) };
}

/** Text with the format's own way of writing a character (`_x000D_`) undone. */
function literal(text: string): string {
  return text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text.trim()) ? Number(text) : null;
}

/** The column of a place such as `AB12`, counted from 0. */
function columnOf(place: string | null): number | null {
  const letters = /^[A-Z]{1,3}/.exec(place ?? '')?.[0];
  if (letters === undefined) return null;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
