import type Database from 'libsql';

const kept = 500;

/**
 * Remembers how many rows each filter of a list has until any row of the world changes: counting 100,000 entries of an
 * index takes longer than reading the page that needs the number.
 */
export class Totals {
  readonly #changes: Database.Statement;
  readonly #known = new Map<string, number>();
  #knownAt = -1;

  constructor(file: Database.Database) {
    this.#changes = file.prepare('SELECT total_changes() AS changes');
  }

  /** The total of a filter, counted with `count` when it is not known any more. */
  async of(filter: object, count: () => Promise<number>): Promise<number> {
    const { changes } = this.#changes.get() as { changes: number };
    if (changes !== this.#knownAt || this.#known.size > kept) this.#known.clear();
    this.#knownAt = changes;
    const key = JSON.stringify(filter);
    const total = this.#known.get(key) ?? (await count());
    this.#known.set(key, total);
    return total;
  }
}
