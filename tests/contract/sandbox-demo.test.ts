import { beforeAll, describe, expect, it } from 'vitest';
import { withSandbox, type TestWorld } from '../../server/sandbox/testing/sandbox';

const { world } = withSandbox();

type Row = Record<string, unknown> & { id: string };

const tables = [
  'attendance_recalculations',
  'batches',
  'branches',
  'catalog_items',
  'categories',
  'customers',
  'employees',
  'entry_types',
  'expenses',
  'payment_allocations',
  'payments',
  'products',
  'providers',
  'receivables',
  'sale_lines',
  'sales',
  'schedule_assignments',
  'taxes',
  'treasury_accounts',
  'work_schedules',
  'work_shifts',
] as const;
type TableName = (typeof tables)[number];

const stored = new Map<TableName, Row[]>();
let here: TestWorld;

beforeAll(async () => {
  here = await world({ size: 'normal', now: '2026-11-20T12:00:00-06:00' });
  for (const table of tables) stored.set(table, await here.rows<Row>(table));
});

const rows = (table: TableName) => stored.get(table) ?? [];
const cents = (dollars: unknown) => Math.round(Number(dollars) * 100);
const sumOf = (list: readonly Row[], column: string) =>
  list.reduce((sum, row) => sum + cents(row[column]), 0);

/** What refers to what, in the same business where both belong to one. */
const references: [TableName, string, TableName][] = [
  ['products', 'branch_id', 'branches'],
  ['products', 'product_category_id', 'categories'],
  ['products', 'product_measurement_id', 'catalog_items'],
  ['batches', 'branch_id', 'branches'],
  ['batches', 'product_id', 'products'],
  ['providers', 'country_id', 'catalog_items'],
  ['providers', 'state_id', 'catalog_items'],
  ['providers', 'city_id', 'catalog_items'],
  ['expenses', 'branch_id', 'branches'],
  ['expenses', 'provider_id', 'providers'],
  ['payments', 'payment_method_id', 'catalog_items'],
  ['payment_allocations', 'payment_id', 'payments'],
  ['payment_allocations', 'expense_id', 'expenses'],
  ['sales', 'branch_id', 'branches'],
  ['sales', 'customer_id', 'customers'],
  ['sale_lines', 'sale_id', 'sales'],
  ['receivables', 'branch_id', 'branches'],
  ['receivables', 'sale_id', 'sales'],
  ['work_shifts', 'schedule_id', 'work_schedules'],
  ['schedule_assignments', 'employee_id', 'employees'],
  ['schedule_assignments', 'schedule_id', 'work_schedules'],
];

