import { randomInt, randomUUID } from 'node:crypto';
import { fetchBatches } from '@/api/batches/operations';
import { fetchBranches } from '@/api/branches/operations';
import { fetchActivities, fetchCountries, fetchStandardCatalog } from '@/api/catalogs/operations';
import type { Write, WriteRequest } from '@/api/core/attempt';
import { fetchEmployees } from '@/api/employees/operations';
import { entryTypeMutations } from '@/api/entry-types/mutations';
import type { NewExcludedPurchase } from '@/api/expenses/excluded-schemas';
import { expenseMutations } from '@/api/expenses/mutations';
import { purchaseStatusReading } from '@/api/expenses/operations';
import type { NewPurchase } from '@/api/expenses/schemas';
import { fetchLaborRules } from '@/api/labor-rules/operations';
import { paymentMutations } from '@/api/payments/mutations';
import type { NewPayment } from '@/api/payments/schemas';
import { productMutations } from '@/api/products/mutations';
import { fetchProducts } from '@/api/products/operations';
import type { Product } from '@/api/products/schemas';
import type { NewProduct } from '@/api/products/write-schemas';
import { providerMutations } from '@/api/providers/mutations';
import type { NewProvider } from '@/api/providers/schemas';
import { fetchReceivables } from '@/api/receivables/operations';
import { fetchSale } from '@/api/sales/operations';
import { scheduleAssignmentMutations } from '@/api/schedule-assignments/mutations';
import { fetchTaxes } from '@/api/taxes/operations';
import { fetchTreasuryList } from '@/api/treasury/operations';
import { fetchWorkSchedule } from '@/api/work-schedules/operations';
import { firstBusiness } from '../../../server/sandbox/seed/branches';
import { catalogId } from '../../../server/sandbox/seed/catalogs';
import { expenseId } from '../../../server/sandbox/seed/expenses';
import { providerRows } from '../../../server/sandbox/seed/providers';
import { saleId } from '../../../server/sandbox/seed/sales';
import { assignmentId } from '../../../server/sandbox/seed/schedule-assignments';
import { taxId, vatCode } from '../../../server/sandbox/seed/taxes';
import { scheduleId } from '../../../server/sandbox/seed/work-schedules';

/** Every operation of the typed layer with records that are there in every world, so that a test can go through all of them. */

const [provider] = providerRows(firstBusiness);
export const vat = taxId(firstBusiness, vatCode);
const cash = catalogId('payment-methods', '01');
const page = { page: 1, perPage: 2 };

/** Reads by name; each asks for what the first business has. */
export const reads: Record<string, (branch: string) => Promise<unknown>> = {
  branches: () => fetchBranches(),
  taxes: (branch) => fetchTaxes(branch),
  banks: () => fetchTreasuryList('banks'),
  pettyCashes: () => fetchTreasuryList('petty-cashes'),
  checkbooks: () => fetchTreasuryList('checkbooks'),
  activities: () => fetchActivities(),
  countries: () => fetchCountries(),
  categories: () => fetchStandardCatalog('product-categories'),
  measurements: () => fetchStandardCatalog('product-measurements'),
  paymentMethods: () => fetchStandardCatalog('payment-methods'),
  incoterms: () => fetchStandardCatalog('incoterms'),
  products: (branch) => fetchProducts({ branch, ...page }),
  batches: (branch) => fetchBatches({ branch, ...page }),
  employees: () => fetchEmployees(page),
  laborRules: () => fetchLaborRules(),
  workSchedule: () => fetchWorkSchedule(scheduleId(firstBusiness, 'ADM')),
  sale: () => fetchSale(saleId(firstBusiness, 1)),
  receivables: (branch) => fetchReceivables(branch),
  purchaseStatus: async () => purchaseStatusReading()?.(expenseId(firstBusiness, 1)),
};

export const newProvider = (changes: Partial<NewProvider> = {}): NewProvider => ({
  providerName: 'Lácteos Peña',
  legalName: 'Lácteos Peña, S.A. de C.V.',
  registerNumber: '001234-5',
  taxNumber: `0614-${randomUUID()}`,
  address: 'Colonia Escalón',
  countryId: '',
  stateId: '',
  cityId: '',
  phone: '2222-0000',
  email: `${randomUUID()}@example.com`,
  businessType: 'legal',
  branchId: '',
  ...changes,
});

