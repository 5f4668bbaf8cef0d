import { afterEach, describe, expect, it } from 'vitest';
import { configureHttp } from '@/api/core/http-settings';
import { ApiFailure } from '@/api/core/errors';
import { testId, toResponse } from '@/api/core/test-answers';
import { bulkLimits, type BulkJob } from '@/api/jobs/names';
import { testJob } from '@/api/jobs/test-job';
import { loadedProduct } from '@/api/products/test-product';
import { bulkPartSchema, type BulkPart } from '@/contract/bulk-job-requests';
import { prepareBulkJob } from './prepare-bulk-job';
import { keepPlan, StartUnknown } from './start-bulk-job';

afterEach(() => configureHttp({}));

const planOf = (rows: number) =>
  prepareBulkJob({
    title: 'Precios',
    branch: { id: testId(1), name: 'Centro' },
    rows: Array.from({ length: rows }, (_, index) => ({
      line: index + 2,
      update: {
        loaded: loadedProduct({ id: testId(100 + index), sku: `S-${index}`, name: null }),
        changes: { price: '2.50' },
        taxes: { way: 'leave' },
        stock: { way: 'leave', justRead: null },
      },
    })),
  });
type Prepared = ReturnType<typeof planOf>;

/** The job as the gateway tells it. */
const told = ({ job }: Prepared, state: BulkJob['state']) =>
  toResponse({ body: testJob({ ...job, state }) });

it('a plan is kept in parts, each within what the gateway takes, the whole in its order', async () => {
  const prepared = planOf(1_200);
  const parts: BulkPart[] = [];
  configureHttp({
    fetch: (url, { body }) => {
      if (url.endsWith('/rows') && typeof body === 'string') {
        parts.push(bulkPartSchema.parse(JSON.parse(body)));
      }
      return Promise.resolve(told(prepared, 'planning'));
    },
  });
  await keepPlan(prepared);
  expect(parts.length).toBeGreaterThan(1);
  for (const part of parts) {
    expect(part.rows.length).toBeLessThanOrEqual(bulkLimits.rowsInPart);
    expect(JSON.stringify(part).length).toBeLessThan(512 * 1024);
  }
  expect(parts.flatMap(({ rows }) => rows.map(({ line }) => line))).toEqual(
    prepared.rows.map(({ line }) => line),
  );
});

describe('a plan whose keeping was not answered', () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  type Answer = () => Promise<Response>;

  /** What keeping comes to where the last rows have no answer, and the job read after that has this one. */
  const keepWhere = (prepared: Prepared, read: Answer, create?: Answer) => {
    configureHttp({
      fetch: (url, { method = 'GET' }) => {
        if (method === 'GET') return read();
        if (url.endsWith('/rows')) return lost();
        return create?.() ?? Promise.resolve(told(prepared, 'planning'));
      },
    });
    return keepPlan(prepared).then(
      () => 'kept',
      (thrown: unknown) => thrown,
    );
  };
  const answer = (response: Response) => () => Promise.resolve(response);

  it.each(['running', 'paused', 'done'] as const)(
    'is kept where the gateway has it whole: %s',
    async (state) => {
      const prepared = planOf(2);
      expect(await keepWhere(prepared, answer(told(prepared, state)))).toBe('kept');
    },
  );

  it('is not where the gateway has less of it, or nothing', async () => {
    const prepared = planOf(2);
    const gone = toResponse({ status: 404, body: { problem: 'unknown-job' } });
    for (const response of [told(prepared, 'planning'), gone]) {
      const thrown = await keepWhere(prepared, answer(response));
      expect(thrown).toBeInstanceOf(ApiFailure);
    }
  });

  it('may be where the job cannot be read either, also when it is tried again', async () => {
    const prepared = planOf(2);
    expect(await keepWhere(prepared, lost)).toBeInstanceOf(StartUnknown);
    // By now not even the beginning of the plan arrives; what left before may have.
    expect(await keepWhere(prepared, lost, lost)).toBeInstanceOf(StartUnknown);
  });

  it('is not where its last rows never left, whatever can be read', async () => {
    expect(await keepWhere(planOf(2), lost, lost)).toBeInstanceOf(ApiFailure);
  });
});
