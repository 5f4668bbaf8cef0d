import { environmentManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure, asApiError, factsWithoutAnswer, type ApiError } from './errors';
import { giveUp } from './give-up';
import { createQueryClient } from './query-client';

const facts = factsWithoutAnswer('things.list', 'unknown', new Date(0));
const lost: ApiError = { ...facts, kind: 'network' };
const limited: ApiError = { ...facts, kind: 'rate-limited', retryAfterSeconds: 30 };

const queryKey = ['things'];

/** Fails with each error in turn, then succeeds. */
function failing(...errors: ApiError[]) {
  return vi.fn<() => Promise<string>>(() => {
    const error = errors.shift();
    return error === undefined ? Promise.resolve('rows') : Promise.reject(new ApiFailure(error));
  });
}

describe('reads', () => {
  const client = createQueryClient({ retryDelay: () => 0 });
  const ask = (queryFn: () => Promise<string>) => client.query({ queryKey, queryFn });

  beforeEach(() => {
    client.clear();
  });

  it('are asked twice more after a lost connection', async () => {
    const queryFn = failing(lost, lost);
    await expect(ask(queryFn)).resolves.toBe('rows');
    expect(queryFn).toHaveBeenCalledTimes(3);
  });

  it('are given up after that', async () => {
    const queryFn = failing(lost, lost, lost);
    await expect(ask(queryFn)).rejects.toBeInstanceOf(ApiFailure);
    expect(queryFn).toHaveBeenCalledTimes(3);
  });

  it('are not asked again after a 429', async () => {
    const queryFn = failing(limited);
    await expect(ask(queryFn)).rejects.toBeInstanceOf(ApiFailure);
    expect(queryFn).toHaveBeenCalledTimes(1);
  });

  it('run whatever the browser believes about being online, and so do writes', () => {
    const { queries, mutations } = client.getDefaultOptions();
    expect([queries?.networkMode, mutations?.networkMode]).toEqual(['always', 'always']);
    expect(mutations?.retry).toBe(0);
  });
});

describe('reads on a screen', () => {
  beforeEach(() => {
    // Without a window TanStack Query takes itself for a server, which has no screens to keep up to date.
    environmentManager.setIsServer(() => false);
    vi.useFakeTimers({ now: 1_773_500_966_000 });
  });
  afterEach(() => {
    environmentManager.setIsServer(() => true);
    vi.useRealTimers();
  });

  function observe(queryFn: () => Promise<string>) {
    const client = createQueryClient({ retryDelay: () => 0 });
    const observer = new QueryObserver(client, { queryKey, queryFn });
    return { client, observer, stop: observer.subscribe(() => undefined) };
  }

  it('M43: resume once the pause of a 429 is over, with one probe', async () => {
    const queryFn = failing(limited);
    const { observer, stop } = observe(queryFn);
    await vi.advanceTimersByTimeAsync(29_900);
    expect(queryFn).toHaveBeenCalledTimes(1);
    expect(observer.getCurrentResult().error).toBeInstanceOf(ApiFailure);
    await vi.advanceTimersByTimeAsync(1_200);
    expect(queryFn).toHaveBeenCalledTimes(2);
    expect(observer.getCurrentResult().data).toBe('rows');
    await vi.advanceTimersByTimeAsync(120_000);
    expect(queryFn).toHaveBeenCalledTimes(2);
    stop();
  });

  it('keep the old data through a failed refetch and recover by themselves', async () => {
    const errors: ApiError[] = [];
    const queryFn = vi.fn<() => Promise<string>>(() => {
      const error = errors.shift();
      return error === undefined
        ? Promise.resolve('old rows')
        : Promise.reject(new ApiFailure(error));
    });
    const { observer, stop } = observe(queryFn);
    await vi.advanceTimersByTimeAsync(0);
    errors.push(lost, lost, lost);
    void observer.refetch();
    await vi.advanceTimersByTimeAsync(100);
    expect(observer.getCurrentResult()).toMatchObject({ status: 'error', data: 'old rows' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(observer.getCurrentResult()).toMatchObject({ status: 'success', error: null });
    stop();
  });

  it('M303: are no longer waited for once somebody says so, until they are asked for again', async () => {
    const answers: ((rows: string) => void)[] = [];
    const queryFn = vi.fn<() => Promise<string>>(
      () => new Promise((answer) => answers.push(answer)),
    );
    const { client, observer, stop } = observe(queryFn);
    await giveUp(client, queryKey);
    const given = observer.getCurrentResult();
    expect(asApiError(given.error)).toMatchObject({ kind: 'given-up' });
    expect(given).toMatchObject({ status: 'error', fetchStatus: 'idle', data: undefined });
    answers[0]?.('too late');
    await vi.advanceTimersByTimeAsync(120_000);
    expect(observer.getCurrentResult().data).toBeUndefined();
    expect(queryFn).toHaveBeenCalledTimes(1);
    const again = observer.refetch();
    answers[1]?.('rows');
    await expect(again).resolves.toMatchObject({ status: 'success', data: 'rows' });
    stop();
  });
});
