import { MutationObserver, QueryClient, type QueryKey } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import type { AttemptDetail } from '@/contract/attempt';
import { configureAttempts } from '../core/attempt-settings';
import { configureHttp } from '../core/http-settings';
import { createQueryClient } from '../core/query-client';
import { answerWith, testId } from '../core/test-answers';
import {
  answered,
  playGateway,
  problemAnswer,
  recordedSend,
  recordOf,
  testAt,
  testAttempt,
  type Script,
} from '../core/test-gateway';
import { takeJournal } from './file';
import { attemptKeys } from './keys';
import { attemptMutations } from './mutations';
import { fetchAttempt, fetchAttempts, fetchOpenAttempts, recordedAttempt } from './operations';
import { attemptQueries } from './queries';

const pageOf = (total: number) => ({
  rows: [],
  pagination: { page: 1, lastPage: 1, perPage: 50, total },
});

afterEach(() => {
  configureAttempts({});
  configureHttp({});
});

describe('the journal', () => {
  it.each([
    [{ page: 1, perPage: 50 }, '?page=1&perPage=50'],
    [{ page: 2, perPage: 50, unresolved: true }, '?unresolved=1&page=2&perPage=50'],
    [
      { page: 1, perPage: 20, state: 'not-sent', operation: 'entry-types.create', person: 'a1b2' },
      '?state=not-sent&operation=entry-types.create&person=a1b2&page=1&perPage=20',
    ],
    [
      { page: 1, perPage: 20, from: '2026-03-01', to: '2026-03-31', q: 'día $1' },
      '?from=2026-03-01&to=2026-03-31&q=d%C3%ADa+%241&page=1&perPage=20',
    ],
    [{ page: 1, perPage: 20, state: 'settled' }, '?state=settled&page=1&perPage=20'],
    [{ page: 1, perPage: 20, q: '', person: '' }, '?page=1&perPage=20'],
  ] as const)('%j is asked for as %s', async (params, query) => {
    const urls = answerWith({ body: pageOf(0) });
    await fetchAttempts(params);
    expect(urls.map(({ pathname, search }) => pathname + search)).toEqual([
      `/gateway/attempts${query}`,
    ]);
  });

  it.each([{ page: 0 }, { perPage: 201 }, { from: '2026-02-30' }, { q: 'x'.repeat(201) }])(
    'M13: %j spends no request',
    async (asked) => {
      const urls = answerWith({ body: pageOf(0) });
      await expect(fetchAttempts({ page: 1, perPage: 50, ...asked })).rejects.toMatchObject({
        error: { kind: 'validation', outcome: 'not-sent' },
      });
      expect(urls).toEqual([]);
    },
  );

  it('is our own contract: a row of another form is no row', async () => {
    answerWith({ body: { ...pageOf(1), rows: [{ id: testId(1) }] } });
    await expect(fetchAttempts({ page: 1, perPage: 50 })).rejects.toMatchObject({
      error: { kind: 'bad-response' },
    });
  });

  it('tells what is open', async () => {
    const asked: string[] = [];
    const sending = { ...pageOf(1), rows: [recordOf('sending', [])] };
    configureHttp({
      fetch: (url) => {
        asked.push(url);
        return Promise.resolve(Response.json(url.includes('unresolved=1') ? pageOf(3) : sending));
      },
    });
    await expect(fetchOpenAttempts()).resolves.toEqual({ unresolved: 3, sending: [testId(1)] });
    expect(asked).toEqual([
      '/gateway/attempts?unresolved=1&page=1&perPage=1',
      '/gateway/attempts?state=sending&page=1&perPage=20',
    ]);
  });
});

describe('the journal as a file', () => {
  it('is read part after part, each after the one before, and tells how far it is', async () => {
    const head = { journal: 'trastienda', version: 1, business: 'La Tienda', writtenAt: testAt };
    const parts = [
      { head: { ...head, entries: 3 }, lines: ['a', 'b'], next: '2026_x' },
      // Something was written meanwhile.
      { head: { ...head, entries: 4 }, lines: ['c', 'd'], next: null },
    ];
    const asked: string[] = [];
    configureHttp({
      fetch: (url) => Promise.resolve(Response.json(parts[asked.push(url) - 1])),
    });
    const told: unknown[] = [];
    const { text } = await takeJournal((done) => told.push(done));
    expect(asked).toEqual(['/gateway/attempts/file', '/gateway/attempts/file?after=2026_x']);
    expect(text).toBe(`${JSON.stringify({ ...head, entries: 4 })}\na\nb\nc\nd\n`);
    expect(told).toEqual([
      { done: 2, of: 3 },
      { done: 4, of: 4 },
    ]);
  });
});

describe('one attempt', () => {
  it('is read whole, and is sent again as it was', async () => {
    const record = recordOf('not-sent', [recordedSend('not-sent')]);
    answerWith({ body: record });
    await expect(fetchAttempt(record.id)).resolves.toEqual(record);
    expect(recordedAttempt(record)).toEqual({
      id: record.id,
      operation: { name: 'entry-types.create' },
      method: 'POST',
      url: '/api/external/v1/accounting/entry-types',
      bodyText: '{}',
      context: { form: 'entry-types' },
      mark: null,
    });
  });

  it('M13: of a malformed id spends no request', async () => {
    const urls = answerWith({ body: {} });
    await expect(fetchAttempt('../session')).rejects.toMatchObject({
      error: { kind: 'validation', fields: { id: ['invalid-id'] } },
    });
    expect(urls).toEqual([]);
  });
});

