import { environmentManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { batchKeys } from '@/api/batches/keys';
import { request } from '@/api/core/http';
import { noteGatewayTime } from '@/api/core/gateway-clock';
import { configureHttp, httpSettings } from '@/api/core/http-settings';
import { currentProfile, setProfile } from '@/api/core/profile';
import { sessionKeys } from '@/api/session/keys';
import { defaultProfile, liveProfile } from '@/contract/profile';
import type { SignedInSession } from '@/contract/session';
import { watchSession } from './session-watch';
import { tellAllTabs } from './sign-out-channel';
import { createWorkingSessionStore } from './working-session';

const at = '2026-11-20T16:42:00.000Z';
const ana: SignedInSession = {
  signedIn: true,
  mark: 'mark-of-ana',
  operator: 'Ana',
  integration: { name: 'compras', label: 'Compras', business: 'Los Volcanes', taxNumbers: [] },
  sandbox: false,
  service: {
    base: 'https://x/api/external/v1',
    expectedVersion: '1.0.0',
    unversionedDaysLeft: null,
  },
  profile: liveProfile,
  paymentResends: { inProcess: [], limited: [], inDoubt: [] },
  appVersion: '0',
  now: at,
  fixedToday: null,
  laborZone: null,
  idleEndsAt: '2026-11-20T17:12:00.000Z',
  endsAt: '2026-11-21T01:42:00.000Z',
};
const nobody = { signedIn: false };

/** A read of the page, which the gateway refuses. */
const refused = () =>
  request<string>(
    { operation: { name: 'batches.list', missing: 'branch' }, url: '/batches' },
    String,
  );

/** A page whose gateway answers with whatever `answer` holds, and refuses all else for the reason that `refusal` gives. */
function openPage(answer: unknown = ana) {
  const gateway = { answer, asked: 0, refusal: 'session-ended' };
  configureHttp({
    fetch: (url) => {
      if (!url.endsWith('/gateway/session')) {
        const body = { problem: gateway.refusal, requestId: 'a' };
        return Promise.resolve(Response.json(body, { status: 409 }));
      }
      gateway.asked += 1;
      return Promise.resolve(Response.json(gateway.answer));
    },
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const store = createWorkingSessionStore();
  const toSignIn = vi.fn<() => void>();
  const stop = watchSession({ queryClient, store, toSignIn, waitingIntervalMs: 3_000 });
  return { gateway, queryClient, store, toSignIn, stop };
}

/** A list on the screen; what it reads is told from outside. */
function openList(queryClient: QueryClient, read: () => Promise<string>) {
  const observer = new QueryObserver(queryClient, {
    queryKey: batchKeys.lists(),
    queryFn: read,
    retry: false,
  });
  return { observer, close: observer.subscribe(() => undefined) };
}

let page: ReturnType<typeof openPage>;

beforeEach(() => {
  // Intervals rest on a server, which is what the library takes Node for.
  environmentManager.setIsServer(() => false);
  vi.useFakeTimers();
  page = openPage();
});

afterEach(() => {
  page.stop();
  page.queryClient.clear();
  configureHttp({});
  setProfile(defaultProfile);
  vi.useRealTimers();
  noteGatewayTime(new Date().toISOString());
});

const settle = () => vi.advanceTimersByTimeAsync(50);

describe('the session of a page', () => {
  it('adopts whoever is signed in, with the settings that came along', async () => {
    await settle();
    expect(page.store.get()).toEqual({ session: ana, ended: false, cover: null });
    expect(currentProfile()).toEqual(liveProfile);
  });

  it('leaves for the sign-in page when nobody is', async () => {
    page.stop();
    page = openPage(nobody);
    await settle();
    expect(page.toSignIn).toHaveBeenCalled();
    expect(page.store.get().session).toBeNull();
  });

  it('does not ask again while all is well', async () => {
    await settle();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.gateway.asked).toBe(1);
  });

  it('asks again when the end comes near, for work elsewhere may have moved it', async () => {
    await settle();
    await vi.advanceTimersByTimeAsync(28 * 60_000);
    expect(page.gateway.asked).toBe(2);
  });

  it('ends without leaving when a read says so, and asks every three seconds until it is back', async () => {
    await settle();
    page.gateway.answer = nobody;
    const list = openList(page.queryClient, refused);
    await settle();
    expect(page.store.get()).toEqual({ session: ana, ended: true, cover: null });
    expect(page.toSignIn).not.toHaveBeenCalled();
    const asked = page.gateway.asked;
    await vi.advanceTimersByTimeAsync(9_000);
    expect(page.gateway.asked).toBe(asked + 3);

    page.gateway.answer = ana;
    await vi.advanceTimersByTimeAsync(3_100);
    expect(page.store.get()).toEqual({ session: ana, ended: false, cover: null });
    list.close();
  });

  it('reads again what stopped, once the same person is back', async () => {
    await settle();
    page.gateway.answer = nobody;
    const read = vi.fn<() => Promise<string>>(refused);
    const list = openList(page.queryClient, read);
    await settle();
    page.gateway.answer = ana;
    read.mockResolvedValue('rows');
    await vi.advanceTimersByTimeAsync(3_100);
    expect(list.observer.getCurrentResult().data).toBe('rows');
    list.close();
  });

  describe.each([
    ['another person', { ...ana, operator: 'Luis', mark: 'luis' }],
    ['another integration', { ...ana, mark: 'ana-gerencia', profile: defaultProfile }],
  ])('when %s is signed in', (_who, other) => {
    const meet = async () => {
      await settle();
      page.queryClient.setQueryData(batchKeys.lists(), 'rows of Ana');
      page.gateway.answer = other;
      await page.queryClient.invalidateQueries({ queryKey: sessionKeys.all });
      await settle();
    };

    it('covers the page, which keeps its person, its settings and what was read', async () => {
      await meet();
      expect(page.store.get()).toEqual({ session: ana, ended: false, cover: { by: other } });
      expect(page.queryClient.getQueryData(batchKeys.lists())).toBe('rows of Ana');
      expect(currentProfile()).toEqual(liveProfile);
      expect(httpSettings().mark).toBe(ana.mark);
    });

    it('learns it from whatever was refused: a list, or a read of an export', async () => {
      await settle();
      page.gateway.answer = other;
      page.gateway.refusal = 'other-person';
      const list = openList(page.queryClient, refused);
      await settle();
      expect(page.store.get().cover).toEqual({ by: other });
      list.close();
      page.gateway.answer = ana;
      await vi.advanceTimersByTimeAsync(3_100);
      page.gateway.answer = other;
      await refused().catch(() => undefined);
      await settle();
      expect(page.store.get().cover).toEqual({ by: other });
    });

    it('asks every few seconds, and goes on when its own person is back', async () => {
      await meet();
      const read = vi.fn<() => Promise<string>>(refused);
      const list = openList(page.queryClient, read);
      await settle();
      page.gateway.answer = ana;
      read.mockResolvedValue('rows');
      await vi.advanceTimersByTimeAsync(3_100);
      expect(page.store.get()).toEqual({ session: ana, ended: false, cover: null });
      expect(list.observer.getCurrentResult().data).toBe('rows');
      list.close();
    });

    it('M206: reads again what was let go of meanwhile', async () => {
      const list = openList(page.queryClient, () => Promise.resolve('rows'));
      await meet();
      page.queryClient.getQueryCache().find({ queryKey: batchKeys.lists() })?.reset();
      await settle();
      expect(list.observer.getCurrentResult().data).toBeUndefined();
      page.gateway.answer = ana;
      await vi.advanceTimersByTimeAsync(3_100);
      expect(list.observer.getCurrentResult().data).toBe('rows');
      list.close();
    });

    it('stays covered when they sign out in turn', async () => {
      await meet();
      page.gateway.answer = nobody;
      await vi.advanceTimersByTimeAsync(3_100);
      expect(page.store.get()).toEqual({ session: ana, ended: true, cover: { by: null } });
    });
  });

  describe('when a tab signs out', () => {
    const signOutElsewhere = () => {
      const other = new BroadcastChannel('trastienda.session');
      other.postMessage({ type: 'signed-out' });
      other.close();
    };
    const covered = { session: ana, ended: true, cover: { by: null } };

    it('covers the page', async () => {
      await settle();
      page.gateway.answer = nobody;
      signOutElsewhere();
      await vi.waitFor(() => expect(page.store.get()).toEqual(covered));
      await vi.advanceTimersByTimeAsync(9_000);
      expect(page.store.get()).toEqual(covered);
    });

    it('is covered itself, in case somebody stays', async () => {
      await settle();
      page.gateway.answer = nobody;
      tellAllTabs();
      expect(page.store.get()).toEqual(covered);
    });

    it('stays covered by what was on its way before', async () => {
      await settle();
      configureHttp({ fetch: () => new Promise(() => undefined) });
      void page.queryClient.invalidateQueries({ queryKey: sessionKeys.all });
      await settle();
      signOutElsewhere();
      await vi.waitFor(() => expect(page.store.get().ended).toBe(true));
      expect(page.store.get()).toEqual(covered);
    });
  });
});
