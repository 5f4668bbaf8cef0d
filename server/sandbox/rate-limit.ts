import type { Variants } from './variants';

/** Counts an integration's requests in fixed windows of real time. */
export class RateLimiter {
  readonly #windows = new Map<string, { endsAt: number; used: number }>();

  /** Whether one more request of the integration passes. */
  admits(integration: string, limit: Variants['rateLimit'], now = Date.now()): boolean {
    if (limit === null) return true;
    let window = this.#windows.get(integration);
    if (!window || window.endsAt <= now) {
      window = { endsAt: now + limit.windowSeconds * 1_000, used: 0 };
      this.#windows.set(integration, window);
    }
    window.used += 1;
    return window.used <= limit.requests;
  }

  reset(): void {
    this.#windows.clear();
  }
}
