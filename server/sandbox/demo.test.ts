import { statSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { addDays } from './clock';
import { firstBusiness } from './seed/branches';
import { catalogId } from './seed/catalogs';
import { saleId } from './seed/sales';
import { control, get, send, stop, withProcesses, type Process } from './testing/process';

// A process start on a busy machine takes its time.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const { start, dataDir } = withProcesses();

/** Pays a part of a purchase, always with the same key. */
function pay(running: Process, expense: string, amount: number): Promise<Response> {
  const body = {
    payment_method_id: catalogId('payment-methods', '01'),
    payment_date: '2026-11-20',
    allocations: [{ expense_id: expense, amount }],
  };
  return send(running, 'POST', '/payments/purchases', body, { 'Idempotency-Key': 'una' });
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
    await control(first, 'POST', '/tables/branches', [{ name: 'Sucursal Nueva' }]);
    await stop(first, 'SIGKILL');
    const second = await start();
    expect(second.ready.demo).toEqual(first.ready.demo);
    const { data } = await get<{ data: { name: string }[] }>(second, '/branches');
    expect(data.map(({ name }) => name)).toContain('Sucursal Nueva');
  });

  it('moves its lots with the calendar, and leaves typed dates alone', async () => {
    const first = await start({ TODAY: '2026-02-27' });
    const before = await get<List>(first, batches);
    const { ids } = await control<{ ids: string[] }>(first, 'POST', '/tables/batches', [
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
    const { ids } = await control<{ ids: string[] }>(running, 'POST', '/tables/expenses', [row]);
    const expense = ids[0] ?? '';
    const balance = async (now: Process) => {
      const rows = await control<{ id: string; balance: number }[]>(now, 'GET', '/tables/expenses');
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
    await control(running, 'PUT', '/variants', { paymentTakes: 60_000 });
    const cut = pay(running, expense, 20).catch(() => 'cut');
    await expect
      .poll(async () => (await control<unknown[]>(running, 'GET', '/requests')).length)
      .toBe(1);
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
    expect(statSync(dataDir()).mode & 0o077).toBe(0);
  });
});
