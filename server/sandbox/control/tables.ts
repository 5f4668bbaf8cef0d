import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { ControlProblem, worldOf } from './problem';
import { asAdded, inTransaction } from '../database';
import { overridesSchema } from '../overrides';
import { isTableName, schema, type TableName } from '../schema';
import type { ColumnKind, Columns } from '../table';
import type { World } from '../world';
import type { Worlds } from '../worlds';

const params = z.object({ table: z.string(), row: z.optional(z.string()) });
const rowSchema = z.record(z.string(), z.unknown());
const rowsSchema = z.array(rowSchema);

/** Integrations have a route of their own, the days of lots follow the lots. */
const closed: readonly TableName[] = ['integrations', 'batch_days'];

function tableOf(given: unknown): { table: TableName; row: string } {
  const { table, row = '' } = params.parse(given);
  if (isTableName(table) && !closed.includes(table)) return { table, row };
  throw new ControlProblem(404, `There is no table ${table} to edit.`);
}

/** A value as its column keeps it; lists and overrides are JSON text, flags are 0 and 1. */
function stored(column: string, value: unknown): unknown {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (column === 'overrides' && value !== null) return JSON.stringify(overridesSchema.parse(value));
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}

function read(kind: ColumnKind, column: string, value: unknown): unknown {
  if (kind === 'flag' || kind === 'flag?') return value === null ? null : value === 1;
  if (typeof value !== 'string') return value;
  const isJson = kind === 'json' || column === 'overrides';
  return isJson ? JSON.parse(value) : value;
}

const empty: Record<ColumnKind, unknown> = {
  text: '',
  'text?': null,
  real: 0,
  'real?': null,
  flag: 0,
  'flag?': null,
  json: '{}',
};

/** What a row belongs to when it does not say: the first branch, and the business of its branch. */
async function usualOwner(world: World, row: Record<string, unknown>) {
  const branches = await world.db
    .selectFrom('branches')
    .select(['id', 'business_id'])
    .orderBy(asAdded)
    .execute();
  const branch = branches.find(({ id }) => id === row['branch_id']) ?? branches[0];
  const lists = { tax_ids: '[]', portions: '[]', prices: '[]' };
  return { business_id: branch?.business_id, branch_id: branch?.id, ...lists };
}

async function withOwner(world: World, columns: Columns, row: Record<string, unknown>) {
  const owner = Object.entries(await usualOwner(world, row));
  const known = owner.filter(([column]) => Object.hasOwn(columns, column));
  return { ...Object.fromEntries(known), ...row };
}

function checkColumns(columns: Columns, row: Record<string, unknown>): void {
  const unknown = Object.keys(row).filter((column) => !Object.hasOwn(columns, column));
  if (unknown.length > 0) {
    throw new ControlProblem(
      400,
      `Unknown columns: ${unknown.join(', ')}. Known: ${Object.keys(columns).join(', ')}.`,
    );
  }
}

function readRows(world: World, table: TableName): Record<string, unknown>[] {
  const columns = Object.entries(schema[table].columns);
  const rows = world.file.prepare(`SELECT * FROM "${table}" ORDER BY rowid`).all() as Record<
    string,
    unknown
  >[];
  return rows.map((row) =>
    Object.fromEntries(columns.map(([column, kind]) => [column, read(kind, column, row[column])])),
  );
}

function insertRow(world: World, table: TableName, row: Record<string, unknown>): string {
  const { columns } = schema[table];
  checkColumns(columns, row);
  const id = typeof row['id'] === 'string' ? row['id'] : randomUUID();
  const values = Object.entries(columns).map(([column, kind]) =>
    column === 'id' ? id : stored(column, row[column] ?? empty[kind]),
  );
  const names = Object.keys(columns).map((column) => `"${column}"`);
  const places = names.map(() => '?');
  world.file
    .prepare(`INSERT INTO "${table}" (${names.join(',')}) VALUES (${places.join(',')})`)
    .run(values);
  return id;
}

function changeRow(world: World, table: TableName, id: string, row: Record<string, unknown>) {
  checkColumns(schema[table].columns, row);
  const names = Object.keys(row);
  if (names.length === 0) return;
  const values = names.map((column) => stored(column, row[column]));
  const places = names.map((column) => `"${column}" = ?`);
  const { changes } = world.file
    .prepare(`UPDATE "${table}" SET ${places.join(', ')} WHERE id = ?`)
    .run([...values, id]);
  if (changes === 0) throw new ControlProblem(404, `${table} has no row ${id}.`);
}

/** The rows of a world as they are stored, so that a test can build any data and see every effect. */
export function addTableRoutes(control: FastifyInstance, worlds: Worlds): void {
  control.get('/worlds/:id/tables/:table', async (request) =>
    readRows(worldOf(worlds, request.params), tableOf(request.params).table),
  );

  control.post('/worlds/:id/tables/:table', async (request, reply) => {
    const world = worldOf(worlds, request.params);
    const { table } = tableOf(request.params);
    const { columns } = schema[table];
    const rows = await Promise.all(
      rowsSchema.parse(request.body).map((row) => withOwner(world, columns, row)),
    );
    const ids: string[] = [];
    inTransaction(world.file, () => {
      for (const row of rows) ids.push(insertRow(world, table, row));
    });
    return reply.code(201).send({ ids });
  });

  control.patch('/worlds/:id/tables/:table/:row', async (request, reply) => {
    const { table, row } = tableOf(request.params);
    changeRow(worldOf(worlds, request.params), table, row, rowSchema.parse(request.body));
    return reply.code(204).send();
  });

  control.delete('/worlds/:id/tables/:table', async (request, reply) => {
    const { table } = tableOf(request.params);
    worldOf(worlds, request.params).file.exec(`DELETE FROM "${table}"`);
    return reply.code(204).send();
  });
}
