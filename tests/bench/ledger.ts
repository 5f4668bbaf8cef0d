import { randomUUID } from 'node:crypto';
import { fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startInstallation } from '../../e2e/support/installation';
import { openDatabase } from '../../server/gateway/database';
import { similarityRules } from '../../server/gateway/ledger/similar/similar';
import { createLedgerStore } from '../../server/gateway/ledger/store';
import { appHeaders } from '../hostile/support/app-headers';
import { attemptRow } from '../contract/support/attempt-row';
import { signIn } from './support/sign-in';
import { head, line } from './support/spread';

/**
 * What the ledger adds to a write: reads and writes in turn, each sent to the sandbox itself and through the gateway, in
 * one run. Then the records alone, on a disk like the gateway's: that of an attempt and its send, which people wait for, and
 * that of its end, beside a plain write of their size that is waited for until it is on the disk.
 */
const rounds = Number(process.argv[2] ?? 15);
const perBlock = 30;
const records = 500;

type Ready = { base: string; demo: { key: string }[] };

const installation = await startInstallation();
const ready = (await (await fetch(`${installation.control}/ready`)).json()) as Ready;
const key = ready.demo[0]?.key ?? '';
const direct = { 'x-api-key': key };
const cookie = await signIn(installation.url, key);
const throughGateway = { cookie, ...(await appHeaders(installation.url, cookie)) };
const gatewayBase = `${installation.url}/api/external/v1`;

/** Milliseconds a request takes, over a block of them one after the other. */
async function block(base: string, headers: Record<string, string>, writes: boolean) {
  const began = performance.now();
  for (let count = 0; count < perBlock; count += 1) {
    const answer = writes
      ? await fetch(`${base}/accounting/entry-types`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json', 'attempt-id': randomUUID() },
          body: JSON.stringify({ code: randomUUID().slice(0, 18), name: 'Bench', prefix: 'B' }),
        })
      : await fetch(`${base}/branches`, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${base}: ${answer.status}`);
  }
  return (performance.now() - began) / perBlock;
}

const measured = {
  readDirect: [] as number[],
  readGateway: [] as number[],
  writeDirect: [] as number[],
  writeGateway: [] as number[],
};
for (let round = -2; round < rounds; round += 1) {
  const one = {
    readDirect: await block(ready.base, direct, false),
    readGateway: await block(gatewayBase, throughGateway, false),
    writeDirect: await block(ready.base, direct, true),
    writeGateway: await block(gatewayBase, throughGateway, true),
  };
  // The first two rounds only warm up.
  if (round < 0) continue;
  for (const name of Object.keys(measured) as (keyof typeof measured)[]) {
    measured[name].push(one[name]);
  }
}
await installation.stop();

const added = (through: readonly number[], straight: readonly number[]) =>
  through.map((value, index) => value - (straight[index] ?? Number.NaN));
const addedToRead = added(measured.readGateway, measured.readDirect);
const addedToWrite = added(measured.writeGateway, measured.writeDirect);
process.stdout.write(head);
process.stdout.write(line('read, sandbox itself', measured.readDirect));
process.stdout.write(line('read, through gateway', measured.readGateway));
process.stdout.write(line('write, sandbox itself', measured.writeDirect));
process.stdout.write(line('write, through gateway', measured.writeGateway));
process.stdout.write(line('added to a read', addedToRead));
process.stdout.write(line('added to a write', addedToWrite));
process.stdout.write(line('of it by ledger and connection', added(addedToWrite, addedToRead)));

const folder = mkdtempSync(path.join(tmpdir(), 'trastienda-bench-'));
const database = await openDatabase(folder);
const store = createLedgerStore(database);
const before: number[] = [];
const plain: number[] = [];
const file = openSync(path.join(folder, 'plain'), 'a');
/** About what the log of the database grows by. */
const bytes = Buffer.alloc(24 * 1024, 1);
const after: number[] = [];
const purchase = {
  operation: 'expenses.create',
  path: '/expenses',
  body_text: JSON.stringify({ products: Array.from({ length: 20 }, () => ({ sku: 'x' })) }),
} as const;
for (let count = 0; count < records; count += 1) {
  const row = attemptRow(randomUUID(), { ...purchase, body_hash: randomUUID() });
  const since = new Date(Date.now() - 86_400_000).toISOString();
  const send = { number: 1, at: row.recorded_at, requestId: randomUUID(), keyHash: 'bench' };
  const idle = performance.now();
  writeSync(file, bytes);
  fdatasyncSync(file);
  const began = performance.now();
  plain.push(began - idle);
  await store.record(
    { row, identities: [], parts: [] },
    { rules: similarityRules, since, confirmed: [], reason: null },
    send,
  );
  const sent = performance.now();
  await store.endSend(row.id, send, answered(row.recorded_at), null);
  before.push(sent - began);
  after.push(performance.now() - sent);
}
await database.destroy();
rmSync(folder, { recursive: true, force: true });
process.stdout.write(line('a plain write to the disk', plain));
process.stdout.write(line('record before a send', before));
process.stdout.write(line('record of its end', after));

function answered(endedAt: string) {
  return {
    endedAt,
    outcome: 'applied' as const,
    status: 201,
    problem: null,
    replayed: false,
    answerText: JSON.stringify({ status: true, data: { id: randomUUID(), name: 'Bench' } }),
  };
}
