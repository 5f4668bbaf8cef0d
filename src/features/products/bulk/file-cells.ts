import type { CatalogItem } from '@/api/catalogs/schemas';
import type { Product } from '@/api/products/schemas';
import type { TaxChange } from '@/api/products/write-schemas';
import { recognisedVat } from '@/api/taxes/recognised-vat';
import type { Tax } from '@/api/taxes/schemas';
import { isSameAmount } from '@/domain/bulk-price';
import { cleanIdentifier, isIdentifier } from '@/domain/identifier';
import { isPlainNumber } from '@/domain/spreadsheet-cell';
import { plainText } from '@/domain/search-text';
import { type DecimalProblem, type DecimalRule, readDecimal } from '@/domain/typed-decimal';
import { cleanLine } from '@/domain/typed-text';
import type { TableCell } from '@/modules/table-file/table-file';
import { productRow, type ProductReferences, type Lookup } from '../product-row';
import { taxesInWords } from '../product-words';
import { saysNoTaxes } from './file-columns';

/** What a comma in a file's numbers is. Nothing in the file may tell; then a person does. */
export type CommaMeaning = 'groups' | 'decimals';

type FileNumber =
  | { value: string }
  | { fault: DecimalProblem | 'formula' | 'date' | 'error' | 'not-a-number' }
  /** It is one number with a comma that groups and another with one before decimals. */
  | { ambiguous: true };

/** One comma before three digits: `1,234`. */
const groupedByComma = /^[^\d.,]*[1-9]\d{0,2},\d{3}[^\d.,]*$/;
/** One point before three digits: `1.234`; doubtful only where commas stand before decimals. */
const groupedByPoint = /^[^\d.,]*[1-9]\d{0,2}\.\d{3}[^\d.,]*$/;
/** A comma that can only stand before decimals: `12,50`, `1.234,56`. */
const commaBeforeDecimals = /^[^\d.,]*(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+),(?:\d{1,2}|\d{4,})[^\d.,]*$/;

export function showsDecimalComma(text: string): boolean {
  return commaBeforeDecimals.test(text);
}

/** Whether a text can be read in two ways. @param byPoint other numbers of the file have a comma before their decimals */
export function isAmbiguous(text: string, byPoint: boolean): boolean {
  return groupedByComma.test(text) || (byPoint && groupedByPoint.test(text));
}

/**
 * Reads a cell as a number. A formula is refused whatever it last came to, and so is what a program made a date of; what can be
 * read in two ways waits for `comma`.
 */
export function readFileNumber(
  cell: TableCell,
  rule: DecimalRule,
  { comma, byPoint }: { comma: CommaMeaning | null; byPoint: boolean },
): FileNumber {
  if (cell.kind === 'boolean') return { fault: 'not-a-number' };
  if (cell.kind === 'formula' || cell.kind === 'date' || cell.kind === 'error') {
    return { fault: cell.kind };
  }
  const text = cell.text.trim();
  if (text.startsWith('=')) return { fault: 'formula' };
  const isDoubtful = cell.kind === 'text' && isAmbiguous(text, byPoint);
  if (isDoubtful && comma === null) return { ambiguous: true };
  const settled = isDoubtful && comma === 'decimals' ? withDecimalComma(text) : text;
  const reading = readDecimal(settled, rule);
  return 'value' in reading ? reading : { fault: reading.problem };
}

/** Whether a cell says what was written into it, as it is or as programs write the same number. */
export function isAsWritten({ kind, text }: TableCell, written: string, byPoint: boolean): boolean {
  if (kind !== 'text' && kind !== 'number') return false;
  const told = cleanLine(text).text;
  if (told === cleanLine(written).text) return true;
  // `2.000` may be two thousand.
  if (kind === 'text' && isAmbiguous(told, byPoint)) return false;
  return isPlainNumber(told) && isPlainNumber(written) && isSameAmount(told, written);
}

/** The same number as a writer with a decimal comma means it, written with a point. */
function withDecimalComma(text: string): string {
  return text.replaceAll('.', '').replace(',', '.');
}

type Choice<Fault> = { id: string } | { fault: Fault };

/**
 * A category by its name or its id; one that is retired is still found, and warned about later. What the product's own one is called
 * leaves it, though others have that name: so it stands in our own exports.
 */
export function readCategory(
  text: string,
  own: string | null,
  categories: Lookup<CatalogItem>,
): Choice<'unknown-category' | 'category-shared' | 'categories-unread'> {
  const id = cleanIdentifier(text).toLowerCase();
  if (categories.status !== 'ready') {
    return isIdentifier(id) ? { id } : { fault: 'categories-unread' };
  }
  const items = [...categories.byId.values()];
  const plain = plainText(text).trim();
  const named = items.filter(({ name }) => plainText(name).trim() === plain);
  const ownId = own?.toLowerCase();
  if (own !== null && named.some((one) => one.id.toLowerCase() === ownId)) return { id: own };
  const offered = named.filter(({ retired }) => !retired);
  const [item, ...others] = offered.length > 0 ? offered : named;
  if (others.length > 0) return { fault: 'category-shared' };
  const byId = items.find((one) => one.id.toLowerCase() === id);
  const found = item ?? byId;
  return found === undefined ? { fault: 'unknown-category' } : { id: found.id };
}

/**
 * The taxes a cell names by code, name or id, separated by commas, semicolons, plus signs or bars. What a product's taxes are
 * called on the screen, as in our own exports, leaves them as they are.
 */
export function readTaxes(
  text: string,
  product: Product | null,
  references: ProductReferences,
): { change: TaxChange } | { fault: 'unknown-tax' | 'tax-shared' | 'taxes-unread'; name: string } {
  const shown = product && taxesInWords(productRow(product, references));
  if (shown !== null && cleanLine(shown).text === text) {
    return { change: { way: 'leave' } };
  }
  if (saysNoTaxes(text)) return { change: { way: 'remove-all' } };
  const { taxes } = references;
  if (taxes.status !== 'ready') return { fault: 'taxes-unread', name: text };
  const listed = [...taxes.byId.values()];
  const whole = taxesCalled(listed, text);
  const names = whole.length > 0 ? [text] : text.split(/[;,+|]/).map((name) => name.trim());
  const ids: string[] = [];
  for (const name of names.filter((one) => one !== '')) {
    const [tax, ...others] = taxesCalled(listed, name);
    if (tax === undefined) return { fault: 'unknown-tax', name };
    if (others.length > 0) return { fault: 'tax-shared', name };
    if (!ids.includes(tax.id)) ids.push(tax.id);
  }
  const [first, ...rest] = ids;
  if (first === undefined) return { fault: 'unknown-tax', name: text };
  return { change: { way: 'choose', ids: [first, ...rest] } };
}

function taxesCalled(taxes: readonly Tax[], called: string): Tax[] {
  const plain = plainText(called).trim();
  const id = cleanIdentifier(called).toLowerCase();
  const byCode = taxes.filter(({ code }) => code !== null && plainText(code) === plain);
  if (byCode.length > 0) return byCode;
  // A spreadsheet makes a number of a code, and drops the zeros before it.
  const byNumber = /^\d+$/.test(plain)
    ? taxes.filter(
        ({ code }) => code !== null && /^\d+$/.test(code) && Number(code) === Number(plain),
      )
    : [];
  if (byNumber.length > 0) return byNumber;
  const vat = plain === 'iva' ? recognisedVat(taxes) : [];
  return taxes.filter(
    (tax) =>
      tax.id.toLowerCase() === id ||
      plainText(tax.name ?? '').trim() === plain ||
      vat.includes(tax),
  );
}
