import type { SentPurchase } from '@/api/attempts/purchases';
import { paymentLimits } from '@/api/payments/schemas';
import { shortIdentifier } from '@/domain/identifier';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';

/** A payment of one supplier, as it is begun and kept: the purchases that were chosen, and what its own paper says. */
export interface TypedPayment {
  purchases: string[];
  reference: string;
  checkNumber: string;
}

/** The draft that keeps payments of several suppliers, for whoever begins one and for its form. */
export const manyDraft = { form: 'many-payments', schema: 1 } as const;

export const titleOfMany = ({ length }: readonly TypedPayment[]): string =>
  m.payments_many_count({ payments: formatQuantity(length), count: length });

/** By what a payment is known while it has no number of its own; '' without purchases. */
export const titleOfChosen = (count: number): string =>
  count === 0 ? '' : m.payments_of_count({ purchases: formatQuantity(count), count });

type Chosen = Pick<SentPurchase, 'providerId' | 'providerName'> & { purchaseId: string };

/** A payment for each supplier, by name; what is too much for one is several (API description, Limits). */
export function paymentsToType(chosen: readonly Chosen[]): TypedPayment[] {
  const ofSupplier = new Map<string, { name: string; purchases: Set<string> }>();
  for (const { providerId, providerName, purchaseId } of chosen) {
    const id = providerId ?? '';
    const name = providerName ?? shortIdentifier(id);
    const own = ofSupplier.get(id) ?? { name, purchases: new Set() };
    ofSupplier.set(id, own);
    own.purchases.add(purchaseId);
  }
  const { maximum } = paymentLimits.allocations;
  return [...ofSupplier.values()]
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .flatMap(({ purchases }) =>
      Array.from({ length: Math.ceil(purchases.size / maximum) }, (_, part) => ({
        purchases: [...purchases].slice(part * maximum, (part + 1) * maximum),
        reference: '',
        checkNumber: '',
      })),
    );
}
