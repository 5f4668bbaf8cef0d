import type { PayablePurchase } from '@/api/attempts/purchases';
import type { Allocation } from '@/api/payments/schemas';
import { shortIdentifier } from '@/domain/identifier';
import type { TypedPayment } from '@/modules/payment-start/many-payments';
import { nameOfPurchase, readAtOf, restOf, sumOfParts, type KnownPayables } from '../parts';

/** A payment of one supplier's purchases, each to its end by our records. */
export interface SupplierPayment {
  /** The first purchase that was chosen for it: it is in one payment only. */
  key: string;
  providerId: string;
  name: string;
  allocations: readonly Allocation[];
  purchases: readonly string[];
  /** Decimal text. */
  total: string;
  /** When that was read. */
  readAt?: string | undefined;
}

/** What a payment is known by, however many of its purchases are paid. */
export const keyOf = ({ purchases: [first = ''] }: Pick<TypedPayment, 'purchases'>): string =>
  first;

/** Why a purchase that was chosen is in no payment. */
type WhyLeftOut = 'locked' | 'nothing-left' | 'rest-unknown' | 'supplier-unknown';

export interface LeftOut {
  id: string;
  name: string;
  why: WhyLeftOut;
}

/** What is made of what was typed. */
interface Payments {
  payments: SupplierPayment[];
  leftOut: LeftOut[];
}

/** The payments that were typed, as far as they can be made. What is left to pay is known only of what was sent from here. */
export function paymentsOf(typed: readonly TypedPayment[], known: KnownPayables): Payments {
  const leftOut: LeftOut[] = [];
  const payments = typed.flatMap(({ purchases }) => {
    const own = purchases.flatMap((id) => {
      const payable = known.get(id);
      const why = whyNot(payable);
      if (why !== null) leftOut.push({ id, name: nameOfPurchase(id, payable), why });
      return payable === undefined || why !== null ? [] : [payable];
    });
    const providerId = own[0]?.sent?.providerId;
    return providerId ? [paymentOf(keyOf({ purchases }), providerId, own)] : [];
  });
  return { payments, leftOut };
}

/** Whether the same goes out by both, to the cent, and the same stays out for the same reasons. */
export const areSamePayments = (one: Payments, other: Payments): boolean =>
  figuresOf(one) === figuresOf(other);

const figuresOf = ({ payments, leftOut }: Payments) =>
  JSON.stringify([
    payments.map(({ key, providerId, allocations }) => [key, providerId, allocations]),
    leftOut.map(({ id, why }) => [id, why]),
  ]);

function whyNot(payable: PayablePurchase | undefined): WhyLeftOut | null {
  const rest = restOf(payable);
  if (payable?.payments.locked) return 'locked';
  if (rest === null) return 'rest-unknown';
  if (Number(rest) <= 0) return 'nothing-left';
  return payable?.sent?.providerId ? null : 'supplier-unknown';
}

function paymentOf(
  key: string,
  providerId: string,
  part: readonly PayablePurchase[],
): SupplierPayment {
  const allocations = part.map((payable) => ({
    purchaseId: payable.purchaseId,
    amount: restOf(payable) ?? '',
  }));
  return {
    key,
    providerId,
    name: part[0]?.sent?.providerName ?? shortIdentifier(providerId),
    allocations,
    purchases: part.map((payable) => nameOfPurchase(payable.purchaseId, payable)),
    total: sumOfParts(allocations),
    readAt: readAtOf(part),
  };
}
