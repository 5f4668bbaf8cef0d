/** What people put between the digits of a document: spaces, dots, and any of the dashes that keyboards and programs make. */
const apart = String.raw`[\s.\p{Pd}\u2212]{0,3}`;

/**
 * A DUI (8 and 1 digits), a NIT (4, 6, 3 and 1) or an e-mail address; where it is called one, in any grouping. Only the ends of
 * groups are bridged otherwise, so that dates, hours and amounts that follow one another are no document.
 */
const names = new RegExp(
  [
    String.raw`\b\d{8}${apart}\d\b(?!:)`,
    String.raw`\b\d{4}${apart}\d{6}${apart}\d{3}${apart}\d\b`,
    String.raw`\b(?:dui|nit)\b\D{0,12}\d(?:${apart}\d){8}`,
    String.raw`\S@\S+\.\S`,
  ].join('|'),
  'iu',
);

/** Whether a text of the journal would name a person by a number or an address. */
export const namesSomebody = (text: string): boolean => names.test(text);
