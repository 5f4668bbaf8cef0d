import { fastify } from 'fastify';
import { Kysely, type CompiledQuery } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../../src/contract/outcome';
import type { GatewayTables } from '../database';
import { postgresNoting } from '../test-postgres';
import { createPermissions } from './permissions';

const asked = { session: { idHash: 'a-session' }, operation: 'products' };
const scope = (name: string) => ({ required_scope: name });
const nothing = {};

/** The tables that an answer is noted in, where the session's row is this. */
async function notedWith(row: object | null, status: number, told: object, outcome: Outcome) {
  const queries: CompiledQuery[] = [];
  const dialect = postgresNoting(queries, { session_permissions: row === null ? [] : [row] });
  const database = new Kysely<GatewayTables>({ dialect });
  const { log } = fastify();
  const permissions = createPermissions({ database, now: () => new Date(0), log });
  await permissions.learn(asked, { status, outline: told, told }, outcome);
  return queries.map(({ sql }) => sql).filter((sql) => !sql.startsWith('select')).length;
}

const works = { works: 1, required_scope: null };
const lacks = { works: 0, required_scope: 'products' };

describe('what an answer proved is written down', () => {
  it.each<[string, object | null, number, object, Outcome, number]>([
    ['the first time', null, 200, nothing, 'applied', 1],
    ['not again', works, 200, nothing, 'applied', 0],
    ['when it proves the opposite', works, 403, scope('products'), 'rejected', 1],
    [
      'not again, where the same permission is missing',
      lacks,
      403,
      scope('products'),
      'rejected',
      0,
    ],
    ['when another permission is missing', lacks, 403, scope('prices'), 'rejected', 1],
    ['when the permission was given', lacks, 200, nothing, 'applied', 1],
    ['not when it proves nothing', null, 500, nothing, 'unknown', 0],
    ['not when it says of itself that nothing was done', null, 200, nothing, 'unknown', 0],
  ])('%s', async (_, row, status, told, outcome, writes) => {
    expect(await notedWith(row, status, told, outcome)).toBe(writes);
  });
});
