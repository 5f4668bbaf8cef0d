import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { head, line } from './support/spread';

/**
 * The sandbox under a steady load with the large seed: 50 requests a second, whatever it does with them, mixed reads and
 * writes. A request's time begins when it was due, so that one slow answer shows in those behind it.
 */
const seconds = Number(process.argv[2] ?? 60);
const perSecond = 50;
const warmUpSeconds = 5;
const limitMs = 20;

const built = process.env['E2E_BUILD'] ?? fileURLToPath(new URL('../../dist', import.meta.url));

type Ready = { base: string; control: string; demo: { key: string }[] };
type Row = Record<string, unknown> & { id: string };

const folder = mkdtempSync(path.join(tmpdir(), 'trastienda-bench-'));
const sandbox = spawn(process.execPath, [path.join(built, 'server/sandbox.js')], {
  env: { PATH: process.env['PATH'], SANDBOX_SIZE: 'large', SANDBOX_DATA_DIR: folder },
  stdio: ['ignore', 'pipe', 'inherit'],
});
process.once('exit', () => void sandbox.kill('SIGTERM'));
const ready = await firstLine();
const headers = { 'x-api-key': ready.demo[0]?.key ?? '', 'content-type': 'application/json' };

async function firstLine(): Promise<Ready> {
  for await (const one of createInterface({ input: sandbox.stdout }))
    return JSON.parse(one) as Ready;
  throw new Error('The sandbox did not start');
}

async function rows(table: string): Promise<Row[]> {
  const answer = await fetch(`${ready.control}/worlds/demo/tables/${table}`);
  return (await answer.json()) as Row[];
}

const [branch] = await rows('branches');
const branch_id = branch?.id ?? '';
const ofBranch = (row: Row) => row['branch_id'] === branch_id;
const products = (await rows('products')).filter(ofBranch);
const expenses = (await rows('expenses')).filter(
  (row) => ofBranch(row) && Number(row['balance']) > 100,
);
const [provider] = await rows('providers');
const [schedule] = await rows('work_schedules');
const sales = (await rows('sales')).filter(ofBranch);
const methods = (await (await fetch(`${ready.base}/payment-methods`, { headers })).json()) as {
  data: Row[];
};
const [vat] = await rows('taxes');
const assignments = (await rows('schedule_assignments')).filter(
  (row) => row['business_id'] === branch?.['business_id'],
);

/** How many there are of a list of lots or products. */
async function totalOf(path: string): Promise<number> {
  const answer = await fetch(ready.base + path, { headers });
  const { data } = (await answer.json()) as { data: { pagination: { total: number } } };
  return data.pagination.total;
}

const lots = `/inventory/batches?branch_id=${branch_id}`;
const available = '/inventory/batches?status=available';
const totals = {
  lots: await totalOf(lots),
  available: await totalOf(available),
  products: await totalOf(`/products/branch/${branch_id}`),
};

/** The query of another page at each turn, from the first to the last one. */
const page = (total: number, perPage: number, turn: number) =>
  `per_page=${perPage}&page=${((turn * 7919) % Math.ceil(total / perPage)) + 1}`;

/** Another of a list at each turn, far apart, so that no cache of a row is measured. */
const pick = <T>(list: readonly T[], turn: number): T | undefined =>
  list[(turn * 7919) % list.length];
const date = '2026-11-20';

type Request = { method?: string; path: string; body?: object };
const post = (path: string, body: object): Request => ({ method: 'POST', path, body });

