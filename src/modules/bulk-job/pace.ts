import { asApiError } from '@/api/core/errors';
import type { BulkSettings } from './bulk-settings';
import type { BulkPhase } from './bulk-view';
import { Halt, haltOf } from './halt';
import type { RunParts } from './run-parts';

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

/** Goes through trouble with the gateway and the service as long as it may pass, and ends when the run is stopped. */
export class Patience {
  readonly #parts: RunParts;
  readonly #pace: Pace;
  readonly #stopped: AbortSignal;
  /** Tells of a pause; null: it is over. */
  readonly #tell: (pause: Extract<BulkPhase, { kind: 'waiting' }> | null) => void;

  constructor(
    parts: RunParts,
    pace: Pace,
    stopped: AbortSignal,
    tell: (pause: Extract<BulkPhase, { kind: 'waiting' }> | null) => void,
  ) {
    this.#parts = parts;
    this.#pace = pace;
    this.#stopped = stopped;
    this.#tell = tell;
  }

  /** Asks until there is an answer; throws `Halt` for what concerns every row. */
  async ask<T>(step: () => Promise<T>): Promise<T> {
    let faults = 0;
    for (;;) {
      if (this.#stopped.aborted) throw new Halt(null);
      try {
        const answer = await step();
        this.#pace.good();
        return answer;
      } catch (thrown) {
        if (this.#stopped.aborted) throw new Halt(null);
        const error = asApiError(thrown);
        const halt = haltOf(error);
        if (halt !== null) throw halt;
        if (error.kind === 'rate-limited') this.#pace.limited(error.retryAfterSeconds);
        else this.#pace.lost();
        if (error.kind !== 'network' && error.kind !== 'rate-limited') faults += 1;
        if (faults >= this.#parts.settings.triesPerRow) throw new Halt({ cause: 'fault', error });
        await this.pause();
      }
    }
  }

  /** Waits as long as the pace asks for, and says so. */
  async pause(): Promise<void> {
    const { pause } = this.#pace;
    if (pause !== null) this.#tell({ kind: 'waiting', ...pause });
    await this.wait(this.#pace.pauseMs);
    this.#tell(null);
  }

  async wait(milliseconds: number): Promise<void> {
    await this.#parts.wait(milliseconds, this.#stopped);
    if (this.#stopped.aborted) throw new Halt(null);
  }
}
