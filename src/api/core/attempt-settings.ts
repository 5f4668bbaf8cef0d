import type { PaymentResends } from '@/contract/session';

/** How the browser follows an attempt whose answer got lost on the way. */
export interface AttemptSettings {
  /** Milliseconds before each look at the gateway's record; together longer than the gateway's own limit for writes. */
  lookUpWaitsMs: readonly number[];
  /** The same for a person who asks again about an attempt whose outcome is unknown. */
  checkWaitsMs: readonly number[];
  /** How long an outcome waits for the lists it makes stale; one that is slow reads on by itself. */
  refreshPatienceMs: number;
  /** When a payment is sent again by itself; the session says it. */
  paymentResends: PaymentResends;
  /** Resolves after so many milliseconds. */
  wait: (milliseconds: number) => Promise<void>;
  /** What the browser believes; wrong at times, so it only explains a request that failed. */
  isOnline: () => boolean;
}

const defaults: AttemptSettings = {
  lookUpWaitsMs: [250, 1_000, 2_000, 4_000, 8_000, 15_000, 20_000, 20_000],
  checkWaitsMs: [0, 1_000],
  refreshPatienceMs: 2_000,
  paymentResends: { inProcess: [], limited: [], inDoubt: [] },
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  isOnline: () => typeof navigator === 'undefined' || navigator.onLine !== false,
};

let settings = defaults;

/** Replaces settings by name; what is not named goes back to its default. */
export function configureAttempts(changes: Partial<AttemptSettings>): void {
  settings = { ...defaults, ...changes };
}

/** Adopts what came with the session. */
export function setPaymentResends(paymentResends: PaymentResends): void {
  settings = { ...settings, paymentResends };
}

export function attemptSettings(): AttemptSettings {
  return settings;
}
