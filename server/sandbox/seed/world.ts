import type Database from 'libsql';
import { seedBatches } from './batches';
import {
  branchRow,
  businessRow,
  firstBusiness,
  secondBusiness,
  type SeedBusiness,
} from './branches';
import { catalogRows } from './catalogs';
import { seedEmployees } from './employees';
import { entryTypeRows } from './entry-types';
import { expenseRows } from './expenses';
import { seedHostile } from './hostile';
import { demoIntegrations, integrationRow, testIntegrations } from './integrations';
import { laborRuleRows, laborTemplate } from './labor-rules';
import { seedPayments } from './payments';
import { categoryRows, seedProducts } from './products';
import { receivableRows } from './receivables';
import { customerRows, seedSales } from './sales';
import { scheduleAssignmentRows } from './schedule-assignments';
import { providerRows } from './providers';
import { sizes, type WorldSize } from './sizes';
import { taxRows } from './taxes';
import { treasuryRows } from './treasury';
import { workScheduleRows, workShiftRows } from './work-schedules';
import { createIndexes, createTables, inTransaction, insertRows } from '../database';

export interface SeedPlan {
  size: WorldSize;
  /** The business date on which the lots' days are counted, `YYYY-MM-DD`. */
  today: string;
  integrations: 'demo' | 'test';
  /** Adds rows that try to hurt whoever shows them. */
  hostile: boolean;
  /** Businesses, branches, integrations and official catalogs only. */
  empty: boolean;
}

/** Fills a new database with a whole world. */
export function seedWorld(file: Database.Database, plan: SeedPlan): void {
  inTransaction(file, () => {
    createTables(file);
    insertRows(file, 'catalog_items', catalogRows());
    insertRows(file, 'labor_rule_sets', [laborTemplate]);
    seedIntegrations(file, plan);
    seedBusiness(file, plan, firstBusiness, sizes[plan.size].first);
    seedBusiness(file, plan, secondBusiness, sizes[plan.size].second);
    if (plan.hostile) seedHostile(file, plan.today);
    createIndexes(file);
  });
}

function seedIntegrations(file: Database.Database, plan: SeedPlan): void {
  const integrations = plan.integrations === 'demo' ? demoIntegrations : testIntegrations;
  const ids = { first: firstBusiness.id, second: secondBusiness.id };
  insertRows(
    file,
    'integrations',
    integrations.map((integration) => integrationRow(integration, ids[integration.business])),
  );
}

function seedBusiness(
  file: Database.Database,
  plan: SeedPlan,
  business: SeedBusiness,
  size: (typeof sizes)[WorldSize]['first'],
): void {
  const branches = business.branches.slice(0, size.branches);
  insertRows(file, 'businesses', [businessRow(business)]);
  insertRows(
    file,
    'branches',
    branches.map((branch) => branchRow(business, branch)),
  );
  if (plan.empty) return;
  insertRows(file, 'taxes', taxRows(business));
  insertRows(file, 'treasury_accounts', treasuryRows(business));
  insertRows(file, 'entry_types', entryTypeRows(business));
  seedStaff(file, plan, business, size.employees);
  const providers = providerRows(business);
  insertRows(file, 'providers', providers);
  const expenses = expenseRows(business, branches, providers, size.expenses, plan.today);
  insertRows(file, 'expenses', expenses);
  const { payments, allocations } = seedPayments(expenses);
  insertRows(file, 'payments', payments);
  insertRows(file, 'payment_allocations', allocations);
  insertRows(file, 'categories', categoryRows(business));
  const products = seedProducts(business, branches, size.products);
  const batches = seedBatches(products, size.batches, plan.today, plan.size === 'tiny');
  insertRows(
    file,
    'products',
    products.map(({ row }) => row),
  );
  insertRows(file, 'batches', batches);
  insertRows(file, 'customers', customerRows(business));
  const sales = seedSales(business, branches, products, size.sales, plan.today);
  insertRows(
    file,
    'sales',
    sales.map(({ row }) => row),
  );
  insertRows(
    file,
    'sale_lines',
    sales.flatMap(({ lines }) => lines),
  );
  insertRows(file, 'receivables', receivableRows(sales));
}

function seedStaff(
  file: Database.Database,
  plan: SeedPlan,
  business: SeedBusiness,
  count: number,
): void {
  const employees = seedEmployees(business, count, plan.today);
  insertRows(file, 'employees', employees);
  // The smaller business lives by the country's template.
  if (business === firstBusiness) {
    insertRows(file, 'labor_rule_sets', laborRuleRows(business, plan.today));
  }
  insertRows(file, 'work_schedules', workScheduleRows(business));
  insertRows(file, 'work_shifts', workShiftRows(business));
  insertRows(file, 'schedule_assignments', scheduleAssignmentRows(business, employees));
}
