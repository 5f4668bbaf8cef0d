import { randomUUID } from 'node:crypto';
import { alikeSchema, bulkJobSchema, bulkRowPageSchema, type BulkRow } from '@/contract/bulk-job';
import type { NewBulkJob } from '@/contract/bulk-job-requests';
import type { Answered } from '../../hostile/support/gateway';
import { payments, type LedgerTest } from './ledger';

/** A row that gives a product another price. */
export const planned = (line: number, changes: Partial<BulkRow> = {}): BulkRow => ({
  line,
  recordId: randomUUID(),
  code: `SKU-${line}`,
  name: `Producto ${line}`,
  input: { changes: { price: `${line}.50` } },
  bodyText: `{"price_before_taxes":${line}.50}`,
  attempts: [randomUUID()],
  ...changes,
});

/** A row that pays a purchase. */
export function plannedPayment(line: number, changes: Partial<BulkRow> = {}): BulkRow {
  const { recordId = randomUUID() } = changes;
  const body = {
    payment_method_id: '0190b8a4-7c11-7e51-9b4e-5f2d6c3a1b00',
    payment_date: '2026-11-20',
    allocations: [{ expense_id: recordId, amount: 12.5 }],
  };
  return planned(line, {
    recordId,
    code: '',
    name: `Proveedor ${line}`,
    input: {},
    bodyText: JSON.stringify(body),
    ...changes,
  });
}

/** What asks the gateway about bulk jobs as one person; each call may be somebody else's. */
export function jobsOf(test: LedgerTest) {
  const base = '/gateway/jobs';
  const move = (id: string, name: string, body: unknown = {}, cookie = test.cookie) =>
    test.post(`${base}/${id}/${name}`, body, cookie);

  async function plan(rows: readonly BulkRow[], changes: Partial<NewBulkJob> = {}) {
    const job: NewBulkJob = {
      id: randomUUID(),
      kind: 'products.update',
      branchId: randomUUID(),
      branchName: 'Centro',
      title: 'Precios +5 %',
      total: rows.length,
      ...changes,
    };
    await test.post(base, job);
    await move(job.id, 'rows', { rows });
    return job.id;
  }

  return {
    plan,
    move,
    create: (job: unknown, cookie = test.cookie) => test.post(base, job, cookie),
    job: async (id: string, cookie = test.cookie) =>
      bulkJobSchema.parse((await test.gateway.appAsk(`${base}/${id}`, { cookie })).json()),
    rows: async (id: string, query = '') =>
      bulkRowPageSchema.parse(
        (await test.gateway.appAsk(`${base}/${id}/rows${query}`, { cookie: test.cookie })).json(),
      ),
    list: (query = '', cookie = test.cookie) => test.gateway.appAsk(`${base}${query}`, { cookie }),
    /** Sends a row as its job planned it, unless told otherwise. */
    send: (
      job: string,
      row: BulkRow,
      changes: { id?: string; body?: string; path?: string } = {},
    ) =>
      test.write({
        id: row.attempts.at(-1) ?? '',
        method: 'PUT',
        path: `/products/${row.recordId}`,
        body: row.bodyText,
        context: { form: 'products.bulk', job },
        ...changes,
      }),
    planPayments: (rows: readonly BulkRow[], changes: Partial<NewBulkJob> = {}) =>
      plan(rows, { kind: 'payments.apply', branchId: null, branchName: '', ...changes }),
    /** Sends a payment as its job planned it, unless told otherwise. */
    pay: (
      job: string,
      row: BulkRow,
      { context, ...changes }: Parameters<LedgerTest['write']>[0] = {},
    ) =>
      test.write({
        id: row.attempts.at(-1) ?? '',
        path: payments,
        body: row.bodyText,
        context: { form: 'payments.many', job, ...context },
        ...changes,
      }),
    alike: async (job: string, rows: readonly BulkRow[]) => {
      const answer = await test.post(`${base}/alike`, { job, rows });
      return alikeSchema.parse(answer.json()).alike;
    },
  };
}

/** What a refused move said. */
export function refusalOf(answer: Answered) {
  const { problem, refusal } = answer.json() as { problem: string; refusal?: string };
  return refusal === undefined ? { problem } : { problem, refusal };
}
