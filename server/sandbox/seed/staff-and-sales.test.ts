import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { firstBusiness } from './branches';
import { seedEmployees } from './employees';
import { seedProducts } from './products';
import { saleId, seedSales } from './sales';
import { assignmentId, scheduleAssignmentRows } from './schedule-assignments';
import { scheduleId, workScheduleRows, workShiftRows } from './work-schedules';
import { isUuid } from '../query';

const today = '2026-11-20';
const employees = seedEmployees(firstBusiness, 1_200, today);

describe('employees', () => {
  it('are the same at every start, each with an id and a document of their own', () => {
    expect(seedEmployees(firstBusiness, 1_200, today)).toEqual(employees);
    const ids = employees.map(({ id }) => id);
    expect(ids.every(isUuid)).toBe(true);
    expect(new Set(ids).size).toBe(1_200);
    expect(new Set(employees.map((one) => one.document_number)).size).toBe(1_200);
  });

  it('have documents nobody has, with the right check digit', () => {
    const identities = employees.filter((one) => one.document_type === 'dui');
    expect(identities.length).toBeGreaterThan(1_000);
    for (const { document_number, tax_number } of identities) {
      expect(document_number).toMatch(/^9\d{7}-\d$/);
      const digits = Array.from(tax_number ?? '', Number);
      const sum = digits
        .slice(0, 8)
        .reduce((total, digit, index) => total + digit * (9 - index), 0);
      expect((10 - (sum % 10)) % 10).toBe(digits[8]);
    }
  });

  it('have addresses that lead nowhere and telephones nobody has', () => {
    for (const { email, phone } of employees) {
      expect(email ?? 'a@personal.example').toMatch(/^[a-z.]+\d*@personal\.example$/);
      expect(phone ?? '50000000').toMatch(/^5\d{7}$/);
    }
  });

  it('are paid at least what the law asks, in whole cents, or half of it for half a day', () => {
    for (const { salary, type } of employees) {
      expect(salary).toBeGreaterThanOrEqual(type === 'part_time' ? 204.4 : 408.8);
      expect(Number(salary?.toFixed(2))).toBe(salary);
    }
  });

  it('are of every kind: gone, without e-mail or telephone, with a passport, part time, hired late', () => {
    const count = (is: (one: (typeof employees)[number]) => boolean) =>
      employees.slice(0, 120).filter(is).length;
    expect(count((one) => one.is_active === 0)).toBeGreaterThan(5);
    expect(count((one) => one.email === null)).toBeGreaterThan(3);
    expect(count((one) => one.phone === null)).toBeGreaterThan(3);
    expect(count((one) => one.document_type === 'passport')).toBeGreaterThan(1);
    expect(count((one) => one.type !== 'full_time')).toBeGreaterThan(10);
    expect(employees.every((one) => (one.hire_date ?? '') < today)).toBe(true);
  });
});

describe('assignments', () => {
  it('give everybody who works there one schedule in use', () => {
    const schedules = workScheduleRows(firstBusiness);
    const inUse = new Set(schedules.filter((one) => one.is_active === 1).map(({ id }) => id));
    const assignments = scheduleAssignmentRows(firstBusiness, employees);
    const working = employees.filter((one) => one.is_active === 1).map(({ id }) => id);
    expect(assignments.map((one) => one.employee_id)).toEqual(working);
    expect(assignments.every((one) => inUse.has(one.schedule_id))).toBe(true);
    expect(new Set(assignments.map(({ id }) => id)).size).toBe(assignments.length);
  });

  it('have shifts with ids of their own', () => {
    const ids = workShiftRows(firstBusiness).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('sales', () => {
  const products = seedProducts(firstBusiness, firstBusiness.branches, 600);
  const sales = seedSales(firstBusiness, firstBusiness.branches, products, 600, today);

  it('are the same at every start, with ids, codes and numbers of their own', () => {
    expect(seedSales(firstBusiness, firstBusiness.branches, products, 600, today)).toEqual(sales);
    const rows = sales.map(({ row }) => row);
    for (const field of ['id', 'generation_code', 'control_number'] as const) {
      expect(new Set(rows.map((row) => row[field])).size).toBe(600);
    }
    const lines = sales.flatMap((sale) => sale.lines.map(({ id }) => id));
    expect(new Set(lines).size).toBe(lines.length);
  });

  it('sell what their branch carries', () => {
    const carries = new Map(
      firstBusiness.branches.map(({ id }) => [
        id,
        new Set(products.flatMap(({ row }) => (row.branch_id === id ? row.name : []))),
      ]),
    );
    for (const { row, lines } of sales) {
      expect(lines.every(({ name }) => carries.get(row.branch_id)?.has(name))).toBe(true);
    }
  });
});

it('DIFFERENCES.md names identifiers that exist', () => {
  const text = readFileSync(new URL('../DIFFERENCES.md', import.meta.url), 'utf8');
  const named = [
    scheduleId(firstBusiness, 'ADM'),
    scheduleId(firstBusiness, 'ROT'),
    assignmentId(firstBusiness, 0),
    saleId(firstBusiness, 0),
  ];
  expect(named.filter((id) => !text.includes(id))).toEqual([]);
});
