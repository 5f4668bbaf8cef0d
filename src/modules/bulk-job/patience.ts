import { asApiError } from '@/api/core/errors';
import type { BulkPhase } from './bulk-view';
import { Halt, haltOf } from './halt';
import type { Pace } from './pace';
import type { RunParts } from './run-parts';

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
