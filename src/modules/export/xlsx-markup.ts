import { daysBetween } from '@/domain/business-date';
import { visibleText } from '@/domain/visible-text';
import type { Cell } from './cells';

/** Positions in `cellXfs` of the workbook's styles. */
export const cellStyles = {
  plain: 0,
  heading: 1,
  text: 2,
  integer: 3,
  decimal: 4,
  date: 5,
} as const;

/** Spreadsheet programs compute with binary floats: a number with more digits than they hold stays exact only as text. */
const significantDigits = 15;
/** Excel refuses a file with a longer cell. */
const textLimit = 32_767;
/** The day numbers of spreadsheets agree with the calendar from here on; before, they count a day that never was. */
const firstDate = '1900-03-01';
const dayZero = '1899-12-30';

/** A row of cells; `index` counts from 1. */
export function rowMarkup(index: number, cells: readonly Cell[]): string {
  const written = cells.map((cell, column) => cellMarkup(`${columnName(column)}${index}`, cell));
  return `<row r="${index}">${written.join('')}</row>`;
}

export function headingMarkup(index: number, headings: readonly string[]): string {
  const written = headings.map((heading, column) =>
    textMarkup(`${columnName(column)}${index}`, heading, cellStyles.heading),
  );
  return `<row r="${index}">${written.join('')}</row>`;
}

/** The letters of a column counted from 0. */
export function columnName(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last;
}

/** Text between tags. What reads like the format's own way of writing a character (`_x000D_`) is kept literal. */
export function xmlText(text: string): string {
  return visibleText(text)
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function cellMarkup(place: string, cell: Cell): string {
  switch (cell.kind) {
    case 'empty':
      return '';
    case 'text':
      return textMarkup(place, cell.text);
    case 'integer':
    case 'decimal':
      return isHeldExactly(cell.text)
        ? `<c r="${place}" s="${cellStyles[cell.kind]}"><v>${cell.text}</v></c>`
        : textMarkup(place, cell.text);
    case 'date':
      return cell.date >= firstDate
        ? `<c r="${place}" s="${cellStyles.date}"><v>${daysBetween(dayZero, cell.date)}</v></c>`
        : textMarkup(place, cell.date);
  }
}

/** A string is never read as a formula, and the text style keeps it one when somebody edits the cell. */
function textMarkup(place: string, text: string, style: number = cellStyles.text): string {
  const cut = text.length > textLimit ? `${beginningOf(text)}…` : text;
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(cut)}</t></is></c>`;
}

/** No character is cut in two: half of one would show as a mark that nobody wrote. */
function beginningOf(text: string): string {
  return text.slice(0, textLimit - 1).replace(/\p{Cs}$/u, '');
}

function isHeldExactly(number: string): boolean {
  return number.replace(/^-?[0.]*/, '').replace('.', '').length <= significantDigits;
}
