import { visibleText } from './visible-text';

/**
 * Cells of files that spreadsheet programs open. What the service stores was typed by strangers, and a program may take a text
 * for a formula and run it; so a text never looks like one, and a number is never quoted away.
 */

/** What a formula starts with, also in full width, as a small form or after spaces and characters that do not show. */
const trigger = String.raw`[\s\p{C}]*[=+\-@\u2212\ufe62\ufe63\ufe66\ufe6b\uff0b\uff0d\uff1d\uff20]`;
const formulaStart = new RegExp(String.raw`^(?:[\t\r\n\0]|${trigger})`, 'u');

/** Where the list separator is a semicolon, the program ends the cell there although it stands in quotes. */
const formulaAfterSemicolon = new RegExp(`;(?=${trigger})`, 'gu');

const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** Whether the text is a number as files write them: a dot before the decimals, no grouping, no exponent, no plus. */
export function isPlainNumber(text: string): boolean {
  return number.test(text);
}

/** The text as it may stand in a cell: visible, and with an apostrophe before what could be taken for a formula. */
export function harmlessText(text: string): string {
  const harmless = visibleText(text).replace(formulaAfterSemicolon, ";'");
  return formulaStart.test(text) || formulaStart.test(harmless) ? `'${harmless}` : harmless;
}

/** A text cell of a CSV file (RFC 4180). Always quoted, so that importers can be told to keep quoted fields as text. */
export function csvText(text: string): string {
  return `"${harmlessText(text).replaceAll('"', '""')}"`;
}

/** A number cell of a CSV file, digit by digit as given; what is no plain number is written as text. */
export function csvNumber(text: string): string {
  return isPlainNumber(text) ? text : csvText(text);
}