export const newProduct = (changes: Partial<NewProduct> = {}): NewProduct => ({
  branchId: '',
  name: 'Queso fresco',
  sku: randomUUID(),
  kind: 'goods',
  composition: 'simple',
  price: '2.50',
  cost: '1.75',
  margin: '30',
  availability: '12.5',
  limitAvailability: '3',
  taxTreatment: 'taxed',
  categoryId: '',
  measurementId: '',
  taxIds: [vat],
  baseUnitQuantity: '',
  portions: [],
  prices: [],
  ...changes,
});

export const newPurchase = (changes: Partial<NewPurchase> = {}): NewPurchase => ({
  branchId: '',
  providerId: provider?.id ?? '',
  documentType: 'ccf',
  date: '2026-03-01',
  observation: 'Entrega\nparcial',
  isCredit: true,
  creditDays: '30',
  controlNumber: `dte-03-00000001-${String(randomInt(1e12)).padStart(15, '0')}`,
  generationCode: randomUUID(),
  stamp: '2026ABCDEF',
  lines: [
    {
      sku: '',
      name: 'Arroz',
      type: 'goods',
      quantity: '10',
      price: '1.25',
      notSubject: '',
      exempt: '2.50',
      taxed: '10.00',
      subtotal: '12.50',
    },
  ],
  totals: {
    net: '12.50',
    nonTaxed: '',
    vat: '1.30',
    perception: '0.10',
    fovial: '',
    cotrans: '',
    otherTaxes: '',
    vatWithholding: '',
    incomeWithholding: '0.25',
    toPay: '13.65',
  },
  ...changes,
});

export const newExcluded = (changes: Partial<NewExcludedPurchase> = {}): NewExcludedPurchase => ({
  branchId: '',
  providerId: provider?.id ?? '',
  date: '2026-03-01',
  paymentType: '01',
  lines: [{ sku: '', quantity: '2', description: 'Loroco' }],
  incomeWithholding: '',
  batchNumber: 'L-0071',
  expirationDate: '2027-01-31',
  ...changes,
});

export const automaticPayment = (branchId: string): NewPayment => ({
  mode: 'automatic',
  methodId: cash,
  date: '2026-03-01',
  bankId: '',
  pettyCashId: '',
  checkbookId: '',
  checkNumber: '',
  reference: '0001',
  notes: '',
  branchId,
  providerId: provider?.id ?? '',
  amount: '1.10',
});

/** Pays a dollar of a purchase, and names it. */
export const paymentOf = (purchaseId: string): NewPayment => ({
  mode: 'by-purchase',
  methodId: cash,
  date: '2026-03-01',
  bankId: '',
  pettyCashId: '',
  checkbookId: '',
  checkNumber: '',
  reference: '',
  notes: '',
  allocations: [{ purchaseId, amount: '1.00' }],
});

/** A write with what is filled in, ready to be asked for. */
export interface PreparedWrite {
  operation: Write<unknown, unknown>['operation'];
  request: WriteRequest;
  read: (body: unknown) => unknown;
}

export function prepare<I, V>(write: Write<I, V>, input: I): PreparedWrite {
  return { operation: write.operation, request: write.toRequest(input), read: write.read };
}

/** Writes by name, each of which the service applies; an excluded purchase needs the SKU of a product. */
export const writes: Record<string, (branchId: string, product: Product) => PreparedWrite> = {
  entryType: () =>
    prepare(entryTypeMutations.create, {
      code: `T${randomUUID().slice(0, 8)}`,
      name: 'Diario',
      description: '',
      prefix: 'PD',
      requiresApproval: false,
      isActive: true,
    }),
  provider: (branchId) => prepare(providerMutations.create, newProvider({ branchId })),
  product: (branchId) => prepare(productMutations.create, newProduct({ branchId })),
  productUpdate: (_, loaded) =>
    prepare(productMutations.update, {
      loaded,
      changes: { name: `Renombrado ${randomUUID()}` },
      taxes: { way: 'leave' },
      stock: { way: 'leave', justRead: loaded.availability },
    }),
  purchase: (branchId) => prepare(expenseMutations.create, newPurchase({ branchId })),
  excludedPurchase: (branchId, { sku }) =>
    prepare(
      expenseMutations.createExcluded,
      newExcluded({ branchId, lines: [{ sku: sku ?? '', quantity: '2', description: 'Loroco' }] }),
    ),
  assignmentDeletion: () =>
    prepare(scheduleAssignmentMutations.remove, { id: assignmentId(firstBusiness, 3) }),
  payment: (branchId) => prepare(paymentMutations.apply, automaticPayment(branchId)),
};
