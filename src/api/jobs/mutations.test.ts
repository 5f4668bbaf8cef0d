import { MutationObserver } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { configureHttp } from '../core/http-settings';
import { createQueryClient } from '../core/query-client';
import { staleMark } from '../core/stale';
import { answerWith } from '../core/test-answers';
import { jobKeys } from './keys';
import { jobMutations, type JobMove } from './mutations';
import { testJob } from './test-job';

afterEach(() => configureHttp({}));

const job = testJob();

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
