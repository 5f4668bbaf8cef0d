import { errors, type Dispatcher } from 'undici';
import type { AnswerClock } from './answer-clock';

type Headers = Parameters<NonNullable<Dispatcher.DispatchHandler['onResponseStart']>>[2];

/** An answer as it came. One that sends somewhere else is not read further than its headers. */
export type RawAnswer = { status: number; headers: Headers; body: Buffer };

const nothing = Buffer.alloc(0);

/** One request and its answer, read to the end. It takes undici's own calls: a stream for each body costs twice as much. */
export class Exchange implements Dispatcher.DispatchHandler {
  readonly #clock: AnswerClock;
  #headers: Headers = {};
  #status = 0;
  #chunks: Buffer[] = [];
  #resolve: (answer: RawAnswer) => void = () => undefined;
  #reject: (error: unknown) => void = () => undefined;

  constructor(clock: AnswerClock) {
    this.#clock = clock;
  }

  /** Whether an answer began to come. */
  get isAnswered(): boolean {
    return this.#status > 0;
  }

  send(through: Dispatcher, request: Dispatcher.DispatchOptions): Promise<RawAnswer> {
    return new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
      through.dispatch(request, this);
    });
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#clock.startOf(() => controller.abort(new errors.RequestAbortedError()));
  }

  onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    headers: Headers,
  ): void {
    // What is said ahead of the answer (100 to 199) is not it.
    if (status < 200) return;
    this.#status = status;
    this.#headers = headers;
    this.#clock.bodyMoved();
    if (status < 300 || status >= 400) return;
    this.#resolve({ status, headers, body: nothing });
    controller.abort(new errors.RequestAbortedError());
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#clock.bodyMoved();
    this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    const [first = nothing, ...more] = this.#chunks;
    const body = more.length === 0 ? first : Buffer.concat(this.#chunks);
    this.#resolve({ status: this.#status, headers: this.#headers, body });
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#reject(error);
  }
}
