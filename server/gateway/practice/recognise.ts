import {
  practiceCodeStart,
  purchasesToPay,
  type RecognisedMission,
} from '../../../src/contract/practice';

/** What the gateway's own records hold of a person since they began; every list the oldest first, every time an instant. */
export type Records = {
  /** Purchases of theirs that were applied, by the code of their document. */
  purchases: readonly { code: string | null; at: string }[];
  /** What each of their applied payments went to; `at` is that of the payment. */
  paid: readonly { purchase: string; at: string }[];
  /** When they said what had become of a write with an unknown outcome. */
  settled: readonly { at: string }[];
  /** When they read the schedule that was given to them. */
  read: readonly { at: string }[];
};

/** When each mission was done, as far as the records say so; null: it was not. */
export function recognise(records: Records): Record<RecognisedMission, string | null> {
  const { purchases, paid, settled, read } = records;
  return {
    purchase: purchases.find(({ code }) => isOfPractice(code))?.at ?? null,
    payments: whenAllWerePaid(paid),
    schedule: read[0]?.at ?? null,
    unknown: settled[0]?.at ?? null,
  };
}

const isOfPractice = (code: string | null) =>
  code !== null && code.toUpperCase().startsWith(practiceCodeStart);

/** Of one purchase that is paid in parts each part counts once; what the service chose itself counts for nothing. */
function whenAllWerePaid(paid: Records['paid']): string | null {
  const met = new Set<string>();
  for (const { purchase, at } of paid) {
    if (!isOnePurchase.test(purchase)) continue;
    met.add(purchase);
    if (met.size === purchasesToPay) return at;
  }
  return null;
}

/** Else it is a provider and a branch, whose purchases the service chooses. */
const isOnePurchase = /^[0-9a-f-]{36}$/;
