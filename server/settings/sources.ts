import { readFileSync, statSync } from 'node:fs';
import * as z from 'zod';

/** Something is wrong with the settings; every mistake is named, none repeats a secret. */
export class SettingsError extends Error {
  readonly mistakes: string[];

  constructor(mistakes: string[]) {
    super(`These settings are wrong:\n${mistakes.map((mistake) => `  - ${mistake}`).join('\n')}`);
    this.name = 'SettingsError';
    this.mistakes = mistakes;
  }
}

/** Reads settings one by one and keeps every mistake instead of stopping at the first. */
export class SettingsReader {
  readonly mistakes: string[] = [];
  readonly #env: NodeJS.ProcessEnv;

  constructor(env: NodeJS.ProcessEnv) {
    this.#env = env;
  }

  /** The text of a setting; a blank one counts as not set. */
  text(name: string): string | undefined {
    const value = this.#env[name]?.trim();
    return value === '' ? undefined : value;
  }

  /** The value of a setting, or `fallback` when it is not set or wrong. */
  read<Value, Fallback>(
    name: string,
    schema: z.ZodType<Value, string>,
    fallback: Fallback,
  ): Value | Fallback {
    const text = this.text(name);
    if (text === undefined) return fallback;
    const result = schema.safeParse(text);
    if (result.success) return result.data;
    for (const issue of result.error.issues) this.wrong(name, issue.message);
    return fallback;
  }

  wrong(name: string, what: string): void {
    this.mistakes.push(`${name} ${what}`);
  }

  /**
   * The text of the file a setting names. `secret`: a file every account of the machine can read is refused.
   * @returns undefined, with the mistake kept, when it cannot be used.
   */
  file(name: string, path: string, secret: boolean): string | undefined {
    try {
      if (secret && (statSync(path).mode & 0o004) !== 0) {
        this.wrong(
          name,
          `names ${path}, which holds secrets and is readable by everyone (chmod 600)`,
        );
        return undefined;
      }
      return readFileSync(path, 'utf8');
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unreadable';
      this.wrong(name, `names ${path}, which cannot be read (${code})`);
      return undefined;
    }
  }

  /**
   * The entries of the secret file of JSON that a setting names, each with its place; one that is wrong is left out. One by one, so
   * that its mistakes are told together with what else is found to be wrong of it.
   */
  *entries<Value>(
    name: string,
    schema: z.ZodType<Value>,
  ): Generator<{ index: number; entry: Value }> {
    const path = this.text(name);
    const text = path === undefined ? undefined : this.file(name, path, true);
    if (path === undefined || text === undefined) return;
    const content = this.json(name, path, text);
    if (content === undefined) return;
    const list = z.array(z.unknown()).safeParse(content);
    if (!list.success) {
      this.wrong(name, `names ${path}, which must hold a JSON array`);
      return;
    }
    for (const [index, item] of list.data.entries()) {
      const result = schema.safeParse(item);
      for (const issue of result.error?.issues ?? []) {
        this.wrong(name, `${[`[${index}]`, ...issue.path].join('.')}: ${issue.message}`);
      }
      if (result.success) yield { index, entry: result.data };
    }
  }

  /** The JSON of a file's text; undefined, with the mistake kept, when it is not JSON. */
  json(name: string, path: string, text: string): unknown {
    try {
      return JSON.parse(text);
    } catch {
      this.wrong(name, `names ${path}, which is not JSON`);
      return undefined;
    }
  }
}
