import type Database from 'libsql';

const kept = 500;

/** Counts the changes of one table, in the connection's own memory: nothing of it is in the database. */
const counter = (table: string) => `
  CREATE TEMP TABLE changes_of_${table} (count INTEGER NOT NULL);
  INSERT INTO changes_of_${table} VALUES (0);
  ${['INSERT', 'UPDATE', 'DELETE']
    .map(
      (
        change,
      ) => `CREATE TEMP TRIGGER ${change.toLowerCase()}_of_${table} AFTER ${change} ON ${table}
        BEGIN UPDATE changes_of_${table} SET count = count + 1; END;`,
    )
    .join('\n')}`;

/**
 * Remembers how many rows each filter of a list has until a row of its table changes: counting 100,000 entries of an index
 * takes longer than reading the page that needs the number.
 */
export class Totals {
  readonly #file: Database.Database;
  readonly #table: 'batches';
  /** Null until the first question: a world is made before its tables are. */
  #changes: Database.Statement | null = null;
  readonly #known = new Map<string, number>();
  #knownAt = -1;

  constructor(file: Database.Database, table: 'batches') {
    this.#file = file;
    this.#table = table;
  }

  #count(): number {
    if (this.#changes === null) {
      this.#file.exec(counter(this.#table));
      this.#changes = this.#file.prepare(`SELECT count FROM changes_of_${this.#table}`);
    }
    return (this.#changes.get() as { count: number }).count;
  }

  /** The total of a filter, counted with `count` when it is not known any more. */
  async of(filter: object, count: () => Promise<number>): Promise<number> {
    const changes = this.#count();
    if (changes !== this.#knownAt || this.#known.size > kept) this.#known.clear();
    this.#knownAt = changes;
    const key = JSON.stringify(filter);
    const total = this.#known.get(key) ?? (await count());
    this.#known.set(key, total);
    return total;
  }
}
