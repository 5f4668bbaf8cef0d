import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { branchQueries } from '@/api/branches/queries';
import { configureHttp } from '@/api/core/http-settings';
import { answerWith, testId } from '@/api/core/test-answers';
import { directoryKeys } from '@/api/directory/keys';
import { saleQueries } from '@/api/sales/queries';
import { workScheduleQueries } from '@/api/work-schedules/queries';

afterEach(() => configureHttp({}));

const id = testId(1);
const met = {
  sale: {
    body: { data: { sale_id: id } },
    read: (client: QueryClient) => client.query(saleQueries.one(id)),
  },
  schedule: {
    body: { data: { id, days: [] } },
    read: (client: QueryClient) => client.query(workScheduleQueries.one(id)),
  },
  branch: {
    body: { data: [] },
    read: (client: QueryClient) => client.query(branchQueries.list()),
  },
};

it.each(['sale', 'schedule', 'branch'] as const)(
  'the address book learns a %s while it is read, and is read again, wherever that is asked for',
  async (kind) => {
    const client = new QueryClient();
    const other = kind === 'sale' ? 'branch' : 'sale';
    for (const one of [kind, other] as const) client.setQueryData(directoryKeys.list(one), []);
    const { body, read } = met[kind];
    answerWith({ body: { status: true, ...body } });
    await read(client);
    const isStale = (one: typeof kind) =>
      client.getQueryState(directoryKeys.list(one))?.isInvalidated;
    expect([isStale(kind), isStale(other)]).toEqual([true, false]);
    client.clear();
  },
);
