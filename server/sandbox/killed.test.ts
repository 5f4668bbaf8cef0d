import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { firstBusiness } from './seed/branches';
import { catalogId } from './seed/catalogs';
import { company, excludedSubject, line, totals } from './testing/expenses';
import { control, get, send, stop, withProcesses, type Process } from './testing/process';
import { vat } from './testing/products';

// Processes start several times, on a machine that may be busy.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 30_000 });

const { start } = withProcesses();

type Row = Record<string, unknown> & { id: string };

const rowsOf = (running: Process, table: string) =>
  control<Row[]>(running, 'GET', `/tables/${table}`);

const branch_id = firstBusiness.branches[0]?.id ?? '';
const date = '2026-11-20';
const purchase = { branch_id, provider_id: company, document_type: 'ccf', date, totals };
const excluded = { branch_id, provider_id: excludedSubject, date, payment_type: '01' };

/** What a purchase costs that is paid in many parts. */
const owed = 1_000_000;

/** Every write, with a mark of its own each time; `lost` names the answered marks that are not stored. */
interface Writer {
  method: 'POST' | 'PUT' | 'DELETE';
  path: () => string;
  body: (mark: string) => unknown;
  lost: (running: Process, answered: string[]) => Promise<string[]>;
}

const missingIn =
  (table: string, column: string) =>
  async (running: Process, answered: string[]): Promise<string[]> => {
    const stored = new Set((await rowsOf(running, table)).map((row) => row[column]));
    return answered.filter((mark) => !stored.has(mark));
  };

async function writersOf(running: Process): Promise<Record<string, Writer>> {
  const product = (await rowsOf(running, 'products')).find(
    (row) => row['branch_id'] === branch_id && row['product_type'] === 'phisical',
  );
  const { ids } = await control<{ ids: string[] }>(running, 'POST', '/tables/expenses', [
    { provider_id: company, date, is_credit: true, total: owed, balance: owed },
  ]);
  const assignments = (await rowsOf(running, 'schedule_assignments')).map(({ id }) => id);
  const deletions = { next: '' };
  return {
    'entry type': {
      method: 'POST',
      path: () => '/accounting/entry-types',
      body: (code) => ({ code, name: 'Nueva', prefix: 'N' }),
      lost: missingIn('entry_types', 'code'),
    },
    provider: {
      method: 'POST',
      path: () => '/providers',
      body: (mark) => ({ data: { email: 'a@b.example', legal_name: mark } }),
      lost: missingIn('providers', 'legal_name'),
    },
    'new product': {
      method: 'POST',
      path: () => '/products',
      body: (sku) => ({
        sku,
        name: 'Nuevo',
        product_type: 'phisical',
        composition_type: 'simple',
        price_before_taxes: 1,
        tax_method: 'is_taxed',
        tax_ids: [vat],
        branch_id,
      }),
      lost: missingIn('products', 'sku'),
    },
    'changed product': {
      method: 'PUT',
      path: () => `/products/${product?.id ?? ''}`,
      body: (mark) => ({ availability: Number(mark) }),
      lost: async (now, answered) => {
        const adjustments = await rowsOf(now, 'inventory_adjustments');
        const reached = new Set(adjustments.map((row) => row['quantity_after']));
        return answered.filter((mark) => !reached.has(Number(mark)));
      },
    },
    purchase: {
      method: 'POST',
      path: () => '/expenses',
      body: (number_control) => ({ ...purchase, number_control, products: [line] }),
      lost: missingIn('expenses', 'control_number'),
    },
    'excluded-subject purchase': {
      method: 'POST',
      path: () => '/expenses',
      body: (batch_number) => ({
        ...excluded,
        batch_number,
        totalRent: 0,
        invoiceProductsDetail: [{ sku: product?.['sku'], quantity: 1, description: 'Uno' }],
      }),
      lost: missingIn('expenses', 'batch_number'),
    },
    payment: {
      method: 'POST',
      path: () => '/payments/purchases',
      body: (reference_number) => ({
        payment_method_id: catalogId('payment-methods', '01'),
        payment_date: date,
        reference_number,
        allocations: [{ expense_id: ids[0], amount: 0.01 }],
      }),
      lost: missingIn('payments', 'reference_number'),
    },
    deletion: {
      method: 'DELETE',
      path: () => {
        deletions.next = assignments.pop() ?? randomUUID();
        return `/hr/schedule-assignments/${deletions.next}`;
      },
      body: () => undefined,
      lost: async (now) => {
        const gone = new Set(
          (await rowsOf(now, 'attendance_recalculations')).map((row) => row['assignment_id']),
        );
        const kept = await rowsOf(now, 'schedule_assignments');
        return kept.map(({ id }) => id).filter((id) => gone.has(id));
      },
    },
  };
}

/** Writes until the process is gone, and keeps the marks of the writes that were answered as done. */
async function writeUntilGone(running: Process, writer: Writer, answered: string[]): Promise<void> {
  for (;;) {
    const mark = randomUUID().replace(/\D/g, '').slice(0, 9).padEnd(9, '1');
    try {
      const { ok } = await send(running, writer.method, writer.path(), writer.body(mark));
      if (ok) answered.push(mark);
    } catch {
      return;
    }
  }
}

/** What every purchase still owes is what it cost, less what payments gave to it. */
async function expectBalanced(running: Process): Promise<void> {
  const allocations = await rowsOf(running, 'payment_allocations');
  const cents = (value: unknown) => Math.round(Number(value) * 100);
  for (const expense of await rowsOf(running, 'expenses')) {
    if (expense['is_credit'] !== true) continue;
    const paid = allocations
      .filter(({ expense_id }) => expense_id === expense.id)
      .reduce((sum, { amount }) => sum + cents(amount), 0);
    expect(cents(expense['balance'])).toBe(cents(expense['total']) - paid);
  }
}

it('nothing that was answered is lost when the process is killed, whatever was written', async () => {
  let running = await start();
  for (const enough of [1, 5]) {
    const current = running;
    const writers = Object.entries(await writersOf(current)).map(([name, writer]) => ({
      name,
      writer,
      answered: [] as string[],
    }));
    const writing = writers.map(({ writer, answered }) =>
      writeUntilGone(current, writer, answered),
    );
    const slowest = () => Math.min(...writers.map(({ answered }) => answered.length));
    await expect.poll(slowest, { timeout: 30_000, interval: 5 }).toBeGreaterThanOrEqual(enough);
    await stop(current, 'SIGKILL');
    await Promise.all(writing);
    running = await start();
    for (const { name, writer, answered } of writers) {
      expect([name, await writer.lost(running, answered)]).toEqual([name, []]);
    }
    await expectBalanced(running);
    expect((await get<{ status: boolean }>(running, '/branches')).status).toBe(true);
  }
});
