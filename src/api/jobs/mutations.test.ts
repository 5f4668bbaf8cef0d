import { MutationObserver } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { configureHttp } from '../core/http-settings';
import { createQueryClient } from '../core/query-client';
import { staleMark } from '../core/stale';
import { answerWith, testId } from '../core/test-answers';
import { jobKeys } from './keys';
import { jobMutations, type JobMove } from './mutations';
import { rowOutcomes, type BulkJob } from './names';

afterEach(() => configureHttp({}));

const at = '2026-03-16T16:00:00.000Z';
const job = {
  id: testId(1),
  kind: 'products.update',
  branchId: testId(2),
  branchName: 'Centro',
  title: 'Precios +5 %',
  operator: 'Ana',
  integration: { name: 'compras', label: 'Compras' },
  business: 'La Tienda',
  createdAt: at,
  activeAt: at,
  state: 'paused',
  stopped: { cause: 'person', operator: 'Ana', at },
  total: 0,
  counts: Object.fromEntries(rowOutcomes.map((outcome) => [outcome, 0])) as BulkJob['counts'],
  toSend: 0,
  lease: null,
  own: true,
  now: at,
} satisfies BulkJob;

it.each<JobMove>(['pause', 'resume', 'cancel'])(
  'what is read of jobs is stale once a person chose to %s one, and the job is as the answer tells it',
  async (move) => {
    answerWith({ body: job });
    const client = createQueryClient();
    const listed = jobKeys.list({ page: 1 });
    client.setQueryData(listed, { rows: [], total: 0 });
    const mark = staleMark(client, jobKeys.all);
    await new MutationObserver(client, jobMutations.move(job.id)).mutate(move);
    expect(client.getQueryState(listed)?.isInvalidated).toBe(true);
    expect(client.getQueryData(jobKeys.one(job.id))).toEqual(job);
    expect(staleMark(client, jobKeys.all)).toBe(mark + 1);
  },
);
