import type { Call, Operation } from '../operation';
import { onWire } from '../overrides';
import { data, notFound, Refusal } from '../replies';
import { asAdded } from '../database';

async function read({ world, integration, params }: Call) {
  const sale = await world.db
    .selectFrom('sales')
    .leftJoin('customers', 'customers.id', 'sales.customer_id')
    .selectAll('sales')
    .select(['customers.legal_name', 'customers.customer_name'])
    .where('sales.id', '=', params['id']?.toLowerCase() ?? '')
    .where('sales.business_id', '=', integration.businessId)
    .executeTakeFirst();
  if (!sale) throw new Refusal(notFound);
  const lines = await world.db
    .selectFrom('sale_lines')
    .select(['name', 'quantity', 'individual_price', 'subtotal'])
    .where('sale_id', '=', sale.id)
    .orderBy(asAdded)
    .execute();
  const { customer_id: id, legal_name, customer_name } = sale;
  const record = {
    sale_id: sale.id,
    generation_code: sale.generation_code,
    control_number: sale.control_number,
    document_type: sale.document_type,
    status: sale.status,
    issue_time: sale.issue_time,
    stamp: sale.stamp,
    payment_status: sale.payment_status,
    is_credit: sale.is_credit === 1,
    customer: { id, legal_name, customer_name },
    totals: { sale_total: sale.sale_total, sale_to_payment: sale.sale_to_payment },
    products: lines,
  };
  return data('status', onWire(record, sale.overrides));
}

export const saleOperations: readonly Operation[] = [
  {
    name: 'sales.read',
    method: 'GET',
    path: '/sales/{id}',
    scope: 'sales',
    envelope: 'status',
    unauthorized: 'message',
    failure: 'error',
    handle: read,
  },
];
