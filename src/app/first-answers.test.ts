import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { branchKeys } from '@/api/branches/keys';
import type { SignedInSession } from '@/contract/session';
import { firstAnswers } from './first-answers';
import { createWorkingSessionStore } from './session/working-session';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A page whose session, route and read come when the test says so. */
function openPage() {
  const store = createWorkingSessionStore();
  const queryClient = new QueryClient();
  const answer = new EventTarget();
  const answered = new Promise<string>((resolve, reject) => {
    answer.addEventListener('rows', () => resolve('rows'));
    answer.addEventListener('failure', () => reject(new Error('Refused')));
  });
  const load = vi.fn<() => Promise<void>>(() => {
    queryClient
      .query({ queryKey: branchKeys.all, retry: false, queryFn: () => answered })
      .catch(() => undefined);
    return Promise.resolve();
  });
  const isReady = vi.fn<() => void>();
  void firstAnswers({ queryClient, store, router: { load } }).then(isReady);
  const signIn = () => store.set({ session: {} as SignedInSession, ended: false, cover: null });
  return { signIn, load, answer, isReady, queryClient };
}

const soon = () => vi.advanceTimersByTimeAsync(10);

describe('the first screen', () => {
  it('is drawn with what it reads', async () => {
    const { signIn, load, answer, isReady } = openPage();
    await soon();
    expect(load).not.toHaveBeenCalled();
    signIn();
    await soon();
    expect(load).toHaveBeenCalledOnce();
    expect(isReady).not.toHaveBeenCalled();
    answer.dispatchEvent(new Event('rows'));
    await soon();
    expect(isReady).toHaveBeenCalledOnce();
  });

  it('is drawn with the branches of its frame', async () => {
    const { signIn, queryClient } = openPage();
    const asked = () => queryClient.getQueryState(branchKeys.list())?.fetchStatus;
    await soon();
    expect(asked()).toBeUndefined();
    signIn();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked()).toBeDefined();
  });

  it('is drawn with a read that failed', async () => {
    const { signIn, answer, isReady } = openPage();
    signIn();
    await soon();
    answer.dispatchEvent(new Event('failure'));
    await soon();
    expect(isReady).toHaveBeenCalledOnce();
  });

  it.each([
    ['a slow answer', true],
    ['a slow session', false],
  ])('does not wait long for %s', async (_what, isSignedIn) => {
    const { signIn, isReady } = openPage();
    if (isSignedIn) signIn();
    await vi.advanceTimersByTimeAsync(90);
    expect(isReady).not.toHaveBeenCalled();
    await soon();
    expect(isReady).toHaveBeenCalledOnce();
  });

  it('loads its route itself when the session comes later', async () => {
    const { signIn, load } = openPage();
    await vi.advanceTimersByTimeAsync(110);
    signIn();
    await soon();
    expect(load).not.toHaveBeenCalled();
  });
});
