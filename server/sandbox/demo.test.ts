import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultProfile, profileSchema } from '../../src/contract/profile';
import { addDays } from './clock';
import { sandboxReadySchema, type SandboxReady } from './ready';
import { firstBusiness } from './seed/branches';
import { catalogId } from './seed/catalogs';
import { saleId } from './seed/sales';

// A process start on a busy machine takes its time.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

/** Built as for a release, below node_modules so that the packages it leaves outside are found. */
const cache = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url));
const program = { folder: '', main: '' };

beforeAll(() => {
  mkdirSync(cache, { recursive: true });
  program.folder = mkdtempSync(join(cache, 'sandbox-'));
  program.main = join(program.folder, 'main.js');
  buildSync({
    entryPoints: [fileURLToPath(new URL('main.ts', import.meta.url))],
    outfile: program.main,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  });
});

afterAll(() => {
  rmSync(program.folder, { recursive: true, force: true });
});

interface Process {
  child: ChildProcess;
  ready: SandboxReady;
}

const started: ChildProcess[] = [];
const folder = { path: '' };

beforeEach(() => {
  folder.path = mkdtempSync(join(tmpdir(), 'trastienda-sandbox-'));
});

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  rmSync(folder.path, { recursive: true, force: true });
});

function launch(settings: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, [program.main], {
    env: { PATH: process.env['PATH'], SANDBOX_SIZE: 'tiny', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  return child;
}

async function start(settings: Record<string, string> = {}): Promise<Process> {
  const child = launch({ SANDBOX_DATA_DIR: join(folder.path, 'data'), ...settings });
  if (!child.stdout) throw new Error('No output to read');
  for await (const line of createInterface({ input: child.stdout })) {
    return { child, ready: sandboxReadySchema.parse(JSON.parse(line)) };
  }
  throw new Error('The sandbox ended without a word');
}

async function stop({ child }: Process, signal: NodeJS.Signals): Promise<number | null> {
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
  return child.exitCode;
}

async function get<T>({ ready }: Process, path: string): Promise<T> {
  const headers = { 'X-API-Key': ready.demo[0]?.key ?? '' };
  const response = await fetch(ready.base + path, { headers });
  return (await response.json()) as T;
}

async function post<T>({ ready }: Process, path: string, body: unknown): Promise<T> {
  const response = await fetch(`${ready.control}/worlds/demo${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(201);
  return (await response.json()) as T;
}

async function put({ ready }: Process, path: string, body: unknown): Promise<void> {
  const response = await fetch(`${ready.control}/worlds/demo${path}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
}

async function seen<T>({ ready }: Process, path: string): Promise<T[]> {
  const response = await fetch(`${ready.control}/worlds/demo${path}`);
  return (await response.json()) as T[];
}

/** Pays a part of a purchase, always with the same key. */
function pay({ ready }: Process, expense: string, amount: number): Promise<Response> {
  const body = {
    payment_method_id: catalogId('payment-methods', '01'),
    payment_date: '2026-11-20',
    allocations: [{ expense_id: expense, amount }],
  };
  return fetch(`${ready.base}/payments/purchases`, {
    method: 'POST',
    headers: {
      'X-API-Key': ready.demo[0]?.key ?? '',
      'content-type': 'application/json',
      'Idempotency-Key': 'una',
    },
    body: JSON.stringify(body),
  });
}

interface Sale {
  data: { issue_time: string };
}

interface List {
  data: { data: { id: string; expiration_date: string | null; days_to_expire: number | null }[] };
}

const batches = '/inventory/batches?per_page=200';

describe('the demo world', () => {
  it('keeps its data and its keys when the process is killed', async () => {
    const first = await start();
    await post(first, '/tables/branches', [{ name: 'Sucursal Nueva' }]);
    await stop(first, 'SIGKILL');
    const second = await start();
    expect(second.ready.demo).toEqual(first.ready.demo);
    const { data } = await get<{ data: { name: string }[] }>(second, '/branches');
    expect(data.map(({ name }) => name)).toContain('Sucursal Nueva');
  });

  it('moves its lots with the calendar, and leaves typed dates alone', async () => {
    const first = await start({ TODAY: '2026-02-27' });
    const before = await get<List>(first, batches);
    const { ids } = await post<{ ids: string[] }>(first, '/tables/batches', [
      { expiration_date: '2026-03-01' },
    ]);
    await stop(first, 'SIGTERM');
    const second = await start({ TODAY: '2026-03-02' });
    const after = (await get<List>(second, batches)).data.data;
    expect(after.find(({ id }) => id === ids[0])?.days_to_expire).toBe(-1);
    const days = (lots: List['data']['data']) =>
      lots.map(({ id, days_to_expire }) => [id, days_to_expire]);
    expect(days(after.filter(({ id }) => id !== ids[0]))).toEqual(days(before.data.data));
    expect(after.find(({ days_to_expire }) => days_to_expire === 0)?.expiration_date).toBe(
      '2026-03-02',
    );
  });

  it('moves what customers owe and when they bought with the calendar', async () => {
    const first = await start({ TODAY: '2026-02-27' });
    const { data: branches } = await get<{ data: { id: string }[] }>(first, '/branches');
    const summary = `/receivables/summary?branch_id=${branches[0]?.id}`;
    const sale = `/sales/${saleId(firstBusiness, 0)}`;
    const owed = await get(first, summary);
    const { issue_time: bought } = (await get<Sale>(first, sale)).data;
    await stop(first, 'SIGTERM');
    const second = await start({ TODAY: '2026-03-29' });
    expect(await get(second, summary)).toEqual(owed);
    const { issue_time: after } = (await get<Sale>(second, sale)).data;
    expect(after).toBe(`${addDays(bought.slice(0, 10), 30)}${bought.slice(10)}`);
  });

  /** A process whose demo world has a purchase of 50 to pay. */
  async function startOwing() {
    const running = await start();
    const row = { total: 50, balance: 50 };
    const { ids } = await post<{ ids: string[] }>(running, '/tables/expenses', [row]);
    const expense = ids[0] ?? '';
    const balance = async (now: Process) => {
      const rows = await seen<{ id: string; balance: number }>(now, '/tables/expenses');
      return rows.find(({ id }) => id === expense)?.balance;
    };
    return { running, expense, balance };
  }

  it('answers a payment again from before it was killed', async () => {
    const { running, expense, balance } = await startOwing();
    expect((await pay(running, expense, 20)).status).toBe(200);
    await stop(running, 'SIGKILL');
    const second = await start();
    const again = await pay(second, expense, 20);
    expect([again.status, again.headers.get('Idempotent-Replayed')]).toEqual([200, 'true']);
    expect(await balance(second)).toBe(30);
  });

  it('forgets a payment that was in process when it was killed, and takes it anew', async () => {
    const { running, expense, balance } = await startOwing();
    await put(running, '/variants', { paymentTakes: 60_000 });
    const cut = pay(running, expense, 20).catch(() => 'cut');
    await expect.poll(async () => (await seen(running, '/requests')).length).toBe(1);
    await stop(running, 'SIGKILL');
    expect(await cut).toBe('cut');
    const second = await start();
    expect(await balance(second)).toBe(50);
    const again = await pay(second, expense, 20);
    expect([again.status, again.headers.get('Idempotent-Replayed')]).toEqual([200, null]);
    expect(await balance(second)).toBe(30);
  });

  it('is made anew in another size', async () => {
    const first = await start();
    await stop(first, 'SIGTERM');
    const second = await start({ SANDBOX_SIZE: 'normal' });
    const { data } = await get<{ data: unknown[] }>(second, '/branches');
    expect(data).toHaveLength(4);
    expect(second.ready.demo[0]?.key).not.toBe(first.ready.demo[0]?.key);
  });

  it('keeps its database to its owner', async () => {
    await start();
    expect(statSync(join(folder.path, 'data')).mode & 0o077).toBe(0);
  });
});

describe('the process', () => {
  it('stops cleanly on SIGTERM, also with a request that hangs', async () => {
    const running = await start();
    const { base, demo } = running.ready;
    await post(running, '/faults', { kind: 'hang' });
    const headers = { 'X-API-Key': demo[0]?.key ?? '' };
    const hanging = fetch(`${base}/branches`, { headers }).catch(() => 'cut');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await stop(running, 'SIGTERM')).toBe(0);
    expect(await hanging).toBe('cut');
  });

  it('follows the profile it is given', async () => {
    const profile = profileSchema.parse({ ...defaultProfile, countriesShape: 'flat' });
    const running = await start({ SANDBOX_PROFILE: JSON.stringify(profile) });
    expect(running.ready.profile).toEqual(profile);
    expect((await get<{ data: unknown[] }>(running, '/countries')).data).toHaveLength(309);
  });

  it.each<Record<string, string>>([
    { SANDBOX_SIZE: 'gigantic' },
    { TODAY: '2026-13-01' },
    { SANDBOX_PORT: '70000' },
    { SANDBOX_PROFILE: '{}' },
    { SANDBOX_PROFILE: '{' },
  ])('refuses to start with %j', async (settings) => {
    const child = launch(settings);
    await once(child, 'exit');
    expect(child.exitCode).toBe(1);
  });
});
