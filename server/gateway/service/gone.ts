import type { ServerResponse } from 'node:http';

/** As much of an `AbortSignal` as is needed to hear that nobody waits any more. */
export type Gone = {
  readonly aborted: boolean;
  addEventListener(name: 'abort', listener: () => void, options: { once: true }): void;
};

/**
 * Tells when the client goes away before it has its answer. An `AbortController` for every request costs more than all that
 * is done with it.
 */
export class ClientGone implements Gone {
  #aborted: boolean;
  readonly #listeners: (() => void)[] = [];

  constructor(answer: ServerResponse) {
    // Whoever left before this is not told of again.
    this.#aborted = answer.destroyed;
    answer.once('close', () => {
      if (answer.writableFinished) return;
      this.#aborted = true;
      for (const listener of this.#listeners) listener();
    });
  }

  get aborted(): boolean {
    return this.#aborted;
  }

  addEventListener(_name: 'abort', listener: () => void): void {
    this.#listeners.push(listener);
  }
}
