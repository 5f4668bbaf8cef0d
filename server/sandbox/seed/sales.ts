import type { SeedBranch, SeedBusiness } from './branches';
import type { ProductRow, SeedProduct } from './products';
import { createRandom, stableId, type Random } from './random';
import { customers, type Customer } from './vocabulary/customers';
import { addDays } from '../clock';
import type { Row, Table } from '../table';

export const saleTables = {
  customers: {
    columns: { id: 'text', business_id: 'text', legal_name: 'text', customer_name: 'text?' },
  },
  sales: {
    columns: {
      id: 'text',
      business_id: 'text',
      branch_id: 'text',
      customer_id: 'text?',
      generation_code: 'text',
      control_number: 'text',
      document_type: 'text',
      status: 'text',
      /** In the businesses' zone, `YYYY-MM-DD HH:MM:SS`. */
      issue_time: 'text',
      stamp: 'text?',
      payment_status: 'text',
      is_credit: 'flag',
      credit_days: 'real',
      sale_total: 'real',
      sale_to_payment: 'real',
      /** Seed rows move with the calendar when the demo starts on another day. */
      is_seed: 'flag',
      overrides: 'text?',
    },
  },
  sale_lines: {
    columns: {
      id: 'text',
      sale_id: 'text',
      name: 'text',
      quantity: 'real',
      individual_price: 'real',
      subtotal: 'real',
    },
    indexes: ['(sale_id)'],
  },
} as const satisfies Record<string, Table>;

export type CustomerRow = Row<typeof saleTables.customers>;
export type SaleRow = Row<typeof saleTables.sales>;
export type SaleLineRow = Row<typeof saleTables.sale_lines>;

/** A sale with what its receivable needs to know. */
export interface SeedSale {
  row: SaleRow;
  lines: SaleLineRow[];
  /** What the customer still owes, in cents. */
  owedCents: number;
}

const vatPercent = 13;
/** A buyer who is a withholding agent keeps 1 % of the net, from 100 dollars up (Código Tributario, Art. 162). */
const withheldFromCents = 100_00;

const customerId = (business: SeedBusiness, { name }: Customer) =>
  stableId(`customer of ${business.id}`, name);

export function customerRows(business: SeedBusiness): CustomerRow[] {
  return customers.map((customer) => ({
    id: customerId(business, customer),
    business_id: business.id,
    legal_name: customer.legalName,
    customer_name: customer.name,
  }));
}

export const saleId = (business: SeedBusiness, serial: number): string =>
  stableId(`sale of ${business.id}`, serial);

/** Upper case as on the printed document: it looks like the sale's id and is another one. */
const generationCode = (id: string) => stableId('generation code', id).toUpperCase();

/** 31 characters: type, branch and till, and a counter of 15 digits. */
function controlNumber(documentType: string, branch: number, serial: number): string {
  const place = `M${String(branch + 1).padStart(3, '0')}P001`;
  return `DTE-${documentType}-${place}-${String(20_400 + serial).padStart(15, '0')}`;
}

/** The seal of the tax authority: the year and 36 letters and digits. */
const sealOf = (id: string, year: string) =>
  year +
  (stableId('seal', id) + stableId('end of seal', id))
    .replaceAll('-', '')
    .slice(0, 36)
    .toUpperCase();