describe('the demo data of one area fits that of the others', () => {
  it.each(references)('%s.%s is one of %s', (table, column, target) => {
    const found = new Map(rows(target).map((row) => [row.id, row]));
    expect(rows(table).length).toBeGreaterThan(0);
    for (const row of rows(table)) {
      if (row[column] === null) continue;
      const other = found.get(row[column] as string);
      expect(other, `${table} ${row.id}`).toBeDefined();
      const owners = [row['business_id'], other?.['business_id']].filter(Boolean);
      expect(new Set(owners).size, `${table} ${row.id}`).toBeLessThanOrEqual(1);
    }
  });

  it('lots are in the branch of their product, and what is left of them is its stock', () => {
    const products = new Map(rows('products').map((row) => [row.id, row]));
    const left = new Map<string, number>();
    for (const lot of rows('batches')) {
      const product = String(lot['product_id']);
      expect(products.get(product)?.['branch_id']).toBe(lot['branch_id']);
      if (lot['is_removed'] === true) continue;
      left.set(product, (left.get(product) ?? 0) + Number(lot['available_quantity']));
    }
    expect(left.size).toBeGreaterThan(100);
    for (const [product, stock] of left) {
      expect(products.get(product)?.['availability']).toBe(stock);
    }
  });

  it('products have taxes of their business, and the VAT where they are taxed', () => {
    const taxes = new Map(rows('taxes').map((row) => [row.id, row]));
    for (const product of rows('products')) {
      const own = (product['tax_ids'] as string[]).map((id) => taxes.get(id));
      expect(own.every((tax) => tax?.['business_id'] === product['business_id'])).toBe(true);
      const hasVat = own.some((tax) => tax?.['number_code'] === '20');
      expect([product['name'], hasVat]).toEqual([
        product['name'],
        product['tax_method'] === 'taxed',
      ]);
    }
  });

  it('purchases owe what they cost less what was paid, and nothing when paid at once', () => {
    for (const expense of rows('expenses')) {
      const paid = sumOf(
        rows('payment_allocations').filter((one) => one['expense_id'] === expense.id),
        'amount',
      );
      const open = expense['is_credit'] === true ? cents(expense['total']) - paid : 0;
      expect([expense.id, cents(expense['balance'])]).toEqual([expense.id, open]);
      expect(open).toBeGreaterThanOrEqual(0);
    }
  });

  it('payments are the sum of their allocations, made after the purchase and before today', () => {
    const expenses = new Map(rows('expenses').map((row) => [row.id, row]));
    for (const payment of rows('payments')) {
      const own = rows('payment_allocations').filter((one) => one['payment_id'] === payment.id);
      expect(sumOf(own, 'amount')).toBe(cents(payment['amount']));
      for (const { expense_id } of own) {
        const date = expenses.get(String(expense_id))?.['date'];
        expect(String(payment['payment_date']) >= String(date)).toBe(true);
      }
      expect(String(payment['payment_date']) <= '2026-11-20').toBe(true);
    }
  });

  it('receivables are those of the sales on credit, one each, and open only while the sale is', () => {
    const credit = rows('sales').filter((sale) => sale['is_credit'] === true);
    const owedFor = rows('receivables').map((row) => row['sale_id']);
    expect(owedFor).toHaveLength(credit.length);
    expect(new Set(owedFor)).toEqual(new Set(credit.map(({ id }) => id)));
    for (const debt of rows('receivables')) {
      const sale = credit.find(({ id }) => id === debt['sale_id']);
      expect(debt['branch_id']).toBe(sale?.['branch_id']);
      expect(cents(debt['balance']) === 0).toBe(sale?.['payment_status'] === 'paid');
      expect(cents(debt['balance'])).toBeLessThanOrEqual(cents(sale?.['sale_to_payment']));
    }
    const atOnce = rows('sales').filter((sale) => sale['is_credit'] === false);
    expect(atOnce.every((sale) => sale['payment_status'] === 'paid')).toBe(true);
  });

  it('the summary of every branch is the sum of its receivables', async () => {
    for (const { id } of here.facts.businesses[0]?.branches ?? []) {
      const { body } = await here.get<{ data: { total: number } }>(
        `/receivables/summary?branch_id=${id}`,
      );
      const own = rows('receivables').filter((row) => row['branch_id'] === id);
      expect(cents(body.data.total)).toBe(sumOf(own, 'balance'));
    }
  });

  it('whoever works has one assignment to a schedule in use, since the day of hire', () => {
    const employees = new Map(rows('employees').map((row) => [row.id, row]));
    const schedules = new Map(rows('work_schedules').map((row) => [row.id, row]));
    const assigned = rows('schedule_assignments').map((row) => String(row['employee_id']));
    const working = rows('employees').filter((row) => row['is_active'] === true);
    expect(assigned.toSorted()).toEqual(working.map(({ id }) => id).toSorted());
    for (const assignment of rows('schedule_assignments')) {
      const employee = employees.get(String(assignment['employee_id']));
      expect(assignment['starts_on']).toBe(employee?.['hire_date']);
      expect(schedules.get(String(assignment['schedule_id']))?.['is_active']).toBe(true);
    }
  });

  it('entry types have codes of their own in each business, written as the service stores them', () => {
    const codes = rows('entry_types').map(
      (row) => `${String(row['business_id'])} ${String(row['code'])}`,
    );
    expect(new Set(codes).size).toBe(codes.length);
    for (const { code, prefix } of rows('entry_types')) {
      expect(code).toMatch(/^[A-Z0-9_-]{1,20}$/);
      expect(String(prefix).length).toBeLessThanOrEqual(10);
    }
  });
});
