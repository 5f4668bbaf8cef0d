/** Only for tests: time that goes on to the next timer when everything that could be done at once is done. */
export class TestTime {
  now: number;
  #timers: { at: number; end: () => void }[] = [];
  #moves = false;

  constructor(now: number) {
    this.now = now;
  }

  wait(milliseconds: number, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const end = () => {
        signal.removeEventListener('abort', end);
        this.#timers = this.#timers.filter((other) => other !== timer);
        resolve();
      };
      const timer = { at: this.now + milliseconds, end };
      this.#timers.push(timer);
      signal.addEventListener('abort', end);
      this.#moveSoon();
    });
  }

  #moveSoon(): void {
    if (this.#moves) return;
    this.#moves = true;
    setImmediate(() => {
      this.#moves = false;
      const [first] = this.#timers.sort((one, other) => one.at - other.at);
      if (first === undefined) return;
      this.now = Math.max(this.now, first.at);
      first.end();
      if (this.#timers.length > 0) this.#moveSoon();
    });
  }
}
