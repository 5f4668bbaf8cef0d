import type { Profile } from '@/contract/profile';
import { given, neededNumber, numberPart, textPart } from '../core/body-parts';
import { wireNumber, type WireRecord, type WireValue } from '../core/wire-json';
import type { NewPurchase, PurchaseLine } from './schemas';
import { toWireTotals } from './totals';

type Settings = Pick<Profile, 'purchaseTotals' | 'creditDaysWhenCash'>;

/** The body of a general purchase. Fiscal codes go in upper case and not at all when empty; all eight totals always go. */
export function toPurchaseBody(purchase: NewPurchase, settings: Settings): WireRecord {
  return given({
    branch_id: textPart(purchase.branchId),
    provider_id: textPart(purchase.providerId),
    document_type: purchase.documentType,
    date: textPart(purchase.date),
    observation: textPart(purchase.observation),
    is_credit: purchase.isCredit,
    credit_days: creditDays(purchase, settings),
    number_control: textPart(purchase.controlNumber.toUpperCase()),
    generation_code: textPart(purchase.generationCode.toUpperCase()),
    stamp: textPart(purchase.stamp),
    products: purchase.lines.map(toLine),
    totals: Object.fromEntries(
      Object.entries(toWireTotals(purchase.totals, settings.purchaseTotals)).map(
        ([name, digits]) => [name, wireNumber(digits)],
      ),
    ),
  });
}

/** What a purchase without credit says of its days, the description does not tell. */
function creditDays(purchase: NewPurchase, settings: Settings): WireValue | undefined {
  if (purchase.isCredit) return numberPart(purchase.creditDays);
  return settings.creditDaysWhenCash === 'zero' ? 0 : undefined;
}

/** Two names are misspelled on the wire (API description, Purchase). */
function toLine(line: PurchaseLine): WireRecord {
  return given({
    sku: textPart(line.sku),
    name: textPart(line.name),
    type: textPart(line.type),
    quantity: neededNumber(line.quantity),
    price_before_taxes: neededNumber(line.price),
    expense_not_suject: numberPart(line.notSubject) ?? 0,
    expense_exent: numberPart(line.exempt) ?? 0,
    expense_taxed: numberPart(line.taxed) ?? 0,
    subtotal: neededNumber(line.subtotal),
  });
}
