import type { AutomaticPayment } from '@/api/attempts/purchases';
import type { NewPayment } from '@/api/payments/schemas';
import type { KnownPayables, ToldPurchases } from './parts';

/** What the form knows besides what is typed. */
export interface AroundPayment {
  /** `YYYY-MM-DD`. */
  today: string;
  /** As far as it was read. */
  known: () => KnownPayables;
  /** What the service said of purchases that were not sent from here. */
  told: () => ToldPurchases;
  /** What went to suppliers without being said of which purchases. */
  automatic: readonly AutomaticPayment[];
}

/** What is sent, and what of it is only ours. */
export type PaymentInput = NewPayment & {
  /** What the paper says; empty where nobody typed it. */
  paper: string;
  /** Why more is paid than is left by our records; empty where that is not so. */
  reason: string;
  /** Which of several payments it is that were too many purchases for one, such as `1/3`; empty where it is the only one. */
  part: string;
};
