import { cash, provider } from './payments';
import { firstBusiness } from '../../../server/sandbox/seed/branches';
import { assignmentId } from '../../../server/sandbox/seed/schedule-assignments';
import { saleId } from '../../../server/sandbox/seed/sales';
import { scheduleId } from '../../../server/sandbox/seed/work-schedules';
import {
  addPurchasable,
  excludedPurchase,
  generalPurchase,
} from '../../../server/sandbox/testing/expenses';
import { newProduct } from '../../../server/sandbox/testing/products';
import type { Reply, TestWorld } from '../../../server/sandbox/testing/sandbox';

/** One request that succeeds in a world it was made for. */
export interface Call {
  /** The operation's name; two calls of one operation differ in their kind of body. */
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: Record<string, unknown>;
}

const get = (name: string, path: string): Call => ({ name, method: 'GET', path });
const post = (name: string, path: string, body: Record<string, unknown>): Call => ({
  name,
  method: 'POST',
  path,
  body,
});

const catalogs = [
  'activities',
  'product-categories',
  'product-measurements',
  'payment-methods',
  'incoterms',
  'countries',
];

/** A call of every operation, in a tiny world of its own that follows the usual profile. */
export async function callsIn(here: TestWorld): Promise<Call[]> {
  await addPurchasable(here);
  const [expense = ''] = await here.addRows('expenses', [
    { provider_id: provider, date: '2026-11-01', is_credit: true, total: 900, balance: 900 },
  ]);
  const branch = here.branch.id;
  const payment = {
    payment_method_id: cash,
    payment_date: '2026-11-20',
    allocations: [{ expense_id: expense, amount: 1.25 }],
  };
  return [
    get('branches', '/branches'),
    get('taxes', `/taxes/branch/${branch}`),
    ...catalogs.map((name) => get(name, `/${name}`)),
    get('banks', '/treasury/banks'),
    get('petty-cashes', '/treasury/petty-cashes'),
    get('checkbooks', '/treasury/checkbooks'),
    get('products.list', `/products/branch/${branch}?per_page=200`),
    post('products.create', '/products', newProduct(here)),
    {
      name: 'products.update',
      method: 'PUT',
      path: `/products/${here.facts.productIds[0] ?? ''}`,
      body: { name: 'Otro', availability: 5, tax_ids: [] },
    },
    get('batches', '/inventory/batches?per_page=200'),
    post('entry-types.create', '/accounting/entry-types', {
      code: 'NUEVA',
      name: 'Nueva',
      prefix: 'N',
      description: null,
    }),
    post('providers.create', '/providers', {
      data: { email: 'ventas@ejemplo.example', legal_name: 'Ejemplo' },
    }),
    post('expenses.create', '/expenses', generalPurchase(here)),
    post('expenses.create', '/expenses', excludedPurchase(here)),
    get('expenses.status', `/expenses/${expense}/status`),
    get('employees', '/hr/employees?per_page=200'),
    get('labor-rules', '/hr/labor-rules'),
    get('work-schedules.read', `/hr/work-schedules/${scheduleId(firstBusiness, 'ROT')}`),
    {
      name: 'schedule-assignments.delete',
      method: 'DELETE',
      path: `/hr/schedule-assignments/${assignmentId(firstBusiness, 0)}`,
    },
    get('sales.read', `/sales/${saleId(firstBusiness, 0)}`),
    get('receivables.summary', `/receivables/summary?branch_id=${branch}`),
    post('payments.apply', '/payments/purchases', payment),
  ];
}

/** Sends a call, or one changed from it, with a key. */
export function sendCall<T = unknown>(
  here: TestWorld,
  { method, path, body }: Call,
  key: string | null = here.facts.keys.full,
  headers: Record<string, string> = {},
): Promise<Reply<T>> {
  const all = {
    ...(key === null ? {} : { 'X-API-Key': key }),
    ...(body ? { 'content-type': 'application/json' } : {}),
    ...headers,
  };
  return here.send<T>(method, path, all, body && JSON.stringify(body));
}
