import { catalogId } from './catalogs';
import type { ExpenseRow } from './expenses';
import { stableId } from './random';
import { addDays } from '../clock';
import type { Row, Table } from '../table';

export const paymentTables = {
  payments: {
    columns: {
      id: 'text',
      business_id: 'text',
      /** Who applied it; null: nobody through the service. */
      integration: 'text?',
      payment_method_id: 'text',
      payment_date: 'text',
      amount: 'real',
      /** The two of the automatic mode. */
      branch_id: 'text?',
      provider_id: 'text?',
      bank_id: 'text?',
      petty_cash_id: 'text?',
      checkbook_id: 'text?',
      check_number: 'text?',
      reference_number: 'text?',
      notes: 'text?',
      /** ISO 8601 in UTC, by the world's clock. */
      applied_at: 'text',
    },
  },
  payment_allocations: {
    columns: { id: 'text', payment_id: 'text', expense_id: 'text', amount: 'real' },
    indexes: ['(expense_id)', '(payment_id)'],
  },
  /** What was answered to each key; `id` is the integration's name and the key. */
  idempotency_keys: {
    columns: {
      id: 'text',
      integration: 'text',
      idempotency_key: 'text',
      /** SHA-256 of the body's bytes, in hexadecimal. */
      body_hash: 'text',
      /** ISO 8601 in UTC, by the world's clock. */
      stored_at: 'text',
      status: 'real',
      answer: 'json',
    },
  },
} as const satisfies Record<string, Table>;

export type PaymentRow = Row<typeof paymentTables.payments>;
export type AllocationRow = Row<typeof paymentTables.payment_allocations>;

/** The payments that made the purchases on credit owe less than they cost: one each, in cash. */
export function seedPayments(expenses: readonly ExpenseRow[]): {
  payments: PaymentRow[];
  allocations: AllocationRow[];
} {
  const paid = expenses.filter(
    ({ is_credit, total, balance }) => is_credit === 1 && balance < total,
  );
  const amountOf = ({ total, balance }: ExpenseRow) => Math.round((total - balance) * 100) / 100;
  const payments = paid.map((expense) => ({
    id: stableId('payment of', expense.id),
    business_id: expense.business_id,
    integration: null,
    payment_method_id: catalogId('payment-methods', '01'),
    payment_date: addDays(expense.date, 1),
    amount: amountOf(expense),
    branch_id: null,
    provider_id: null,
    bank_id: null,
    petty_cash_id: null,
    checkbook_id: null,
    check_number: null,
    reference_number: null,
    notes: null,
    applied_at: `${addDays(expense.date, 1)}T15:00:00.000Z`,
  }));
  const allocations = paid.map((expense) => ({
    id: stableId('allocation to', expense.id),
    payment_id: stableId('payment of', expense.id),
    expense_id: expense.id,
    amount: amountOf(expense),
  }));
  return { payments, allocations };
}
