import { randomUUID } from 'node:crypto';
import {
  bulkJobSchema,
  bulkRowPageSchema,
  type BulkRow,
  type NewBulkJob,
} from '@/contract/bulk-job';
import type { Answered } from '../../hostile/support/gateway';
import type { LedgerTest } from './ledger';

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
  };
}

/** What a refused move said. */
export function refusalOf(answer: Answered) {
  const { problem, refusal } = answer.json() as { problem: string; refusal?: string };
  return refusal === undefined ? { problem } : { problem, refusal };
}
