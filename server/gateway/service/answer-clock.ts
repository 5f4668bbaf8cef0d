import type { Gone } from './gone';

/** Ends a call when it takes too long altogether, when its body stops moving, or when nobody waits for it any more. */
export class AnswerClock {
  readonly #endsAt: number;
  readonly #idleBodyMs: number;
  #movedAt = Infinity;
  /** One for both limits: most answers are there long before either, and a timer for each costs every one of them. */
  #timer: NodeJS.Timeout;
  #isOver = false;
  #cutOff: (() => void) | null = null;
  ranOut = false;

  /** @param gone - tells when nobody waits any more; left out for a call that goes on without anybody. */
  constructor(totalMs: number, idleBodyMs: number, gone?: Gone) {
    this.#endsAt = performance.now() + totalMs;
    this.#idleBodyMs = idleBodyMs;
    this.#timer = setTimeout(this.#check, Math.min(totalMs, idleBodyMs));
    this.#isOver = gone?.aborted === true;
    gone?.addEventListener('abort', this.#end, { once: true });
  }

  /** @param cutOff - ends the call that is under way from now on; called at once when it is too late for it. */
  startOf(cutOff: () => void): void {
    this.#cutOff = cutOff;
    if (this.#isOver) cutOff();
  }

  bodyMoved(): void {
    this.#movedAt = performance.now();
  }

  stop(): void {
    this.#cutOff = null;
    clearTimeout(this.#timer);
  }

  readonly #end = () => {
    this.#isOver = true;
    this.#cutOff?.();
  };

  readonly #check = () => {
    const now = performance.now();
    const left = Math.min(this.#endsAt, this.#movedAt + this.#idleBodyMs) - now;
    if (left > 0) {
      // Never longer than a body may stand still: it may begin to move right after this.
      this.#timer = setTimeout(this.#check, Math.min(left, this.#idleBodyMs));
      return;
    }
    this.ranOut = true;
    this.#end();
  };
}
