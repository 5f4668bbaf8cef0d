import { stableId } from './random';
import type { SeedSale } from './sales';
import { addDays } from '../clock';
import type { Row, Table } from '../table';

export const receivableTables = {
  /** What customers owe, one row per sale on credit. */
  receivables: {
    columns: {
      id: 'text',
      business_id: 'text',
      branch_id: 'text',
      sale_id: 'text?',
      due_date: 'text',
      balance: 'real',
      /** Seed rows move with the calendar when the demo starts on another day. */
      is_seed: 'flag',
    },
    indexes: ['(branch_id, due_date)'],
  },
} as const satisfies Record<string, Table>;

export type ReceivableRow = Row<typeof receivableTables.receivables>;

/** What is owed of the sales on credit, also when it is nothing any more. */
export function receivableRows(sales: readonly SeedSale[]): ReceivableRow[] {
  return sales
    .filter(({ row }) => row.is_credit === 1)
    .map(({ row, owedCents }) => ({
      id: stableId('receivable', row.id),
      business_id: row.business_id,
      branch_id: row.branch_id,
      sale_id: row.id,
      due_date: addDays(row.issue_time.slice(0, 10), row.credit_days),
      balance: owedCents / 100,
      is_seed: 1,
    }));
}
