import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { markHeader, type SignedInSession } from '@/contract/session';
import type { PageStart } from '@/contract/page-start';
import type { Proven } from '@/contract/permission';
import type { Preferences } from '@/contract/preferences';
import { request, type ApiRequest } from './http';
import { configureHttp, type Transport } from './http-settings';
import { adoptPageStart, openAtStart, provenAtStart } from './page-start';

const url = '/api/external/v1/branches';
const operation = { name: 'branches.list' };
const mark = 'mark-of-ana';
const headers = { Accept: 'application/json', 'X-Trastienda': '1', [markHeader]: mark };
const told = { now: '2026-11-23T16:00:00.000Z', operator: 'Ana', mark } as SignedInSession;
const preferences: Preferences = { branch: null, views: [] };
const proven: Proven[] = [{ operation: 'batches', works: true, requiredScope: null, at: told.now }];
const open = { unresolved: 2, sending: [] };

const sent = vi.fn<Transport>(() => Promise.resolve(Response.json('sent')));

/** The page has asked for the branches by itself, or for whatever else is named. */
function openPage(
  answer: Promise<Response> = Promise.resolve(Response.json('early')),
  changes: Partial<PageStart> = {},
) {
  const stop = new AbortController();
  answer.catch(() => undefined);
  const read = { url, headers, answer, stop };
  const at = performance.now();
  const known = { session: told, preferences, proven, open, ...changes };
  const start = { ...known, at, reads: [read] };
  const page = { pageStart: start };
  adoptPageStart(page);
  return { stop, page };
}

const ask = (changes: Partial<ApiRequest> = {}) =>
  request({ operation, url, ...changes }, (body) => body);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', sent);
  configureHttp({ mark });
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sent.mockClear();
  configureHttp({});
});

describe('a read that the page has asked for', () => {
  it('is taken by the same request, once', async () => {
    const { page } = openPage();
    expect([await ask(), await ask()]).toEqual(['early', 'sent']);
    expect(page).toEqual({});
  });

  it.each<[string, Partial<ApiRequest>]>([
    ['another address', { url: `${url}?page=2` }],
    ['a write', { method: 'POST', bodyText: '{}' }],
    ["another person's page", { mark: 'mark-of-luis' }],
    ['a read that lets others go first', { priority: 'bulk' }],
    ['another header', { headers: { 'X-Other': '1' } }],
  ])('is not the answer to %s', async (_what, changes) => {
    openPage();
    expect(await ask(changes)).toBe('sent');
  });

  it('is of the past after a while, and stopped', async () => {
    const { stop } = openPage();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(stop.signal.aborted).toBe(true);
    expect(await ask()).toBe('sent');
  });

  it('ends with who took it', async () => {
    const { stop } = openPage(new Promise(() => undefined));
    const leaving = new AbortController();
    void ask({ signal: leaving.signal }).catch(() => undefined);
    leaving.abort();
    expect(stop.signal.aborted).toBe(true);
  });

  it.each([401, 403, 409, 500])('fails as one that was sent would: %i', async (status) => {
    const refused = () => Promise.resolve(Response.json({ success: false }, { status }));
    openPage(refused());
    const early = await ask().catch((cause: unknown) => cause);
    sent.mockImplementationOnce(refused);
    const ordinary = await ask().catch((cause: unknown) => cause);
    expect(sent).toHaveBeenCalledOnce();
    expect(early).toEqual(ordinary);
  });

  it('that got no answer fails as one that was sent would', async () => {
    openPage(Promise.reject(new TypeError('Failed to fetch')));
    await expect(ask()).rejects.toMatchObject({ error: { kind: 'network', outcome: 'unknown' } });
    expect(sent).not.toHaveBeenCalled();
  });
});

describe('the session that came with the page', () => {
  const askSession = () => ask({ url: '/gateway/session' });

  it('is told as of now, once', async () => {
    openPage();
    configureHttp({});
    await vi.advanceTimersByTimeAsync(1_500);
    expect(await askSession()).toEqual({ ...told, now: '2026-11-23T16:00:01.500Z' });
    expect(await askSession()).toBe('sent');
  });

  it('is of the past after a while', async () => {
    openPage();
    configureHttp({});
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await askSession()).toBe('sent');
  });
});

describe('the preferences that came with the page', () => {
  const askPreferences = (changes: Partial<ApiRequest> = {}) =>
    ask({ url: '/gateway/preferences', ...changes });

  it('are told once: they may have changed since', async () => {
    openPage();
    expect([await askPreferences(), await askPreferences()]).toEqual([preferences, 'sent']);
  });

  it("are not told to another person's page, nor for a change", async () => {
    openPage();
    expect(await askPreferences({ mark: 'mark-of-luis' })).toBe('sent');
    expect(await askPreferences({ method: 'PUT', bodyText: '{}' })).toBe('sent');
  });

  it('are of the past after a while', async () => {
    openPage();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await askPreferences()).toBe('sent');
  });

  it('are asked for where the page came without', async () => {
    openPage(undefined, { preferences: null });
    expect(await askPreferences()).toBe('sent');
  });
});

describe('what was proved of permissions when the page was sent', () => {
  it('is told once: it may have changed since', () => {
    openPage();
    expect([provenAtStart(), provenAtStart()]).toEqual([proven, null]);
  });

  it("is not told to another person's page", () => {
    openPage();
    configureHttp({ mark: 'mark-of-luis' });
    expect(provenAtStart()).toBeNull();
  });

  it('is of the past after a while', async () => {
    openPage();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(provenAtStart()).toBeNull();
  });
});

it('what had no known end is told for as long as the page is open', async () => {
  openPage();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(openAtStart()).toEqual(open);
});

it('a page that came with nothing asks for everything', async () => {
  adoptPageStart({ pageStart: null });
  expect(await ask()).toBe('sent');
});
