import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { documentFileLimit, documentFileSchema } from '@/contract/document-file';
import { journalLinesSchema } from '@/contract/journal-file';
import { openDatabase, type GatewayDatabase } from '../../server/gateway/database';
import { forgetLooseDocuments } from '../../server/gateway/documents/upkeep';
import { forgetOldAttempts } from '../../server/gateway/ledger/upkeep';
import { goodKey, otherKey } from '../hostile/support/upstream';
import { startTestGateway, type TestGateway } from '../hostile/support/gateway';
import { brokenOff, integrationsFile, LedgerTest, saying, summary } from './support/ledger';

/** The files of tax documents that purchases are made from. */

const dayMs = 86_400_000;
const business = 'La Tienda';
let test: LedgerTest;
let gateway: TestGateway;
let cookie: string;

const INTEGRATIONS = integrationsFile([
  { name: 'compras', business, key: goodKey },
  { name: 'personal', business, key: otherKey, areas: ['schedule-assignments'] },
]);

beforeAll(async () => {
  test = await LedgerTest.start({ env: { INTEGRATIONS } });
  ({ gateway } = test);
  cookie = await gateway.signIn(goodKey, 'Ana');
});
afterAll(async () => {
  await gateway.stop();
  await test.gateway.upstream.close();
});

/** The same gateway at the same address. */
async function restart(): Promise<void> {
  const { upstream, dataDir, port } = gateway;
  const env = { INTEGRATIONS, PORT: String(port) };
  gateway = await startTestGateway({ upstream, dataDir, env });
}

/** Letters of Windows and a mark: no UTF-8. Each is another file. */
function fileOf(text: string = randomUUID()) {
  const bytes = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf, 0xf1, 0x00]), Buffer.from(text)]);
  return { bytes, hash: createHash('sha256').update(bytes).digest('hex') };
}
type TestFile = ReturnType<typeof fileOf>;

const keep = ({ bytes, hash }: TestFile, by = cookie) =>
  gateway.appAsk(`/gateway/documents/${hash}`, {
    method: 'PUT',
    cookie: by,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ base64: bytes.toString('base64') }),
  });

/** @returns the id of the attempt */
async function record({ hash }: Pick<TestFile, 'hash'>, path = '/expenses'): Promise<string> {
  const id = randomUUID();
  const body = JSON.stringify({ observation: id, branch_id: randomUUID() });
  await test.write({ id, path, body, context: { document: hash }, cookie });
  return id;
}

const take = (id: string, by = cookie) =>
  gateway.appAsk(`/gateway/attempts/${id}/document`, { cookie: by });

async function bytesOf(id: string): Promise<Buffer> {
  const { base64 } = documentFileSchema.parse((await take(id)).json());
  return Buffer.from(base64, 'base64');
}
const toldOf = async (id: string) => (await test.detail(id, cookie)).document;

async function withDatabase<T>(ask: (database: GatewayDatabase) => Promise<T>): Promise<T> {
  const database = await openDatabase(gateway.dataDir);
  try {
    return await ask(database);
  } finally {
    await database.destroy();
  }
}
const kept = () =>
  withDatabase(async (database) => {
    const rows = await database.selectFrom('documents').select('hash').execute();
    return rows.map(({ hash }) => hash);
  });

it('D1: is read back byte for byte by whoever may read the attempt, and nothing of it is sent', async () => {
  const file = fileOf();
  expect((await keep(file)).status).toBe(204);
  const id = await record(file);
  expect(await toldOf(id)).toEqual({ bytes: file.bytes.length });
  expect(await bytesOf(id)).toEqual(file.bytes);
  const sent = gateway.upstream.seen.map((one) => JSON.stringify(one)).join();
  expect(sent).not.toContain(file.hash);
  expect(gateway.logLines.join()).not.toContain(file.hash);
});

it('D1: may come after its purchase, or never: that changes nothing of how it is sent', async () => {
  const file = fileOf();
  const id = await record(file);
  expect(await test.detail(id, cookie)).toMatchObject({
    state: 'applied',
    document: { bytes: null },
  });
  expect((await take(id)).status).toBe(404);
  await keep(file);
  expect(await bytesOf(id)).toEqual(file.bytes);
});

