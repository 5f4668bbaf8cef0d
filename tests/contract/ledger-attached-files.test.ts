import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { attachedFileLimit, mostAttachedFiles } from '@/contract/attached-file';
import { documentFileSchema } from '@/contract/document-file';
import { openDatabase } from '../../server/gateway/database';
import { forgetLooseDocuments } from '../../server/gateway/documents/upkeep';
import { forgetOldAttempts } from '../../server/gateway/ledger/upkeep';
import { goodKey, otherKey } from '../hostile/support/upstream';
import { integrationsFile, LedgerTest, payment, payments, summary } from './support/ledger';

/** Files that people lay beside purchases and payments. */

const dayMs = 86_400_000;
const elsewhereKey = 'key-of-another-business';
let test: LedgerTest;
let cookie: string;

beforeAll(async () => {
  const INTEGRATIONS = integrationsFile([
    { name: 'compras', business: 'La Tienda', key: goodKey },
    { name: 'personal', business: 'La Tienda', key: otherKey, areas: ['schedule-assignments'] },
    { name: 'compras-2', business: 'La Otra', key: elsewhereKey },
  ]);
  test = await LedgerTest.start({ env: { INTEGRATIONS } });
  cookie = await test.gateway.signIn(goodKey, 'Ana');
});
afterAll(() => test.gateway.close());

const pdf = (text: string = randomUUID()) => Buffer.from(`%PDF-1.7\n${text}`);
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

async function sent(path = '/expenses'): Promise<string> {
  const id = randomUUID();
  const body = path === payments ? payment : JSON.stringify({ observation: id });
  await test.write({ id, path, body, cookie });
  return id;
}

const place = (id: string, hash: string) => `/gateway/attempts/${id}/files/${hash}`;

const attach = (id: string, bytes: Buffer, { hash = hashOf(bytes), by = cookie } = {}) =>
  test.gateway.appAsk(place(id, hash), {
    method: 'PUT',
    cookie: by,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Factura 0187.pdf', base64: bytes.toString('base64') }),
  });
const take = (id: string, bytes: Buffer, by = cookie) =>
  test.gateway.appAsk(place(id, hashOf(bytes)), { cookie: by });
const remove = (id: string, bytes: Buffer, by = cookie) =>
  test.gateway.appAsk(place(id, hashOf(bytes)), { method: 'DELETE', cookie: by });
const toldOf = async (id: string) => (await test.detail(id, cookie)).files;

it('are read back byte for byte beside a purchase or a payment, and nothing of them is sent or logged', async () => {
  for (const path of ['/expenses', payments]) {
    const id = await sent(path);
    const bytes = pdf();
    expect((await attach(id, bytes)).status).toBe(204);
    expect(await toldOf(id)).toMatchObject([
      {
        hash: hashOf(bytes),
        name: 'Factura 0187.pdf',
        kind: 'pdf',
        bytes: bytes.length,
        operator: 'Ana',
      },
    ]);
    const { base64 } = documentFileSchema.parse((await take(id, bytes)).json());
    expect(Buffer.from(base64, 'base64')).toEqual(bytes);
    const everywhere = JSON.stringify(test.gateway.upstream.seen) + test.gateway.logLines.join();
    expect(everywhere).not.toContain('Factura 0187');
    expect(everywhere).not.toContain(hashOf(bytes));
  }
});

it('are kept once however often they are brought, and gone once they are removed', async () => {
  const id = await sent();
  const bytes = pdf();
  await attach(id, bytes);
  expect((await attach(id, bytes)).status).toBe(204);
  expect(await toldOf(id)).toHaveLength(1);
  expect((await remove(id, bytes)).status).toBe(204);
  expect((await remove(id, bytes)).status).toBe(204);
  expect(await toldOf(id)).toEqual([]);
  expect((await take(id, bytes)).status).toBe(404);
});

it('leave what they were, and who took them away each time, with the record', async () => {
  const id = await sent();
  const bytes = pdf();
  const berta = await test.gateway.signIn(goodKey, 'Berta');
  for (const by of [berta, cookie]) {
    await attach(id, bytes);
    await remove(id, bytes, by);
    await remove(id, bytes, by);
  }
  const { removedFiles } = await test.detail(id, cookie);
  const file = { hash: hashOf(bytes), name: 'Factura 0187.pdf', bytes: bytes.length };
  expect(removedFiles).toMatchObject([
    { ...file, kind: 'pdf', operator: 'Ana', removed: { operator: 'Berta' } },
    { ...file, kind: 'pdf', operator: 'Ana', removed: { operator: 'Ana' } },
  ]);
});

it('are at most so many', async () => {
  const id = await sent();
  for (let count = 0; count < mostAttachedFiles; count += 1) await attach(id, pdf());
  expect(summary(await attach(id, pdf()))).toMatchObject({ status: 409, problem: 'files-full' });
  expect(await toldOf(id)).toHaveLength(mostAttachedFiles);
});

it('are of the kinds that are kept by what is in them, of their own hash and no larger than they may be', async () => {
  const id = await sent();
  const page = Buffer.from('<script>alert(1)</script>');
  const large = pdf('x'.repeat(attachedFileLimit));
  expect(summary(await attach(id, page))).toMatchObject({ status: 400 });
  expect(summary(await attach(id, pdf(), { hash: hashOf(pdf()) }))).toMatchObject({ status: 400 });
  expect(summary(await attach(id, pdf(), { hash: 'x' }))).toMatchObject({ status: 400 });
  expect((await attach(id, large)).status).toBeGreaterThanOrEqual(400);
  expect(await toldOf(id)).toEqual([]);
});

it('are laid beside nothing else', async () => {
  const id = await sent('/accounting/entry-types');
  expect(summary(await attach(id, pdf()))).toMatchObject({ status: 400 });
  expect(await toldOf(id)).toEqual([]);
});

it('are for whoever may read the record: no other area, no other business', async () => {
  const id = await sent();
  const bytes = pdf();
  await attach(id, bytes);
  for (const key of [otherKey, elsewhereKey]) {
    const other = await test.gateway.signIn(key, 'Eva');
    expect((await take(id, bytes, other)).status).toBe(404);
    expect((await attach(id, pdf(), { by: other })).status).toBe(404);
    expect((await remove(id, bytes, other)).status).toBe(404);
  }
  expect(await toldOf(id)).toHaveLength(1);
});

it('go with the last record that has them, and not before', async () => {
  const [first, second] = [await sent(), await sent()];
  const bytes = pdf();
  await attach(first, bytes);
  await attach(second, bytes);
  await remove(second, bytes);
  const database = await openDatabase(test.gateway.dataDir);
  const isThereAfter = async (days: number) => {
    const now = new Date(Date.now() + days * dayMs);
    await forgetOldAttempts(database, now, 400);
    await forgetLooseDocuments(database, now);
    const rows = await database.selectFrom('documents').select('hash').execute();
    return rows.some(({ hash }) => hash === hashOf(bytes));
  };
  expect(await isThereAfter(2)).toBe(true);
  expect(await isThereAfter(401)).toBe(false);
  await database.destroy();
});
