import Big from 'big.js';
import { productKindOf, type Product } from '@/api/products/schemas';
import { lineRules } from '@/domain/purchase/line';
import { readDecimal } from '@/domain/typed-decimal';
import type { ExcludedRow } from '@/modules/excluded-start/use-excluded-start';
import { m } from '@/text/generated/messages';
import { isBlankRow } from './excluded-form';

/**
 * One more of a line that has this product, or a line of it in the place of one that is blank. A quantity that cannot be counted
 * on is somebody's to correct, and stays as it was typed.
 */
export function withOneOf(product: Product, lines: readonly ExcludedRow[]) {
  const sku = product.sku ?? '';
  const name = product.name ?? sku;
  const counted = lines.map((row) => (isOf(row, sku) ? oneMore(row.quantity) : null));
  const known = counted.findIndex((quantity) => quantity !== null);
  const quantity = counted[known] ?? '1';
  const said = m.purchases_scanned({ name, quantity });
  if (known !== -1) {
    return { said, lines: lines.map((row, at) => (at === known ? { ...row, quantity } : row)) };
  }
  const row: ExcludedRow = {
    sku,
    description: name,
    quantity,
    price: product.cost ?? '',
    kind: productKindOf(product.productType ?? '') === 'service' ? 'service' : 'goods',
  };
  return { said, lines: [...lines.filter((one) => !isBlankRow(one)), row] };
}

const isOf = (row: ExcludedRow, sku: string) => row.sku.trim().toLowerCase() === sku.toLowerCase();

/** Null for what cannot be counted on. */
function oneMore(quantity: string): string | null {
  if (quantity.trim() === '') return '1';
  const before = readDecimal(quantity, lineRules.quantity);
  return 'value' in before ? new Big(before.value).plus(1).toFixed() : null;
}
