import type { SeedBranch, SeedBusiness } from './branches';
import type { ProviderRow } from './providers';
import { createRandom, stableId, type Random } from './random';
import { addDays } from '../clock';
import type { Row, Table } from '../table';

export const expenseTables = {
  expenses: {
    columns: {
      id: 'text',
      business_id: 'text',
      branch_id: 'text',
      provider_id: 'text',
      document_type: 'text',
      date: 'text',
      observation: 'text?',
      is_credit: 'flag',
      credit_days: 'real?',
      /** Of the excluded-subject kind alone: `01` cash, `02` check, `03` card. */
      payment_type: 'text?',
      generation_code: 'text?',
      control_number: 'text?',
      stamp: 'text?',
      batch_number: 'text?',
      expiration_date: 'text?',
      /** The items and the totals as they were submitted. */
      lines: 'json',
      totals: 'json',
      status: 'text',
      /** In the businesses' zone, `YYYY-MM-DD HH:MM:SS`. */
      issue_time: 'text',
      /** What is to be paid. */
      total: 'real',
      /** What of it is still open; nothing for a purchase that was paid at once. */
      balance: 'real',
      /** Seed rows move with the calendar when the demo starts on another day. */
      is_seed: 'flag',
      overrides: 'text?',
    },
    indexes: ['(provider_id, branch_id, date)', '(business_id, control_number)'],
  },
} as const satisfies Record<string, Table>;

export type ExpenseRow = Row<typeof expenseTables.expenses>;

export const expenseId = (business: SeedBusiness, serial: number): string =>
  stableId(`expense of ${business.id}`, serial);

/** What is still open of a purchase on credit: all of it, a part, or nothing. */
function openCents(cents: number, random: Random): number {
  const chance = random.next();
  if (chance < 0.55) return cents;
  return chance < 0.75 ? Math.round(cents * (0.2 + random.next() * 0.6)) : 0;
}

function expenseRow(
  business: SeedBusiness,
  branch: SeedBranch,
  provider: ProviderRow,
  serial: number,
  today: string,
  random: Random,
): ExpenseRow {
  const id = expenseId(business, serial);
  const isExcluded = provider.register_number === null;
  const isCredit = !isExcluded && serial % 4 !== 3;
  const cents = random.between(18_00, 940_00);
  const date = addDays(today, -random.between(2, 90));
  const place = `M${String(business.branches.indexOf(branch) + 1).padStart(3, '0')}P001`;
  return {
    id,
    business_id: business.id,
    branch_id: branch.id,
    provider_id: provider.id,
    document_type: isExcluded ? 'fse' : serial % 5 === 2 ? 'ticket' : 'ccf',
    date,
    observation: null,
    is_credit: isCredit ? 1 : 0,
    payment_type: isExcluded ? '01' : null,
    credit_days: isCredit ? random.pick([15, 30, 60]) : null,
    generation_code: stableId('generation code', id).toUpperCase(),
    control_number: `DTE-${isExcluded ? '14' : '03'}-${place}-${String(serial + 7_100).padStart(15, '0')}`,
    stamp: null,
    batch_number: null,
    expiration_date: null,
    lines: '[]',
    totals: '{}',
    status: isExcluded ? 'PROCESADO' : 'processed',
    issue_time: `${date} 10:${String(serial % 60).padStart(2, '0')}:00`,
    total: cents / 100,
    balance: isCredit ? openCents(cents, random) / 100 : 0,
    is_seed: 1,
    overrides: null,
  };
}

/** The purchases of a business: three in four on credit, most of those with something left to pay. */
export function expenseRows(
  business: SeedBusiness,
  branches: readonly SeedBranch[],
  providers: readonly ProviderRow[],
  count: number,
  today: string,
): ExpenseRow[] {
  const random = createRandom(`expenses of ${business.id}`);
  return Array.from({ length: count }, (_, serial) => {
    const branch = branches[serial % branches.length];
    const provider = providers[random.between(0, providers.length - 1)];
    return branch && provider
      ? [expenseRow(business, branch, provider, serial, today, random)]
      : [];
  }).flat();
}
