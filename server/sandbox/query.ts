import { invalid, Refusal, type FieldErrors } from './replies';

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
  readonly #errors: FieldErrors = {};

  constructor(values: URLSearchParams) {
    this.#values = values;
  }

  #mistake(name: string, message: string): void {
    this.#errors[name] = [...(this.#errors[name] ?? []), message];
  }

  /** The one value of a parameter; null when it is absent. Given twice, or as a list, it is a mistake. */
  text(name: string): string | null {
    const values = this.#values.getAll(name);
    if (values.length > 1 || this.#values.has(`${name}[]`)) {
      this.#mistake(name, `The ${name} must have one value.`);
      return null;
    }
    return values[0] ?? null;
  }

  integer(name: string, { min, max, fallback }: IntegerRule): number {
    const text = this.text(name);
    if (text === null) return fallback;
    const value = /^-?\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    if (Number.isNaN(value)) this.#mistake(name, `The ${name} must be an integer.`);
    else if (value < min) this.#mistake(name, `The ${name} must be at least ${min}.`);
    else if (value > max) this.#mistake(name, `The ${name} must not be greater than ${max}.`);
    else return value;
    return fallback;
  }

  oneOf<T extends string>(name: string, choices: readonly T[]): T | null {
    const text = this.text(name);
    if (text === null) return null;
    const choice = choices.find((candidate) => candidate === text);
    if (choice === undefined) this.#mistake(name, `The selected ${name} is invalid.`);
    return choice ?? null;
  }

  uuid(name: string): string | null {
    const text = this.text(name);
    if (text === null || isUuid(text)) return text?.toLowerCase() ?? null;
    this.#mistake(name, `The ${name} must be a valid UUID.`);
    return null;
  }

  /** @throws Refusal with the 422 of everything that was wrong so far. */
  check(): void {
    if (Object.keys(this.#errors).length > 0) throw new Refusal(invalid(this.#errors));
  }
}
