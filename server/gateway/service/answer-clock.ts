import type { Gone } from './gone';

/** Ends a call when it takes too long altogether, when its body stops moving, or when nobody waits for it any more. */
export class AnswerClock {
  readonly #total: NodeJS.Timeout;
  readonly #idleBodyMs: number;
  #idle: NodeJS.Timeout | undefined;
  #isOver = false;
  #cutOff: (() => void) | null = null;
  ranOut = false;

  /** @param gone - tells when nobody waits any more; left out for a call that goes on without anybody. */
  constructor(totalMs: number, idleBodyMs: number, gone?: Gone) {
    this.#idleBodyMs = idleBodyMs;
    this.#total = setTimeout(this.#expire, totalMs);
    this.#isOver = gone?.aborted === true;
    gone?.addEventListener('abort', this.#end, { once: true });
  }

  /** @param cutOff - ends the call that is under way from now on; called at once when it is too late for it. */
  startOf(cutOff: () => void): void {
    this.#cutOff = cutOff;
    if (this.#isOver) cutOff();
  }

  bodyMoved(): void {
    if (this.#idle === undefined) this.#idle = setTimeout(this.#expire, this.#idleBodyMs);
    else this.#idle.refresh();
  }

  stop(): void {
    this.#cutOff = null;
    clearTimeout(this.#total);
    clearTimeout(this.#idle);
  }

  readonly #end = () => {
    this.#isOver = true;
    this.#cutOff?.();
  };

  readonly #expire = () => {
    this.ranOut = true;
    this.#end();
  };
}
