/** Ends a call when it takes too long altogether, when its body stops moving, or when nobody waits for it any more. */
export class AnswerClock {
  readonly #controller = new AbortController();
  readonly #total: NodeJS.Timeout;
  readonly #idleBodyMs: number;
  #idle: NodeJS.Timeout | undefined;
  ranOut = false;

  /** @param gone - aborted when nobody waits any more; left out for a call that goes on without anybody. */
  constructor(totalMs: number, idleBodyMs: number, gone?: AbortSignal) {
    this.#idleBodyMs = idleBodyMs;
    this.#total = setTimeout(this.#expire, totalMs);
    if (gone?.aborted === true) this.#controller.abort();
    gone?.addEventListener('abort', () => this.#controller.abort(), { once: true });
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  bodyMoved(): void {
    if (this.#idle === undefined) this.#idle = setTimeout(this.#expire, this.#idleBodyMs);
    else this.#idle.refresh();
  }

  stop(): void {
    clearTimeout(this.#total);
    clearTimeout(this.#idle);
  }

  readonly #expire = () => {
    this.ranOut = true;
    this.#controller.abort();
  };
}
