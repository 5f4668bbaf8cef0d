/** As much of an answer as tells whether the next one is the same. */
type Told = { status: number; body: Buffer };

type Limits = { count: number; bytes: number };

/**
 * The last answers of the reads that are made again and again, as screens make them; mostly nothing has changed. What was
 * found out about an answer holds for one with the same bytes, and to compare them takes a fiftieth of looking through them.
 */
export class LastAnswers<Answer extends Told> {
  readonly #limits: Limits;
  /**
   * In the order in which they were last asked. Null for what was asked once: a body that is held for nobody is one more for
   * V8 to move aside and to find again later.
   */
  readonly #held = new Map<string, Answer | null>();

  /** @param limits - of so many questions, and of each only an answer of at most so many bytes. */
  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** The answer to this question that is the same, bytes and all. */
  sameAs(question: string, { status, body }: Told): Answer | null {
    const last = this.#held.get(question);
    return last?.status === status && last.body.equals(body) ? last : null;
  }

  /** Notes that this was asked; its answer is held from the second time on. */
  hold(question: string, answer: Answer): void {
    const wasAsked = this.#held.delete(question);
    const fits = answer.body.length <= this.#limits.bytes;
    this.#held.set(question, wasAsked && fits ? answer : null);
    if (this.#held.size <= this.#limits.count) return;
    const [oldest = ''] = this.#held.keys();
    this.#held.delete(oldest);
  }
}
