import Big from 'big.js';
import type { PayablePurchase } from '@/api/attempts/purchases';
import type { Allocation } from '@/api/payments/schemas';
import type { Payable } from '@/domain/payment-spread';
import { shortIdentifier } from '@/domain/identifier';
import { restOfPayments } from '@/domain/payment-rest';
import { readDecimal, type DecimalRule } from '@/domain/typed-decimal';

/** What may be paid at once, of one purchase or of all. */
export const amountRule: DecimalRule = {
  decimals: 2,
  most: '999999999.99',
  least: 'above-zero',
};

/** What is known of a purchase here; of one that was not sent from here, with what the service says of it. */
export interface KnownPayable extends PayablePurchase {
  told?: Extract<ToldPurchase, { is: 'ours' }>;
}

/** By the service's id of each. */
export type KnownPayables = ReadonlyMap<string, KnownPayable>;

/** What the service says of a purchase that was not sent from here. */
export type ToldPurchase =
  /** `toPay`: what is to be paid of it in all, as decimal text. */
  | { is: 'ours'; providerName: string | null; toPay: string | null }
  /** It knows none by this id in this business. */
  | { is: 'foreign' };

/** By the service's ids; of the others it could not be asked, or did not say. */
export type ToldPurchases = ReadonlyMap<string, ToldPurchase>;

/** A typed amount as exact text; empty for what cannot be read. */
export function readAmount(typed: string): string {
  const reading = readDecimal(typed, amountRule);
  return 'value' in reading ? reading.value : '';
}

/** Of a purchase that was sent from here by our records, of another one by what the service says. */
export const totalOf = (payable: Pick<KnownPayable, 'sent' | 'told'> | undefined): string | null =>
  payable?.sent?.total ?? payable?.told?.toPay ?? null;

/** What would be left to pay, of all payments by our records alone; null where that is not known here. */
export function restOf(
  payable: Pick<KnownPayable, 'sent' | 'told' | 'payments'> | undefined,
): string | null {
  return payable ? restOfPayments(totalOf(payable), payable.payments.paid) : null;
}

/** When what is left of the purchases was read, of the one that was read first; undefined where none of them was. */
export function readAtOf(payables: readonly (PayablePurchase | undefined)[]): string | undefined {
  return payables.flatMap((payable) => payable?.readAt ?? []).toSorted()[0];
}

/** The rows as an amount is shared out over them. */
export function payablesOf(parts: readonly Allocation[], known: KnownPayables): Payable[] {
  return parts.map(({ purchaseId: id, amount }) => {
    const payable = known.get(id);
    const due = payable?.sent?.dueDate ?? payable?.sent?.date ?? null;
    return { id, rest: restOf(payable), due, amount: readAmount(amount) };
  });
}

export function sumOfParts(parts: readonly Pick<Allocation, 'amount'>[]): string {
  const amounts = parts.map(({ amount }) => readAmount(amount)).filter((amount) => amount !== '');
  return amounts.reduce((sum, amount) => sum.plus(amount), new Big(0)).toFixed(2);
}

/** Whether a row says more than is left by our records. */
export function isOverpaid(amount: string, rest: string | null): boolean {
  const read = readAmount(amount);
  return rest !== null && read !== '' && new Big(read).gt(rest);
}

let counted: { of: string; known: KnownPayables | null; count: number } = {
  of: '',
  known: null,
  count: 0,
};

/** How many rows say more than is left by our records. Each key of any field asks: rows that are the same are not read again. */
export function countOverpaid(parts: readonly Allocation[], known: KnownPayables): number {
  const of = parts.map(({ purchaseId, amount }) => `${purchaseId} ${amount}`).join('\n');
  if (counted.known !== known || counted.of !== of) {
    const over = parts.filter(({ purchaseId, amount }) =>
      isOverpaid(amount, restOf(known.get(purchaseId))),
    );
    counted = { of, known, count: over.length };
  }
  return counted.count;
}

/**
 * The purchases that are not of the supplier of the first: one payment is one supplier's. The journal knows suppliers by id, the
 * service tells their legal name; what only one of the two knows of both is held against each other.
 */
export function ofOtherSuppliers(
  parts: readonly Pick<Allocation, 'purchaseId'>[],
  known: KnownPayables,
  told: ToldPurchases = new Map(),
): Set<string> {
  const suppliers = parts.map(({ purchaseId: id }) => {
    const sent = known.get(id)?.sent ?? null;
    const said = told.get(id);
    const name = sent?.told?.providerName ?? (said?.is === 'ours' ? said.providerName : null);
    return { id, providerId: sent?.providerId ?? null, name: name?.trim().toLowerCase() ?? null };
  });
  const first = suppliers.find(({ providerId }) => providerId !== null)?.providerId;
  const firstName = suppliers.find(({ name }) => name !== null)?.name;
  const others = suppliers.filter(({ providerId, name }) =>
    providerId === null ? name !== null && name !== firstName : providerId !== first,
  );
  return new Set(others.map(({ id }) => id));
}

/** A purchase as people know it. */
export function nameOfPurchase(
  id: string,
  payable: Pick<KnownPayable, 'sent' | 'told'> | undefined,
): string {
  const { controlNumber, generationCode } = payable?.sent ?? {};
  const { providerName } = payable?.sent ?? payable?.told ?? {};
  const code = controlNumber ?? generationCode ?? shortIdentifier(id);
  return providerName ? `${providerName} · ${code}` : code;
}
