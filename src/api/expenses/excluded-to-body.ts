import type { Profile } from '@/contract/profile';
import { given, neededNumber, numberPart, textPart } from '../core/body-parts';
import type { WireRecord } from '../core/wire-json';
import type { NewExcludedPurchase } from './excluded-schemas';

/** The body of an excluded-subject invoice; it shares a path with the general purchase and none of its lines or totals. */
export function toExcludedBody(
  purchase: NewExcludedPurchase,
  { fseDocumentType }: Pick<Profile, 'fseDocumentType'>,
): WireRecord {
  return given({
    branch_id: textPart(purchase.branchId),
    provider_id: textPart(purchase.providerId),
    // Whether the word goes with this body, the description does not say.
    document_type: fseDocumentType === 'send' ? 'fse' : undefined,
    date: textPart(purchase.date),
    payment_type: purchase.paymentType,
    invoiceProductsDetail: purchase.lines.map(({ sku, quantity, description }) =>
      given({
        sku: textPart(sku),
        quantity: neededNumber(quantity),
        description: textPart(description),
      }),
    ),
    totalRent: numberPart(purchase.incomeWithholding) ?? 0,
    batch_number: textPart(purchase.batchNumber),
    expiration_date: textPart(purchase.expirationDate),
  });
}
