import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeDatabase, openDatabase, type GatewayDatabase } from '../database';
import { keepApart } from './kept-apart';

let path: string;
let database: GatewayDatabase;

beforeEach(async () => {
  path = mkdtempSync(`${tmpdir()}/trastienda-apart-`);
  database = await openDatabase(path);
});
afterEach(async () => {
  await closeDatabase(database);
  rmSync(path, { recursive: true });
});

const open = (wanted: 'practice' | 'live', hadSandbox = false) =>
  keepApart(database, { path, hadSandbox }, wanted);

/** As any version before this was noted would have left it. */
const recordSomething = () =>
  database
    .insertInto('last_branches')
    .values({ business: 'La Tienda', operator: 'Ana', branch_id: 'x' })
    .execute();

describe('records of practice and of a real service', () => {
  it.each([
    ['practice', 'live', 'holds records of practice'],
    ['live', 'practice', 'holds records of a real service'],
  ] as const)('a folder of %s never serves %s', async (first, other, words) => {
    await open(first);
    await open(first);
    await expect(open(other)).rejects.toThrow(words);
    await expect(open(other, true)).rejects.toThrow(words);
    await open(first, true);
  });

  it('of before it was noted, those where no sandbox was are of a real service', async () => {
    await recordSomething();
    await expect(open('practice')).rejects.toThrow('holds records of a real service');
    // The sandbox was there by then, and it is known all the same.
    await open('live', true);
  });

  it('those where one was may be of both: a real service never gets them', async () => {
    await recordSomething();
    await expect(open('live', true)).rejects.toThrow(`remove ${path}/sandbox first`);
    await open('live', false);
  });

  it('those where one was go on in practice, for good', async () => {
    await recordSomething();
    await open('practice', true);
    await expect(open('live', false)).rejects.toThrow('holds records of practice');
  });
});
