/** What titles of tests begin with, taken together: each of these ids has to stand in one (`tests/guards/test-titles.test.ts`). */

const numbered = (letter: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${letter}${String(at + 1).padStart(2, '0')}`);

/** What may go wrong around a write and around a payment: each meets one. */
export const faults = numbered('F', 25).flatMap((fault) => [`${fault} W`, `${fault} P`]);

/** What comes into fields: I01 is the first. */
const classes = [
  'Nothing that shows: nothing, spaces of any width, characters that have none',
  'As much as there may be, and one more',
  'Spaces before, after and within',
  'Emoji of several code points, flags',
  'The same letter composed and in parts',
  'Scripts from right to left, and marks that turn the reading direction',
  'NUL and other control characters, line breaks in one line',
  'Markup, templates, addresses that run',
  'What a spreadsheet takes for a formula',
  'Below zero, and zero with a minus',
  'Digits as programs and other scripts write them',
  'Comma, point and groups of digits',
  'More decimals than there may be, and halves to round',
  'Far too much: digits no number carries, texts without end',
  'What a paste brings along: currency, quotes, breaks',
  'Days that do not exist, written otherwise, too far away, in the wrong order; what is today in the evening',
  'Times that do not exist, spans without length or past midnight',
  'Identifiers of every version, in either case, as pasted, of others',
  'Words of the service nobody knows, and its two spellings of one',
  'The same thing twice',
  'Names that every object of the language has',
];

/**
 * The classes of input that mean nothing to a kind of field: text has no signs, decimals, days or times; a word of a catalog is
 * chosen and not typed; fields of rows are of a kind of their own; what holds one value holds nothing twice.
 */
const meaningless: Record<string, string> = {
  line: 'I10 I12 I13 I16 I17 I18 I19 I20',
  lines: 'I10 I12 I13 I16 I17 I18 I19 I20',
  code: 'I10 I12 I13 I16 I17 I18 I19 I20',
  email: 'I10 I11 I12 I13 I16 I17 I18 I19 I20',
  phone: 'I02 I05 I10 I12 I13 I14 I16 I17 I18 I19 I20',
  identifier: 'I05 I10 I12 I13 I16 I17 I19 I20',
  number: 'I05 I16 I17 I18 I19 I20',
  date: 'I05 I12 I13 I17 I18 I19 I20',
  choice: 'I02 I03 I04 I05 I06 I07 I08 I09 I10 I11 I12 I13 I14 I15 I16 I17 I18 I20',
  picker: 'I02 I12 I13 I16 I17 I20',
  rows: 'I03 I04 I05 I06 I07 I08 I09 I10 I11 I12 I13 I14 I15 I16 I17 I18 I19 I21',
  search: 'I12 I13 I17 I19 I20',
  address: 'I05 I17',
  cell: 'I17',
  body: '',
};
export const inputs = Object.entries(meaningless).flatMap(([kind, without]) =>
  numbered('I', classes.length)
    .filter((name) => !without.includes(name))
    .map((name) => `${name} ${kind}`),
);

/** How many sentences each section of the service's description has that a client can see: `D2.1` is the first of the second. */
const sentences = {
  'What the service does': 6,
  'Accounting entry type': 6,
  Product: 10,
  'Purchase (expense)': 8,
  Provider: 3,
  'Inventory batch': 2,
  Employee: 1,
  'Labor rule set': 3,
  'Work schedule': 2,
  'Schedule assignment': 1,
  Sale: 1,
  'Receivables summary': 1,
  'Catalog item': 2,
  'Payment application to purchases': 6,
  'States and transitions': 4,
  Endpoints: 10,
  Authentication: 5,
  Errors: 9,
  Limits: 6,
  Versioning: 2,
};
export const described = Object.values(sentences).flatMap((count, section) =>
  Array.from({ length: count }, (_, at) => `D${section + 1}.${at + 1}`),
);

/** Lines of the acceptance list: what each operation, rule, limit and oddity of the service demands of the screens. */
export const accepted = Array.from({ length: 313 }, (_, at) => `M${at + 1}`);

/** What is odd about the service and is said where somebody meets it. */
export const oddities = (
  'M8 M44 M63 M67 M76 M79 M85 M86 M88 M89 M90 M94 M97 M104 M106 M109 M110 M113 M114 M115 M117 M118 M119 M121 M122 M123 M124 ' +
  'M125 M126 M127 M128 M130 M131 M132 M176 M177 M179 M180 M181 M187 M191 M192 M194 M200'
).split(' ');

/** Limits of what no form names: of addresses, files and the gateway's own bodies. */
export const limits = Object.entries({
  attempt: 'reason note context',
  'attempt-headers': 'id',
  'attempt-search': 'q amount from to person branch',
  'batch-search': 'days page perPage status product',
  'bulk-job': 'rows',
  'bulk-search': 'least most page',
  directory: 'entries name legalName taxNumber registerNumber email id',
  draft: 'title branchName body form tab base revision',
  edit: 'fields',
  entry: 'name legalName taxNumber registerNumber email',
  'import-check': 'rows cells',
  journal: 'q query',
  name: 'id name',
  'paste-branch': 'id name',
  product: 'paidPrice',
  'product-search': 'q low tax category sort page perPage',
  settle: 'note verdict',
  'sign-in': 'operator',
  'table-file': 'bytes rows columns unpackedBytes',
  'view-name': 'name',
  writes: 'body',
}).flatMap(([owner, fields]) => fields.split(' ').map((field) => `limit ${owner} ${field}`));

/** What a page is in the middle of while somebody signs in in another window: a table with four columns each. */
export const windows = 'form review sending bulk-job draft settle resend list export payment'
  .split(' ')
  .flatMap((deed) =>
    ['person', 'integration', 'business', 'again'].map((who) => `windows ${deed} ${who}`),
  );
