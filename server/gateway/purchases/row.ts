import { attemptContextSchema } from '../../../src/contract/attempt';
import type { AttemptState, Verdict } from '../../../src/contract/attempt-words';
import { purchaseStates, type PurchaseState } from '../../../src/contract/purchase-words';
import type { PurchasePayments, SentPurchase } from '../../../src/contract/purchases';
import type { AttemptsTable } from '../ledger/tables';
import type { PurchasesTable } from './tables';

/** How the ledger records each standing. */
export const standing: Record<PurchaseState, { states: AttemptState[]; verdict: Verdict | null }> =
  {
    recorded: { states: ['applied'], verdict: null },
    settled: { states: ['unknown'], verdict: 'applied' },
    unknown: { states: ['unknown'], verdict: null },
    sending: { states: ['recorded', 'sending'], verdict: null },
  };

/** A purchase as the ledger has it. */
export type Row = Pick<
  AttemptsTable,
  | 'id'
  | 'state'
  | 'verdict'
  | 'operator'
  | 'recorded_at'
  | 'context'
  | 'branch_id'
  | 'provider_id'
  | 'record_id'
  | 'date'
  | 'amount'
> &
  Omit<PurchasesTable, 'attempt_id'> & { provider_name: string | null };

export function stateOf(row: Pick<Row, 'state' | 'verdict'>): PurchaseState {
  const state = purchaseStates.find((one) => {
    const { states, verdict } = standing[one];
    return states.includes(row.state) && verdict === row.verdict;
  });
  return state ?? 'unknown';
}

/** What it was called when the purchase was sent. */
export const branchNameOf = ({ context }: Pick<Row, 'context'>): string | null =>
  attemptContextSchema.parse(JSON.parse(context)).branchName ?? null;

/** A purchase as it is told. */
export function toPurchase(row: Row, payments: PurchasePayments): SentPurchase {
  const { told_at: at } = row;
  return {
    attemptId: row.id,
    state: stateOf(row),
    operator: row.operator,
    at: row.recorded_at,
    branchId: row.branch_id,
    branchName: branchNameOf(row),
    providerId: row.provider_id,
    providerName: row.provider_name,
    purchaseId: row.record_id,
    documentType: row.document_type,
    generationCode: row.generation_code,
    controlNumber: row.control_number,
    date: row.date,
    total: row.amount,
    creditDays: row.credit_days,
    dueDate: row.due_date,
    told:
      at === null
        ? null
        : {
            status: row.status,
            at,
            documentType: row.told_document,
            providerName: row.told_provider,
            toPay: row.told_to_pay,
          },
    payments,
  };
}
