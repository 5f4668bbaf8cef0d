import { addDays, isBusinessDate } from '../business-date';

/**
 * The codes that the tax authority puts on a document. What they look like the service does not say, and both ways of numbering are
 * about: each of these only says what looks odd.
 */

/** Numbers of the newer set of schemas, `M001P001` and the like, are among those of the first. */
const controlNumber = /^DTE-(\d{2})-[A-Z0-9]{8}-\d{15}$/;
/** A group of hexadecimal digits each: not every such code is a UUID by the standard. */
const generationCode = /^[A-F0-9]{8}-[A-F0-9]{4}-[A-F0-9]{4}-[A-F0-9]{4}-[A-F0-9]{12}$/;
const sealLength = 40;

export type ControlNumberDoubt = 'pattern' | 'other-document';

/** The authority's number of each document that may be recorded as bought. */
const documentNumbers: Readonly<Record<string, string>> = {
  ccf: '03',
  ticket: '01',
  fse: '14',
};

/** A control number in upper case, without the spaces of a paste. */
export const tidyControlNumber = (typed: string): string => typed.replace(/\s/g, '').toUpperCase();

/** What looks odd about a control number; null for nothing, or none. */
export function controlNumberDoubt(typed: string, document: string): ControlNumberDoubt | null {
  const text = tidyControlNumber(typed);
  if (text === '') return null;
  const [, number] = controlNumber.exec(text) ?? [];
  if (number === undefined) return 'pattern';
  const expected = documentNumbers[document];
  return expected === undefined || expected === number ? null : 'other-document';
}

/** A generation code in upper case; 32 digits without hyphens get them. */
export function tidyGenerationCode(typed: string): string {
  const text = typed.replace(/[\s{}]/g, '').toUpperCase();
  const bare = /^([A-F0-9]{8})([A-F0-9]{4})([A-F0-9]{4})([A-F0-9]{4})([A-F0-9]{12})$/.exec(text);
  return bare === null ? text : bare.slice(1).join('-');
}

export function isOddGenerationCode(typed: string): boolean {
  const text = tidyGenerationCode(typed);
  return text !== '' && !generationCode.test(text);
}

/** Whether a reception seal looks odd: all that is known of one is how long it is, and sources differ even in that. */
export function isOddSeal(typed: string): boolean {
  const text = typed.trim();
  return text !== '' && text.length !== sealLength;
}

/** When something bought on credit has to be paid; null as long as the day or the days cannot be read, or are too many. */
export function dueDate(date: string, creditDays: string, mostDays: number): string | null {
  if (!isBusinessDate(date) || !/^\d{1,4}$/.test(creditDays)) return null;
  const days = Number(creditDays);
  return days < 1 || days > mostDays ? null : addDays(date, days);
}
