import Big from 'big.js';
import { excludedAmount } from '@/domain/purchase/excluded';
import { lineRules, readLine, type TypedLine } from '@/domain/purchase/line';
import { groupedDecimal } from '@/domain/typed-decimal';
import type { ExcludedRow } from '@/modules/excluded-start/use-excluded-start';

/**
 * The lines of a purchase as those of an excluded-subject invoice, without the blank ones. `types`: the service's words for goods
 * and, where it has one, service.
 */
export function excludedRows(lines: readonly TypedLine[], types: readonly string[]): ExcludedRow[] {
  const [, service] = types;
  return lines
    .filter((line) => !readLine(line).isBlank)
    .map((line) => ({
      sku: line.sku,
      description: line.name,
      ...quantityAndPrice(line),
      kind: line.type === service ? 'service' : 'goods',
    }));
}

/**
 * Such an invoice has no amounts of its own: where a line has one, the price becomes the one that comes to it. It stays with us, and
 * the quantity is sent. Where no price of that quantity does, the amount is of one.
 */
function quantityAndPrice(line: TypedLine): Pick<ExcludedRow, 'quantity' | 'price'> {
  const { quantity, price: own, amount } = readLine(line).numbers;
  // As their fields would write them; what could not be read is left for whoever typed it.
  const typed = {
    quantity: quantity === null ? line.quantity : groupedDecimal(quantity),
    price: own === null ? line.price : groupedDecimal(own),
  };
  if (quantity === null || amount === null) return typed;
  const cents = new Big(amount).toFixed(2);
  const isReached = (price: string) => excludedAmount({ quantity, price }) === cents;
  if (own !== null && isReached(own)) return typed;
  const price = new Big(amount).div(quantity).round(lineRules.price.decimals).toFixed();
  return isReached(price)
    ? { quantity: typed.quantity, price: groupedDecimal(price) }
    : { quantity: '1', price: groupedDecimal(amount) };
}
