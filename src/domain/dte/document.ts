/**
 * An electronic tax document (DTE) as it reached the one who bought, whichever schema and wrapper it came in. Everything is text: codes
 * as they stand in the file, amounts as exact decimals.
 */

/** Those that may be recorded as bought: a consumer's invoice, a tax credit document, an excluded-subject invoice. */
export type DteType = '01' | '03' | '14';
export const dteTypes: readonly DteType[] = ['01', '03', '14'];

/** The authority allows no more; a file that has more is no document. */
export const mostLines = 2000;

/** Texts as they stand in the file, tidied (control characters, blank ends off); `''` where the file has none. */
export interface DteParty {
  name: string;
  tradeName: string;
  taxNumber: string;
  registerNumber: string;
  email: string;
  phone: string;
  address: string;
  /** CAT-012 code. */
  department: string;
  /** CAT-013 code within the department. */
  municipality: string;
}

/** Decimal texts; `0` where none. */
export interface DteLine {
  code: string;
  name: string;
  isService: boolean;
  quantity: string;
  /** As printed, with VAT inside in type 01. */
  price: string;
  discount: string;
  taxed: string;
  exempt: string;
  /** In type 14 the whole amount: no VAT is of it. */
  notSubject: string;
  /** Charged or credited outside every tax; may be negative. */
  nonTaxed: string;
}

/** Decimal texts; `0` where none. */
export interface DteTotals {
  taxed: string;
  exempt: string;
  notSubject: string;
  /** Of the document as a whole, not of its lines. */
  discounts: { taxed: string; exempt: string; notSubject: string };
  /** Lines less discounts, before any tax that is not inside the prices. */
  net: string;
  /** `0` in 01, whose prices hold it, and in 14, which has none. */
  vat: string;
  perception: string;
  vatWithholding: string;
  incomeWithholding: string;
  fovial: string;
  cotrans: string;
  otherTaxes: string;
  nonTaxed: string;
  /** In the buyer's favour, from before: it is taken off. `0` or below. */
  balance: string;
  toPay: string;
}

export interface DteDocument {
  type: DteType;
  version: string;
  isTest: boolean;
  controlNumber: string;
  generationCode: string;
  /** The reception seal. */
  stamp: string;
  /** `YYYY-MM-DD`; `''` where it is no date. */
  date: string;
  /** Who is paid. */
  supplier: DteParty;
  /** Who bought, which in type 14 is the issuer; null where the file names nobody. */
  receiver: DteParty | null;
  isCredit: boolean;
  /** Whole number text; `''` in cash or where none is told. */
  creditDays: string;
  observation: string;
  lines: DteLine[];
  totals: DteTotals;
  warnings: DteWarning[];
}

/**
 * What somebody should know before they record a document. `line-differs`: quantity times price less discount is not the line's amount,
 * by more than a cent. `totals-differ`: lines and summary disagree by more than a cent a line and one, or the summary with itself.
 * `no-term`: on credit, and nothing says until when; `other-terms`: neither cash nor credit. `contingency`: it was issued while the authority could not be reached.
 */
export type DteWarning =
  | 'test-environment'
  | 'no-seal'
  | 'no-receiver'
  | 'global-discount'
  | 'line-differs'
  | 'totals-differ'
  | 'signed-content-differs'
  | 'other-currency'
  | 'no-date'
  | 'no-term'
  | 'other-terms'
  | 'contingency';

export type DteProblem =
  | { kind: 'empty' }
  /** `line` counts from 1; null where it cannot be told. */
  | { kind: 'not-json'; line: number | null }
  /** It is a program's own kind of file, such as a PDF, and was never JSON. */
  | { kind: 'other-file' }
  | { kind: 'not-document' }
  /** It holds more than one document. */
  | { kind: 'several'; count: number }
  /** The authority's answer that it was received, without the document. */
  | { kind: 'only-answer' }
  /** Notes, withholding receipts, exports: their code in CAT-002. */
  | { kind: 'other-type'; type: string }
  /** `path` of the first part that cannot be read, such as `cuerpoDocumento.3.cantidad`. */
  | { kind: 'incomplete'; path: string }
  | { kind: 'too-many-lines'; most: number };

export type DteReading = { document: DteDocument } | { problem: DteProblem };
