import type { TestWorld } from './sandbox';
import { firstBusiness } from '../seed/branches';
import { providerId } from '../seed/providers';

/** A registered company and an excluded subject of the first business's seed. */
export const company = providerId(firstBusiness, '06141103511024');
export const excludedSubject = providerId(firstBusiness, '007866499');

export const line = {
  sku: 'QUESO',
  name: 'Queso duro',
  type: 'goods',
  quantity: 3,
  price_before_taxes: 10,
  expense_not_suject: 0,
  expense_exent: 0,
  expense_taxed: 30,
  subtotal: 30,
};

export const totals = {
  netTotals: 30,
  charge_1: 0.3,
  charge_2: 0,
  expenseTotalTax: 4.2,
  totalRent: 0,
  totalTax: 3.9,
  totalRetein: 0.3,
  expenseTotalToPayment: 33.9,
};

/** A general purchase of which nothing may be left out. */
export const generalPurchase = (here: TestWorld) => ({
  branch_id: here.branch.id,
  provider_id: company,
  document_type: 'ccf',
  date: '2026-11-18',
  products: [line],
  totals,
});

/** An excluded-subject purchase of which nothing may be left out. */
export const excludedPurchase = (here: TestWorld) => ({
  branch_id: here.branch.id,
  provider_id: excludedSubject,
  date: '2026-11-18',
  payment_type: '01',
  invoiceProductsDetail: [{ sku: 'QUESO', quantity: 3, description: 'Queso fresco' }],
  totalRent: 0,
});

/** Puts a cheese with stock and a service into the first branch. */
export function addPurchasable(here: TestWorld) {
  const common = { composition_type: 'simple', tax_method: 'taxed', price_before_taxes: 5 };
  return here.addRows('products', [
    {
      ...common,
      sku: 'QUESO',
      name: 'Queso',
      product_type: 'phisical',
      cost: 2.335,
      availability: 0.1,
    },
    {
      ...common,
      sku: 'FLETE',
      name: 'Flete',
      product_type: 'service',
      cost: null,
      availability: null,
    },
  ]);
}

/** The stock of the first branch's product with a SKU. */
export async function stockOf(here: TestWorld, sku: string) {
  const rows = await here.rows<{ sku: string; availability: number | null }>('products');
  return rows.find((row) => row.sku === sku)?.availability;
}
