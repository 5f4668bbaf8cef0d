import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { configureHttp } from '@/api/core/http-settings';
import { testId, toResponse } from '@/api/core/test-answers';
import type { Preferences, SavedView } from '@/contract/preferences';
import { handOverPreferences } from './hand-over-preferences';

const business = 'Los Volcanes';
const branch = testId(3);
const view = (n: number, changes: object = {}) => ({
  id: testId(n),
  name: `Vista ${n}`,
  search: { status: 'expired' },
  isDefault: false,
  ...changes,
});

/** A browser with these views in it, by business and list, and the branch chosen there last. */
function browserWith(businesses: Record<string, Record<string, unknown[]>>, remembered?: string) {
  const kept = new Map([['trastienda.views', JSON.stringify({ version: 1, businesses })]]);
  if (remembered !== undefined) {
    kept.set('trastienda.branches', JSON.stringify({ [business]: { remembered, pasted: [] } }));
  }
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  return kept;
}

/** A gateway that keeps what it is given, until it is out of reach. */
function gatewayWith(preferences: Preferences, reaches = Number.POSITIVE_INFINITY) {
  let known = preferences;
  let writes = 0;
  configureHttp({
    fetch(url, { method, body }) {
      if (method === 'PUT') {
        writes += 1;
        if (writes > reaches) return Promise.reject(new TypeError('Failed to fetch'));
        const told = JSON.parse(body as string) as Omit<SavedView, 'id'> & { branch: string };
        const id = url.slice(url.lastIndexOf('/') + 1);
        known = url.endsWith('/branch')
          ? { ...known, branch: told.branch }
          : { ...known, views: [...known.views, { ...told, id }] };
      }
      return Promise.resolve(toResponse({ body: known }));
    },
  });
  return { known: () => known, writes: () => writes };
}

const openPage = () => handOverPreferences(new QueryClient(), business).catch(() => undefined);

const nothing: Preferences = { branch: null, views: [] };

afterEach(() => {
  vi.unstubAllGlobals();
  configureHttp({});
});

describe('what an earlier version kept in a browser', () => {
  it('is handed to the gateway once, and then gone from here', async () => {
    const lists = { batches: [view(1, { isDefault: true }), view(2)], products: [view(4)] };
    const browser = browserWith(
      { [business]: { ...lists, products: [view(4, { search: {} })] } },
      branch,
    );
    const gateway = gatewayWith(nothing);
    await openPage();
    expect(gateway.known()).toEqual({
      branch,
      views: [
        { ...view(1, { isDefault: true }), list: 'batches' },
        { ...view(2), list: 'batches' },
        { ...view(4, { search: {} }), list: 'products' },
      ],
    });
    expect([...browser]).toEqual([
      ['trastienda.branches', JSON.stringify({ [business]: { pasted: [] } })],
    ]);
    await openPage();
    expect(gateway.writes()).toBe(4);
  });

  it('stays here where the gateway cannot be reached, and is handed over by a later page', async () => {
    const browser = browserWith({ [business]: { batches: [view(1), view(2), view(3)] } }, branch);
    const gateway = gatewayWith(nothing, 2);
    await openPage();
    expect(gateway.known().views.map(({ name }) => name)).toEqual(['Vista 1']);
    expect(browser.get('trastienda.views')).toContain('Vista 2');
    const later = gatewayWith(gateway.known());
    await openPage();
    expect(later.known().views.map(({ name }) => name)).toEqual(['Vista 1', 'Vista 2', 'Vista 3']);
    expect(browser.has('trastienda.views')).toBe(false);
  });

  it('of another business waits for somebody of it', async () => {
    const browser = browserWith({
      [business]: { batches: [view(1)] },
      Otra: { batches: [view(2)] },
    });
    const gateway = gatewayWith(nothing);
    await openPage();
    expect(gateway.known().views).toHaveLength(1);
    expect(browser.get('trastienda.views')).toContain('Vista 2');
  });

  it('takes the place of nothing that was saved elsewhere', async () => {
    const mine = { ...view(9, { isDefault: true }), list: 'batches' };
    const same = { ...view(1, { name: mine.name, isDefault: true }), search: { days: 7 } };
    browserWith({ [business]: { batches: [same] } }, branch);
    const gateway = gatewayWith({ branch: testId(8), views: [mine] });
    await openPage();
    expect(gateway.known()).toEqual({
      branch: testId(8),
      views: [mine, { ...same, list: 'batches', name: `${mine.name} (2)`, isDefault: false }],
    });
  });

  it('is taken as far as a view may keep it', async () => {
    const gone = {
      people: [view(1)],
      purchases: [view(2, { search: { q: '0614-110351', credit: true, old: 1 } })],
    };
    const browser = browserWith({ [business]: gone });
    const gateway = gatewayWith(nothing);
    await openPage();
    expect(gateway.known().views.map(({ list, search }) => [list, search])).toEqual([
      ['purchases', { credit: true }],
    ]);
    expect(browser.has('trastienda.views')).toBe(false);
  });

  it.each(['not json', '[]', '{"version":2}'])('is left alone when it is %s', async (text) => {
    const browser = browserWith({});
    browser.set('trastienda.views', text);
    const gateway = gatewayWith(nothing);
    await openPage();
    expect(gateway.writes()).toBe(0);
    expect(browser.get('trastienda.views')).toBe(text);
  });
});
