import { isExcluded } from './expense-body';
import { createExcluded } from './expense-excluded';
import { createGeneral } from './expense-general';
import type { Call, Operation } from '../operation';
import { onWire } from '../overrides';
import { isUuid } from '../query';
import { data, notFound } from '../replies';

/** One operation takes two kinds of body (API description, Purchase). */
async function create(call: Call) {
  return isExcluded(call.body) ? createExcluded(call) : createGeneral(call);
}

/** The status check: its answer is shown, its path is a setting (API description, Endpoints, note 2). */
async function status({ world, integration, params }: Call) {
  const id = params['id'] ?? '';
  if (!isUuid(id)) return notFound;
  const expense = await world.db
    .selectFrom('expenses')
    .leftJoin('providers', 'providers.id', 'expenses.provider_id')
    .selectAll('expenses')
    .select('providers.legal_name')
    .where('expenses.id', '=', id.toLowerCase())
    .where('expenses.business_id', '=', integration.businessId)
    .executeTakeFirst();
  if (!expense) return notFound;
  const record = {
    expense_id: expense.id,
    document_type: expense.document_type,
    status: expense.status,
    provider: { legal_name: expense.legal_name },
    totals: { expense_to_payment: expense.total },
  };
  return data('status', onWire(record, expense.overrides));
}

export const expenseOperations: readonly Operation[] = [
  {
    name: 'expenses.create',
    method: 'POST',
    path: '/expenses',
    scope: 'expenses',
    envelope: 'status',
    unauthorized: 'message',
    failure: 'invoice',
    handle: create,
  },
  {
    name: 'expenses.status',
    method: 'GET',
    path: ({ paths }) => paths.purchaseStatus,
    scope: 'expenses',
    envelope: 'status',
    unauthorized: 'message',
    failure: 'error',
    handle: status,
  },
];
