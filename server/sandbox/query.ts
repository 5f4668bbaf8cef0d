import { Mistakes } from './mistakes';

interface IntegerRule {
  min: number;
  max: number;
  fallback: number;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export const isUuid = (text: string): boolean => uuid.test(text);

/** The largest number a parameter without a documented maximum may have; keeps arithmetic exact. */
export const largestInteger = 999_999_999;

/**
 * Reads an operation's query. Mistakes are gathered, so that one 422 names all of them; names the operation does not
 * know are ignored.
 */
export class QueryReader {
  readonly #values: URLSearchParams;
  readonly #mistakes = new Mistakes();

  /** @param ignored names that this service does not know either */
  constructor(values: URLSearchParams, ignored: readonly string[] = []) {
    const isKnown = ([name]: [string, string]) => !ignored.includes(name.replace(/\[\]$/, ''));
    this.#values = ignored.length === 0 ? values : new URLSearchParams([...values].filter(isKnown));
  }

  /** The one value of a parameter; null when it is absent. Given twice, or as a list, it is a mistake. */
  text(name: string): string | null {
    const values = this.#values.getAll(name);
    if (values.length > 1 || this.#values.has(`${name}[]`)) {
      this.#mistakes.add(name, `The ${name} must have one value.`);
      return null;
    }
    return values[0] ?? null;
  }

  /** Like `text`, for a parameter that says nothing when it is blank. */
  filled(name: string): string | null {
    const text = this.text(name);
    if (text?.trim() === '') this.#mistakes.add(name, `The ${name} must not be empty.`);
    return text;
  }

  /** Like `filled`, for a parameter that cannot be left out; what it answers without one is never used. */
  required(name: string): string {
    const text = this.filled(name);
    if (!this.#values.has(name)) this.#mistakes.add(name, `The ${name} is required.`);
    return text ?? '';
  }

  integer(name: string, { min, max, fallback }: IntegerRule): number {
    const text = this.text(name);
    if (text === null) return fallback;
    const value = /^-?\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    if (Number.isNaN(value)) this.#mistakes.add(name, `The ${name} must be an integer.`);
    else if (value < min) this.#mistakes.add(name, `The ${name} must be at least ${min}.`);
    else if (value > max) this.#mistakes.add(name, `The ${name} must not be greater than ${max}.`);
    else return value;
    return fallback;
  }

  oneOf<T extends string>(name: string, choices: readonly T[]): T | null {
    const text = this.text(name);
    if (text === null) return null;
    const choice = choices.find((candidate) => candidate === text);
    if (choice === undefined) this.#mistakes.add(name, `The selected ${name} is invalid.`);
    return choice ?? null;
  }

  uuid(name: string): string | null {
    const text = this.text(name);
    if (text === null || isUuid(text)) return text?.toLowerCase() ?? null;
    this.#mistakes.add(name, `The ${name} must be a valid UUID.`);
    return null;
  }

  /** @throws Invalid with everything that was wrong so far. */
  check(): void {
    this.#mistakes.check();
  }
}
