import Big from 'big.js';
import type { AutomaticPayment } from '@/api/attempts/purchases';
import { currentProfile } from '@/api/core/profile';
import type { Allocation } from '@/api/payments/schemas';
import { addDays } from '@/domain/business-date';
import { formatTimestamp } from '@/modules/business-day/moments';
import { moneyText } from '@/text/amount-text';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import { countOverpaid, isOverpaid, restOf, sumOfParts, type KnownPayables } from './parts';
import type { AroundPayment, PaymentInput } from './payment-input';
import { unasked } from './told-purchases';

/** A payment this long ago is entered seldom enough to be asked about. */
const oldAfterDays = 60;

/** What is odd about a payment, in words; it stops nobody. */
export function doubtsOf(input: PaymentInput, around: AroundPayment) {
  const { today } = around;
  const sources = [input.bankId, input.checkbookId, input.pettyCashId].filter((id) => id !== '');
  const doubts: (string | false)[] = [
    input.date > today && m.payments_date_future(),
    addDays(input.date, oldAfterDays) < today && m.payments_date_old({ days: oldAfterDays }),
    sources.length > 1 && m.payments_two_sources(),
    ...(input.mode === 'automatic'
      ? [openByPurchase(input, around), m.payments_service_decides()]
      : doubtsOfParts(input, around)),
  ];
  return doubts.filter((doubt) => doubt !== false);
}

/** How a purchase and its amount are named in what is sent, which nobody documents; said before each payment, as nothing to decide. */
export const assumedInWords = () => m.payments_assumed(currentProfile().paymentAllocation);

/** What is said of a row that pays more than is left; null of any other. */
export const overpaidInWords = (amount: string, rest: string | null): string | null =>
  rest !== null && isOverpaid(amount, rest) ? m.payments_over_row({ rest: moneyText(rest) }) : null;

type AllocatedInput = Extract<PaymentInput, { mode: 'by-purchase' }>;

function doubtsOfParts({ allocations, paper, reason }: AllocatedInput, around: AroundPayment) {
  const known = around.known();
  const unjudged = unasked(allocations, known, around.told());
  const open = openAutomatic(allocations, known, around.automatic);
  const unknown = allocations.filter(({ purchaseId }) => restOf(known.get(purchaseId)) === null);
  const sum = sumOfParts(allocations);
  return [
    open !== undefined &&
      m.payments_automatic_open({
        operator: isolate(open.operator),
        when: formatTimestamp(open.at),
      }),
    paper !== '' &&
      !new Big(paper).eq(sum) &&
      m.payments_other_sum({ sum: moneyText(sum), paper: moneyText(paper) }),
    unjudged.length > 0 && m.payments_unjudged({ count: unjudged.length }),
    unknown.length > 0 && m.payments_unknown_rests({ count: unknown.length }),
    reason !== '' && m.payments_over({ count: countOverpaid(allocations, known), reason }),
  ];
}

/** The newest payment in doubt of purchases that this one may pay, too: the gateway asks about it when this one is sent. */
function openByPurchase(
  { providerId, branchId }: Extract<PaymentInput, { mode: 'automatic' }>,
  { automatic }: AroundPayment,
) {
  const open = automatic
    .filter((row) => row.providerId === providerId)
    .flatMap((row) => row.openByPurchase)
    .find((one) => one.branchId === null || one.branchId === branchId);
  return (
    open !== undefined &&
    m.payments_by_purchase_open({
      operator: isolate(open.operator),
      when: formatTimestamp(open.at),
    })
  );
}

/**
 * The newest automatic payment in doubt that may have gone to one of these purchases: which it went to, if it did, only the service
 * knows. The gateway asks about it, too, when this one is sent.
 */
function openAutomatic(
  parts: readonly Allocation[],
  known: KnownPayables,
  automatic: readonly AutomaticPayment[],
) {
  const own = parts.flatMap(({ purchaseId }) => known.get(purchaseId)?.sent ?? []);
  const open = automatic.flatMap(({ providerId, open: payments }) =>
    payments.filter(({ branchId }) =>
      own.some(
        (purchase) =>
          purchase.providerId === providerId &&
          (branchId === null || purchase.branchId === null || purchase.branchId === branchId),
      ),
    ),
  );
  return open.toSorted((one, other) => other.at.localeCompare(one.at))[0];
}