/** Two reads to a write, as a back office works. */
const kinds: Record<string, (turn: number) => Request> = {
  'read: lots': (turn) => ({
    path: `${lots}&${page(totals.lots, 50, turn)}`,
  }),
  'write: entry type': () =>
    post('/accounting/entry-types', { code: randomUUID().slice(0, 18), name: 'B', prefix: 'B' }),
  'read: lots expiring': (turn) => ({
    path: `${lots}&status=expiring&days=${(turn % 365) + 1}&per_page=200`,
  }),
  'read: products': (turn) => ({
    path: `/products/branch/${branch_id}?${page(totals.products, 200, turn)}`,
  }),
  'write: new product': () =>
    post('/products', {
      name: 'Bench',
      sku: randomUUID(),
      product_type: 'phisical',
      composition_type: 'simple',
      price_before_taxes: 1,
      tax_method: 'is_taxed',
      tax_ids: [vat?.id],
      branch_id,
    }),
  'read: employees': (turn) => ({ path: `/hr/employees?search=mar&page=${(turn % 3) + 1}` }),
  'read: lots of all': (turn) => ({
    path: `${available}&${page(totals.available, 200, turn)}`,
  }),
  'write: purchase': (turn) =>
    post('/expenses', {
      branch_id,
      provider_id: provider?.id,
      document_type: 'ccf',
      date,
      number_control: randomUUID(),
      products: Array.from({ length: (turn % 20) + 1 }, (_, more) => ({
        sku: pick(products, turn + more)?.['sku'],
        name: 'Bench',
        type: 'goods',
        quantity: 1,
        price_before_taxes: 1,
        expense_not_suject: 0,
        expense_exent: 0,
        expense_taxed: 1,
        subtotal: 1,
      })),
      totals: {
        netTotals: 3,
        charge_1: 0,
        charge_2: 0,
        expenseTotalTax: 0.39,
        totalRent: 0,
        totalTax: 0.39,
        totalRetein: 0,
        expenseTotalToPayment: 3.39,
      },
    }),
  'read: sale': (turn) => ({ path: `/sales/${pick(sales, turn)?.id ?? ''}` }),
  'read: receivables': () => ({ path: `/receivables/summary?branch_id=${branch_id}` }),
  'write: product': (turn) => ({
    method: 'PUT',
    path: `/products/${pick(products, turn)?.id ?? ''}`,
    body: { availability: turn % 1000 },
  }),
  'read: schedule': () => ({ path: `/hr/work-schedules/${schedule?.id ?? ''}` }),
  'read: countries': () => ({ path: '/countries' }),
  'write: excluded purchase': (turn) =>
    post('/expenses', {
      branch_id,
      provider_id: provider?.id,
      date,
      payment_type: '01',
      batch_number: `B-${turn}`,
      expiration_date: '2027-02-01',
      totalRent: 0,
      invoiceProductsDetail: [
        { sku: pick(products, turn)?.['sku'], quantity: 1, description: 'B' },
      ],
    }),
  'read: activities': () => ({ path: '/activities' }),
  'read: labor rules': () => ({ path: '/hr/labor-rules' }),
  'write: payment': (turn) =>
    post('/payments/purchases', {
      payment_method_id: methods.data[0]?.id,
      payment_date: date,
      allocations: Array.from({ length: (turn % 10) + 1 }, (_, more) => ({
        expense_id: pick(expenses, turn + more)?.id,
        amount: 0.01,
      })),
    }),
  'read: branches': () => ({ path: '/branches' }),
  'read: purchase': (turn) => ({ path: `/expenses/${pick(expenses, turn)?.id ?? ''}/status` }),
  'write: assignment': (turn) => ({
    method: 'DELETE',
    path: `/hr/schedule-assignments/${assignments[Math.floor(turn / names.length)]?.id ?? ''}`,
  }),
  'read: banks': () => ({ path: '/treasury/banks' }),
  'read: taxes': () => ({ path: `/taxes/branch/${branch_id}` }),
  'write: provider': (turn) => post('/providers', { data: { email: `b${turn}@ejemplo.example` } }),
};

const names = Object.keys(kinds);
const times = new Map<string, number[]>(names.map((name) => [name, []]));

async function send(turn: number, due: number): Promise<void> {
  const name = names[turn % names.length] ?? '';
  const request = kinds[name]?.(turn);
  if (!request) return;
  const { method = 'GET', path, body } = request;
  const answer = await fetch(ready.base + path, {
    method,
    headers: { ...headers, 'idempotency-key': `bench ${turn}` },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${text.slice(0, 300)}`);
  if (turn >= warmUpSeconds * perSecond) times.get(name)?.push(performance.now() - due);
}

const began = performance.now();
const sent: Promise<void>[] = [];
for (let turn = 0; turn < (warmUpSeconds + seconds) * perSecond; turn += 1) {
  const due = began + (turn * 1000) / perSecond;
  const early = due - performance.now();
  if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
  sent.push(send(turn, due));
}
await Promise.all(sent);
const ended = once(sandbox, 'exit');
sandbox.kill('SIGTERM');
await ended;
rmSync(folder, { recursive: true, force: true });

const share = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1] ?? Number.NaN;

process.stdout.write(head);
for (const [name, values] of times) process.stdout.write(line(name, values));
const all = [...times.values()].flat();
const [p50, p95, p99] = [0.5, 0.95, 0.99].map((part) => share(all, part));
process.stdout.write(
  `\n${all.length} requests at ${perSecond} a second: half within ${p50?.toFixed(1)} ms, 95 % within ${p95?.toFixed(1)} ms, 99 % within ${p99?.toFixed(1)} ms (limit ${limitMs} ms)\n`,
);
process.exitCode = (p99 ?? Infinity) < limitMs ? 0 : 1;
