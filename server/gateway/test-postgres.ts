import {
  DummyDriver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
} from 'kysely';

/**
 * A PostgreSQL that notes what it is asked, without the marks of transactions, and answers the given rows of the table that is
 * asked; to a question of how many, none.
 */
export function postgresNoting(
  asked: CompiledQuery[],
  rows: Readonly<Record<string, object[]>>,
): Dialect {
  const connection: DatabaseConnection = {
    executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      asked.push(query);
      const [, table = ''] = /from "(\w+)"/.exec(query.sql) ?? [];
      const answer = query.sql.includes('count(*)') ? [{ total: '0' }] : (rows[table] ?? []);
      return Promise.resolve({ rows: answer as Row[] });
    },
    streamQuery() {
      throw new Error('Nothing is read as a stream');
    },
  };
  return {
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createDriver: () =>
      new (class extends DummyDriver {
        override acquireConnection(): Promise<DatabaseConnection> {
          return Promise.resolve(connection);
        }
      })(),
  };
}