describe('a record that is read', () => {
  const isOpenStale = async (record: AttemptDetail) => {
    answerWith({ body: record });
    const client = createQueryClient();
    client.setQueryData(attemptKeys.open(), { unresolved: 0, sending: [testId(1)] });
    await client.query(attemptQueries.one(record.id));
    const { isInvalidated } = client.getQueryState(attemptKeys.open()) ?? {};
    client.clear();
    return isInvalidated;
  };

  it('has what is open read again once it ended and still counts as open, and not before', async () => {
    await expect(isOpenStale(recordOf('applied', [recordedSend('applied')]))).resolves.toBe(true);
    await expect(isOpenStale(recordOf('sending', []))).resolves.toBe(false);
    const other = recordOf('applied', [recordedSend('applied')], { id: testId(2) });
    await expect(isOpenStale(other)).resolves.toBe(false);
  });
});

describe('what a write makes stale', () => {
  const journal: QueryKey = attemptKeys.open();
  const products: QueryKey = ['products', 'list', {}];
  const session: QueryKey = ['session', 'current'];

  /** Which of these are stale after a first send of the test attempt as another operation. */
  async function staleAfterwards(script: Script, name: 'entry-types.create' | 'products.create') {
    playGateway(script);
    const client = createQueryClient();
    for (const key of [journal, products, session]) client.setQueryData(key, {});
    const observer = new MutationObserver(
      client,
      attemptMutations.carryOut(() => 'read'),
    );
    const attempt = { ...testAttempt(), operation: { name } };
    const result = await observer.mutate({ attempt, way: 'first' });
    const stale = [journal, products, session].filter(
      (key) => client.getQueryState(key)?.isInvalidated === true,
    );
    client.clear();
    return { kind: result.kind, stale };
  }

  it('an applied one: its areas and the journal', async () => {
    const script = { write: [answered('applied')] };
    await expect(staleAfterwards(script, 'products.create')).resolves.toEqual({
      kind: 'applied',
      stale: [journal, products],
    });
    await expect(staleAfterwards(script, 'entry-types.create')).resolves.toEqual({
      kind: 'applied',
      stale: [journal],
    });
  });

  it('one that may have been applied: the same', async () => {
    const script = { write: [answered('unknown', { status: 500 })] };
    await expect(staleAfterwards(script, 'products.create')).resolves.toEqual({
      kind: 'unknown',
      stale: [journal, products],
    });
  });

  it('one that changed nothing: the journal', async () => {
    const script = { write: [answered('rejected')] };
    await expect(staleAfterwards(script, 'products.create')).resolves.toEqual({
      kind: 'refused',
      stale: [journal],
    });
  });

  it('one that met the end of the session: who is signed in, too', async () => {
    const script = { write: [problemAnswer('session-ended', 401)] };
    await expect(staleAfterwards(script, 'products.create')).resolves.toEqual({
      kind: 'not-sent',
      stale: [journal, session],
    });
  });

  it('what a person found out: the journal', async () => {
    const settled = { verdict: 'applied', note: 'Visto', operator: 'Ana', at: testAt } as const;
    const sent = playGateway({ resend: [{ body: recordOf('unknown', [], { settled }) }] });
    const client = new QueryClient();
    client.setQueryData(journal, {});
    const observer = new MutationObserver(client, attemptMutations.settle());
    const found = { verdict: 'applied', note: 'Visto' } as const;
    await expect(observer.mutate({ id: testId(1), ...found })).resolves.toMatchObject({ settled });
    expect(sent.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['POST', `/gateway/attempts/${testId(1)}/settle`, JSON.stringify(found)],
    ]);
    expect(client.getQueryState(journal)?.isInvalidated).toBe(true);
    client.clear();
  });

  it('the same attempt again from the journal goes through its resend', async () => {
    const record = recordOf('not-sent', [recordedSend('not-sent', { status: null })]);
    const sent = playGateway({ record: [{ body: record }], resend: [answered('applied')] });
    const client = new QueryClient();
    const observer = new MutationObserver(
      client,
      attemptMutations.carryOut((body) => body),
    );
    const attempt = recordedAttempt(record);
    const again = observer.mutate({ attempt, way: 'again' });
    await expect(again).resolves.toMatchObject({ kind: 'applied' });
    expect(sent.map(({ kind }) => kind)).toEqual(['record', 'resend']);
    client.clear();
  });
});

describe('M302: a write', () => {
  it('is never tried again and waits for no network', () => {
    const defaults = createQueryClient().getDefaultOptions().mutations;
    expect(defaults).toMatchObject({ retry: 0, networkMode: 'always' });
    expect(attemptMutations.carryOut(() => null)).not.toHaveProperty('retry');
    expect(attemptMutations.carryOut(() => null)).not.toHaveProperty('networkMode');
  });
});
