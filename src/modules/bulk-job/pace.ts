import type { BulkSettings } from './bulk-settings';

/** How fast rows go out: one pause for all of them, and after it one row ahead of the others. */
export class Pace {
  readonly #settings: BulkSettings;
  readonly #now: () => number;
  #allowed: number;
  #pausedUntil = 0;
  #why: 'rate-limit' | 'network' = 'rate-limit';
  #lost = 0;
  #good = 0;

  constructor(settings: BulkSettings, now: () => number) {
    this.#settings = settings;
    this.#now = now;
    this.#allowed = settings.concurrency;
  }

  /** How many rows may be on their way now. */
  get allowed(): number {
    return this.pauseMs > 0 ? 0 : this.#allowed;
  }

  get pauseMs(): number {
    return Math.max(0, this.#pausedUntil - this.#now());
  }

  /** The pause under way; null: there is none. */
  get pause(): { for: 'rate-limit' | 'network'; until: number } | null {
    return this.pauseMs > 0 ? { for: this.#why, until: this.#pausedUntil } : null;
  }

  /** The service, or the gateway for it, asked to slow down (API description, Errors). */
  limited(seconds: number): void {
    this.#stop('rate-limit', Math.max(1, seconds) * 1000);
  }

  /** The gateway or the service is out of reach. Rows that fail together are one trouble. */
  lost(): void {
    if (this.pauseMs > 0) return;
    const { networkPausesMs: steps } = this.#settings;
    this.#stop('network', steps[Math.min(this.#lost, steps.length - 1)] ?? steps[0]);
    this.#lost += 1;
  }

  good(): void {
    this.#lost = 0;
    this.#good += 1;
    if (this.#good < this.#settings.rampAfter) return;
    this.#good = 0;
    this.#allowed = Math.min(this.#settings.concurrency, this.#allowed + 1);
  }

  #stop(why: 'rate-limit' | 'network', milliseconds: number): void {
    this.#why = why;
    this.#pausedUntil = Math.max(this.#pausedUntil, this.#now() + milliseconds);
    this.#allowed = 1;
    this.#good = 0;
  }
}
