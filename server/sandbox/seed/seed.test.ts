import { describe, expect, it } from 'vitest';
import { seedBatches } from './batches';
import { firstBusiness, secondBusiness } from './branches';
import { catalogRows } from './catalogs';
import { categoryRows, seedProducts } from './products';
import { stableId } from './random';
import { articles } from './vocabulary/assortment';
import { dayNumber } from '../clock';
import { isUuid } from '../query';

const today = '2026-11-20';
const products = seedProducts(firstBusiness, firstBusiness.branches, 600);
const rows = products.map(({ row }) => row);
const batches = seedBatches(products, 3_000, today, false);

describe('stable ids', () => {
  it('are version 4 UUIDs, never twice the same, and the same every time', () => {
    const ids = Array.from({ length: 100_000 }, (_, index) => stableId('batch', index));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every(isUuid)).toBe(true);
    expect(ids.every((id) => /^.{14}4.{4}[89ab]/.test(id))).toBe(true);
    expect(stableId('business', 1)).toBe(firstBusiness.id);
    expect(stableId('product', 1)).not.toBe(stableId('batch', 1));
  });

  it('are different for all catalog items', () => {
    const ids = catalogRows().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('products', () => {
  it('are the same at every start', () => {
    const again = seedProducts(firstBusiness, firstBusiness.branches, 600);
    seedBatches(again, 3_000, today, false);
    expect(again.map(({ row }) => row)).toEqual(rows);
  });

  it('have distinct names, 20,000 of them too', () => {
    expect(new Set(rows.map(({ name }) => name)).size).toBe(600);
    const many = articles(20_000, () => true).map(({ name }) => name);
    expect(new Set(many).size).toBe(20_000);
    expect(Math.max(...many.map((name) => name.length))).toBeLessThan(100);
  });

  it('have distinct codes: EAN-13 of the 2… range with a valid check digit, or a service’s', () => {
    const codes = [
      ...rows,
      ...seedProducts(secondBusiness, secondBusiness.branches, 60).map(({ row }) => row),
    ];
    expect(new Set(codes.map(({ sku }) => sku)).size).toBe(660);
    for (const { sku } of codes.filter(({ product_type }) => product_type !== 'service')) {
      expect(sku).toMatch(/^2\d{12}$/);
      const sum = Array.from(sku).reduce(
        (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
        0,
      );
      expect(sum % 10).toBe(0);
    }
  });

  it('cost less than they sell for, in whole cents, and some have no cost', () => {
    expect(rows.filter(({ cost }) => cost === null).length).toBeGreaterThan(5);
    for (const { price_before_taxes: price, cost } of rows) {
      expect(price).toBeGreaterThan(0);
      expect(Number(price.toFixed(2))).toBe(price);
      expect(cost ?? 0).toBeLessThanOrEqual(price);
    }
  });

  it('are sold out, low, exempt, not subject and services too; services have no stock', () => {
    const count = (is: (row: (typeof rows)[number]) => boolean) => rows.filter(is).length;
    expect(count(({ availability }) => availability === 0)).toBeGreaterThan(5);
    expect(
      count(
        ({ availability: has, limit_availability: low }) =>
          has !== null && has > 0 && has <= (low ?? 0),
      ),
    ).toBeGreaterThan(10);
    expect(count(({ tax_method }) => tax_method === 'exempt')).toBeGreaterThan(3);
    expect(count(({ tax_method }) => tax_method === 'not-subject')).toBeGreaterThan(0);
    const services = rows.filter(({ product_type }) => product_type === 'service');
    expect(services.length).toBeGreaterThan(3);
    expect(services.every(({ availability }) => availability === null)).toBe(true);
  });

  it('belong to categories and units that exist, and every branch has some', () => {
    const categories = new Set(categoryRows(firstBusiness).map(({ id }) => id));
    const items = new Set(catalogRows().map(({ id }) => id));
    for (const { product_category_id, product_measurement_id } of rows) {
      expect(categories).toContain(product_category_id);
      expect(items).toContain(product_measurement_id);
    }
    for (const { id } of firstBusiness.branches) {
      expect(rows.filter(({ branch_id }) => branch_id === id).length).toBeGreaterThan(60);
    }
  });
});

describe('batches', () => {
  const left = batches.map(({ expiration_date: date }) =>
    date === null ? null : (dayNumber(date) ?? 0) - (dayNumber(today) ?? 0),
  );
  const between = (low: number, high: number) =>
    left.filter((days) => days !== null && days >= low && days <= high).length;

  it('are expired, of today, this week, the next months, without date, removed, sold out', () => {
    expect(between(-400, -1)).toBeGreaterThan(150);
    expect(between(0, 0)).toBeGreaterThan(10);
    expect(between(1, 7)).toBeGreaterThan(100);
    expect(between(8, 90)).toBeGreaterThan(400);
    expect(between(91, 2_000)).toBeGreaterThan(500);
    expect(left.filter((days) => days === null).length).toBeGreaterThan(50);
    expect(batches.filter((lot) => lot.is_removed === 1).length).toBeGreaterThan(50);
    expect(batches.filter((lot) => lot.available_quantity === 0).length).toBeGreaterThan(200);
    expect(batches.every((lot) => lot.available_quantity <= lot.quantity)).toBe(true);
  });

  it('add up to the stock of their product', () => {
    for (const { row, kind } of products.filter(({ kind: of }) => of.shelfDays !== null)) {
      const lots = batches.filter((lot) => lot.product_id === row.id && lot.is_removed === 0);
      const stock = lots.reduce((sum, lot) => sum + lot.available_quantity, 0);
      expect([kind.name, row.availability]).toEqual([kind.name, stock]);
    }
  });

  it('carry the numbers makers print', () => {
    const styles = [/^L\d{5}[A-D]$/, /^\p{Lu}{2}-\d{4}$/u, /^\d{8}-\d{2}$/, /^\d{6,}$/];
    const numbers = batches.map(({ batch_number }) => batch_number ?? '');
    expect(numbers.filter((number) => !styles.some((style) => style.test(number)))).toEqual([]);
    for (const style of styles) {
      expect(numbers.filter((number) => style.test(number)).length).toBeGreaterThan(100);
    }
  });
});
