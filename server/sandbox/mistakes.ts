/** Field name to its messages, as a 422 lists them. */
export type FieldErrors = Record<string, string[]>;

/** Ends an operation whose request says something wrong; the pipeline answers in the shape the operation has for it. */
export class Invalid extends Error {
  readonly errors: FieldErrors;

  constructor(errors: FieldErrors) {
    super(`Invalid: ${Object.keys(errors).join(', ')}`);
    this.errors = errors;
  }
}

/** What is wrong with a request, gathered by field, so that one answer names all of it. */
export class Mistakes {
  /** A map and not an object, because a field may have any name, also `constructor`. */
  readonly #messages = new Map<string, string[]>();

  add(field: string, message: string): void {
    this.#messages.set(field, [...(this.#messages.get(field) ?? []), message]);
  }

  /** @throws Invalid with everything that was wrong so far. */
  check(): void {
    if (this.#messages.size > 0) throw new Invalid(Object.fromEntries(this.#messages));
  }
}
