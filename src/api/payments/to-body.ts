import type { Profile } from '@/contract/profile';
import { given, neededNumber, textPart } from '../core/body-parts';
import type { WireRecord } from '../core/wire-json';
import type { NewPayment } from './schemas';

/** The body of a payment; the names inside an allocation are not documented, so the profile has them. */
export function toPaymentBody(
  payment: NewPayment,
  { paymentAllocation }: Pick<Profile, 'paymentAllocation'>,
): WireRecord {
  return given({
    payment_method_id: textPart(payment.methodId),
    payment_date: textPart(payment.date),
    bank_id: textPart(payment.bankId),
    petty_cash_id: textPart(payment.pettyCashId),
    checkbook_id: textPart(payment.checkbookId),
    check_number: textPart(payment.checkNumber),
    reference_number: textPart(payment.reference),
    notes: textPart(payment.notes),
    ...partsOfMode(payment, paymentAllocation),
  });
}

function partsOfMode(payment: NewPayment, names: Profile['paymentAllocation']): WireRecord {
  if (payment.mode === 'automatic') {
    return {
      branch_id: payment.branchId,
      provider_id: payment.providerId,
      amount: neededNumber(payment.amount),
    };
  }
  return {
    allocations: payment.allocations.map(({ purchaseId, amount }) => ({
      [names.purchase]: purchaseId,
      [names.amount]: neededNumber(amount),
    })),
  };
}