it('D1: stays with a purchase that was refused, in doubt or sent beside its like', async () => {
  const file = fileOf();
  await keep(file);
  test.service(saying(422, { status: false, errors: {} }));
  const refused = await record(file);
  test.service(brokenOff);
  const doubtful = await record(file);
  test.service(saying(201, { status: true, data: { id: randomUUID() } }));
  const applied = await record(file);
  for (const id of [refused, doubtful, applied]) expect(await bytesOf(id)).toEqual(file.bytes);
});

it('D1: is of purchases alone', async () => {
  const file = fileOf();
  await keep(file);
  expect(await toldOf(await record(file, '/accounting/entry-types'))).toBeNull();
});

it('D1: bytes that are not what they are called, and what is too large, are not kept', async () => {
  const { bytes } = fileOf();
  for (const hash of [fileOf().hash, 'x', fileOf().hash.toUpperCase()]) {
    expect(summary(await keep({ bytes, hash }))).toMatchObject({ status: 400 });
  }
  const large = fileOf('x'.repeat(documentFileLimit));
  expect(summary(await keep(large))).toMatchObject({ status: 400 });
  expect(await kept()).not.toContain(large.hash);
});

it('D1: an integration without purchases neither reads nor keeps one', async () => {
  const file = fileOf();
  await keep(file);
  const id = await record(file);
  const staff = await gateway.signIn(otherKey, 'Eva');
  expect((await take(id, staff)).status).toBe(404);
  expect((await keep(fileOf(), staff)).status).toBe(403);
});

it('D1: goes with the last record or draft that names it, and not before', async () => {
  const [recorded, drafted, loose] = [fileOf(), fileOf(), fileOf()];
  for (const file of [recorded, drafted, loose]) await keep(file);
  await record(recorded);
  const draft = {
    form: 'purchases',
    schema: 1,
    title: '',
    branchId: null,
    branchName: null,
    subjectId: null,
    origin: null,
    base: 0,
    tab: randomUUID(),
    revision: 1,
    operator: 'Ana',
    business,
    values: { document: JSON.stringify({ hash: drafted.hash }) },
  };
  await gateway.appAsk(`/gateway/drafts/${randomUUID()}`, {
    method: 'PUT',
    cookie,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(draft),
  });
  await gateway.stop();
  const after = (days: number) =>
    withDatabase(async (database) => {
      const now = new Date(Date.now() + days * dayMs);
      await forgetOldAttempts(database, now, 400);
      await forgetLooseDocuments(database, now);
      const rows = await database.selectFrom('documents').select('hash').execute();
      const hashes = rows.map(({ hash }) => hash);
      return [recorded, drafted, loose].map(({ hash }) => hashes.includes(hash));
    });
  expect(await after(0)).toEqual([true, true, true]);
  expect(await after(2)).toEqual([true, true, false]);
  expect(await after(401)).toEqual([false, true, false]);
  await restart();
});

it('D1: is there after a restart; a journal that is taken along names it and leaves it behind', async () => {
  const file = fileOf();
  await keep(file);
  const id = await record(file);
  await gateway.stop();
  await restart();
  cookie = await gateway.signIn(goodKey, 'Ana');
  expect(await bytesOf(id)).toEqual(file.bytes);
  const taken = await gateway.appAsk('/gateway/attempts/file', { cookie });
  const { lines } = journalLinesSchema.parse(taken.json());
  const line = lines.find((text) => text.includes(id)) ?? '';
  expect(JSON.parse(line)).toMatchObject({ context: { document: file.hash } });
  expect(line).not.toContain(file.bytes.toString('base64'));
  const to = await LedgerTest.start({
    env: { INTEGRATIONS: integrationsFile([{ name: 'compras', business, key: goodKey }]) },
  });
  const part = { add: true, lines: [{ number: 2, text: line }] };
  expect(await to.post('/gateway/attempts/file', part)).toMatchObject({ status: 200 });
  expect((await to.detail(id)).document).toEqual({ bytes: null });
  await to.gateway.close();
});
