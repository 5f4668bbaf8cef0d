/** How a column is stored and what TypeScript sees; a `?` means it may be null. */
interface Stored {
  text: string;
  'text?': string | null;
  real: number;
  'real?': number | null;
  flag: 0 | 1;
  'flag?': 0 | 1 | null;
  /** JSON text; whoever looks at the table from outside sees the value. */
  json: string;
}

export type ColumnKind = keyof Stored;
export type Columns = Readonly<Record<string, ColumnKind>>;

/** A table: its columns (`id` is the primary key) and the column lists of its indexes. */
export interface Table {
  readonly columns: Columns;
  readonly indexes?: readonly string[];
  /** What fills a table that is derived from others, and the triggers that keep it; run after the seed. */
  readonly derivation?: readonly string[];
}

export type Row<T extends Table> = {
  -readonly [C in keyof T['columns']]: Stored[T['columns'][C]];
};

const sqlTypes: Record<ColumnKind, string> = {
  text: 'TEXT NOT NULL',
  'text?': 'TEXT',
  real: 'REAL NOT NULL',
  'real?': 'REAL',
  flag: 'INTEGER NOT NULL',
  'flag?': 'INTEGER',
  json: 'TEXT NOT NULL',
};

/** The statement that creates a table. */
export function createTableSql(name: string, table: Table): string {
  const columns = Object.entries(table.columns).map(
    ([column, kind]) => `"${column}" ${sqlTypes[kind]}${column === 'id' ? ' PRIMARY KEY' : ''}`,
  );
  return `CREATE TABLE "${name}" (${columns.join(', ')})`;
}

/** The statements that create a table's indexes; run after the seed, because filling an indexed table is slower. */
export function createIndexSql(name: string, table: Table): string[] {
  return (table.indexes ?? []).map(
    (columns, index) => `CREATE INDEX "${name}_${index}" ON "${name}" ${columns}`,
  );
}