/** Lines of a sale, with prices that hold the tax (consumer invoice) or do not (tax credit). */
function linesOf(
  id: string,
  products: readonly ProductRow[],
  pricesHoldTax: boolean,
  random: Random,
): { lines: SaleLineRow[]; taxedCents: number; exemptCents: number } {
  const count = random.between(1, 6);
  const first = random.between(0, products.length - 1);
  let [taxedCents, exemptCents] = [0, 0];
  const lines = Array.from({ length: count }, (_, index): SaleLineRow[] => {
    const product = products[(first + index * 7) % products.length];
    if (!product) return [];
    const isTaxed = product.tax_method === 'taxed';
    const quantity = random.between(1, 9);
    const net = Math.round(product.price_before_taxes * 100);
    const price = isTaxed && pricesHoldTax ? Math.round((net * (100 + vatPercent)) / 100) : net;
    const subtotal = price * quantity;
    if (isTaxed) taxedCents += subtotal;
    else exemptCents += subtotal;
    return [
      {
        id: stableId(`line of ${id}`, index),
        sale_id: id,
        name: product.name,
        quantity,
        individual_price: price / 100,
        subtotal: subtotal / 100,
      },
    ];
  }).flat();
  return { lines, taxedCents, exemptCents };
}

const creditDays = [15, 30, 45] as const;

/** What is still owed of a sale on credit: nothing, a part, or all of it. */
function owedOf(cents: number, isCredit: boolean, random: Random): number {
  const chance = random.next();
  if (!isCredit || chance < 0.2) return 0;
  return chance < 0.45 ? Math.round(cents * (0.2 + random.next() * 0.6)) : cents;
}

const two = (value: number) => String(value).padStart(2, '0');

function seedSale(
  business: SeedBusiness,
  branch: SeedBranch,
  products: readonly ProductRow[],
  serial: number,
  today: string,
  random: Random,
): SeedSale {
  const id = saleId(business, serial);
  const customer = random.pick(customers);
  const isTaxCredit = customer.isTaxpayer;
  const isCredit = customer.buysOnCredit && random.next() < 0.8;
  const { lines, taxedCents, exemptCents } = linesOf(id, products, !isTaxCredit, random);
  const tax = isTaxCredit ? Math.round((taxedCents * vatPercent) / 100) : 0;
  const withheld =
    customer.withholds && taxedCents >= withheldFromCents ? Math.round(taxedCents / 100) : 0;
  const total = taxedCents + exemptCents + tax;
  const toPay = total - withheld;
  const owedCents = owedOf(toPay, isCredit, random);
  const date = addDays(today, -random.between(0, 75));
  const time = `${two(random.between(7, 19))}:${two(random.between(0, 59))}:${two(random.between(0, 59))}`;
  const row: SaleRow = {
    id,
    business_id: business.id,
    branch_id: branch.id,
    customer_id: customerId(business, customer),
    generation_code: generationCode(id),
    control_number: controlNumber(
      isTaxCredit ? '03' : '01',
      business.branches.indexOf(branch),
      serial,
    ),
    document_type: isTaxCredit ? 'ccf' : 'fc',
    status: 'processed',
    issue_time: `${date} ${time}`,
    // One in thirty is still waiting for its seal.
    stamp: serial % 30 === 29 ? null : sealOf(id, date.slice(0, 4)),
    payment_status: owedCents === 0 ? 'paid' : owedCents === toPay ? 'pending' : 'partial',
    is_credit: isCredit ? 1 : 0,
    credit_days: isCredit ? random.pick(creditDays) : 0,
    sale_total: total / 100,
    sale_to_payment: toPay / 100,
    is_seed: 1,
    overrides: null,
  };
  return { row, lines, owedCents };
}

/** The latest sales of a business, in all its branches, half of those to companies on credit. */
export function seedSales(
  business: SeedBusiness,
  branches: readonly SeedBranch[],
  products: readonly SeedProduct[],
  count: number,
  today: string,
): SeedSale[] {
  const random = createRandom(`sales of ${business.id}`);
  const shelves = branches.flatMap((branch) => {
    const rows = products.map(({ row }) => row).filter((row) => row.branch_id === branch.id);
    return rows.length === 0 ? [] : [{ branch, rows }];
  });
  return Array.from({ length: count }, (_, serial) => {
    const shelf = shelves[serial % shelves.length];
    return shelf ? [seedSale(business, shelf.branch, shelf.rows, serial, today, random)] : [];
  }).flat();
}
