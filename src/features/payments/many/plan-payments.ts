import type { PayablePurchase } from '@/api/attempts/purchases';
import { paymentLimits, type Allocation } from '@/api/payments/schemas';
import { shortIdentifier } from '@/domain/identifier';
import { nameOfPurchase, restOf, sumOfParts } from '../parts';

/** A payment of one supplier's purchases, each to its end by our records. */
export interface SupplierPayment {
  /** The first purchase: it is in one payment only. */
  key: string;
  providerId: string;
  name: string;
  allocations: readonly Allocation[];
  purchases: readonly string[];
  /** Decimal text. */
  total: string;
}

/** Why a purchase that was chosen is in no payment. */
type WhyLeftOut = 'locked' | 'nothing-left' | 'rest-unknown' | 'supplier-unknown';

export interface LeftOut {
  id: string;
  name: string;
  why: WhyLeftOut;
}

/**
 * A payment for each supplier, by name; what is too much for one is several (API description, Limits). What is left to pay is known
 * only of what was sent from here.
 */
export function paymentsOf(payables: readonly PayablePurchase[]): {
  payments: SupplierPayment[];
  leftOut: LeftOut[];
} {
  const ofSupplier = new Map<string, PayablePurchase[]>();
  const leftOut: LeftOut[] = [];
  for (const payable of payables) {
    const why = whyNot(payable);
    const providerId = payable.sent?.providerId;
    if (why === null && providerId) {
      ofSupplier.set(providerId, [...(ofSupplier.get(providerId) ?? []), payable]);
    } else {
      const id = payable.purchaseId;
      leftOut.push({ id, name: nameOfPurchase(id, payable), why: why ?? 'supplier-unknown' });
    }
  }
  const payments = [...ofSupplier].flatMap(([providerId, own]) => {
    const { maximum } = paymentLimits.allocations;
    const parts = Array.from({ length: Math.ceil(own.length / maximum) }, (_, part) =>
      own.slice(part * maximum, (part + 1) * maximum),
    );
    return parts.map((part) => paymentOf(providerId, part));
  });
  return {
    payments: payments.toSorted((one, other) => one.name.localeCompare(other.name)),
    leftOut,
  };
}

function whyNot(payable: PayablePurchase): WhyLeftOut | null {
  const rest = restOf(payable);
  if (payable.payments.locked !== null) return 'locked';
  if (rest === null) return 'rest-unknown';
  return Number(rest) > 0 ? null : 'nothing-left';
}

function paymentOf(providerId: string, part: readonly PayablePurchase[]): SupplierPayment {
  const allocations = part.map((payable) => ({
    purchaseId: payable.purchaseId,
    amount: restOf(payable) ?? '',
  }));
  return {
    key: allocations[0]?.purchaseId ?? '',
    providerId,
    name: part[0]?.sent?.providerName ?? shortIdentifier(providerId),
    allocations,
    purchases: part.map((payable) => nameOfPurchase(payable.purchaseId, payable)),
    total: sumOfParts(allocations),
  };
}
