/** As much of an answer as tells whether the next one is the same. */
type Kept = { status: number; body: Buffer };

type Limits = { count: number; bytes: number };

/**
 * The last answers of the reads that are made again and again, as screens make them; mostly nothing has changed. What was
 * found out about an answer holds for one with the same bytes, and to compare them takes a fiftieth of looking through them.
 */
export class LastAnswers<Answer extends Kept> {
  readonly #limits: Limits;
  /**
   * In the order in which they were last asked. Null for what was asked once: a body that is kept for nobody is one more for
   * V8 to move aside and to find again later.
   */
  readonly #kept = new Map<string, Answer | null>();

  /** @param limits - of so many questions, and of each only an answer of at most so many bytes. */
  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** The answer to this question that is the same, bytes and all. */
  sameAs(question: string, { status, body }: Kept): Answer | null {
    const last = this.#kept.get(question);
    return last?.status === status && last.body.equals(body) ? last : null;
  }

  keep(question: string, answer: Answer): void {
    const wasAsked = this.#kept.delete(question);
    const fits = answer.body.length <= this.#limits.bytes;
    this.#kept.set(question, wasAsked && fits ? answer : null);
    if (this.#kept.size <= this.#limits.count) return;
    const [oldest = ''] = this.#kept.keys();
    this.#kept.delete(oldest);
  }
}
