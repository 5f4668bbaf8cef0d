import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import { configureHttp } from '../core/http-settings';
import { answerWith, testId, toResponse } from '../core/test-answers';
import { preferenceMutations } from './mutations';
import { preferenceQueries } from './queries';
import type { Preferences, SavedView } from './schemas';
import { viewMutations } from './view-mutations';

const [centro, norte] = [testId(1), testId(2)];
const view: SavedView = {
  id: testId(9),
  list: 'batches',
  name: 'Semana',
  search: { days: 7 },
  isDefault: false,
};
const { queryKey } = preferenceQueries.mine();

function openPage(known: Preferences | undefined = { branch: centro, views: [] }) {
  const client = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });
  client.setQueryData(queryKey, known);
  const choose = new MutationObserver(client, preferenceMutations.chooseBranch());
  return { client, choose, told: () => client.getQueryData(queryKey) };
}

afterEach(() => configureHttp({}));

describe('preferences', () => {
  it('are our own contract, and what cannot be read is not asked for again', async () => {
    const asked = answerWith({ body: { branch: null } });
    const failed = new QueryClient().query(preferenceQueries.mine());
    await expect(failed).rejects.toMatchObject({ error: { kind: 'bad-response', field: 'views' } });
    expect(asked.map(({ pathname }) => pathname)).toEqual(['/gateway/preferences']);
  });
});

describe('the branch chosen last', () => {
  it('counts at once, and stays for this page where it could not be kept', async () => {
    answerWith({ status: 500, body: {} });
    const { choose, told } = openPage();
    const choosing = choose.mutate(norte);
    expect(told()?.branch).toBe(norte);
    await expect(choosing).rejects.toMatchObject({ error: { kind: 'server' } });
    expect(told()?.branch).toBe(norte);
  });

  it('is not taken back by the answer to an earlier choice, nor to a view', async () => {
    const { client, choose, told } = openPage();
    answerWith({ body: { branch: centro, views: [view] } });
    const saving = new MutationObserver(client, viewMutations.save()).mutate(view);
    const choosing = choose.mutate(norte);
    await Promise.all([saving, choosing]);
    expect(told()).toEqual({ branch: norte, views: [view] });
  });

  it('is told with everything else where nothing was known', async () => {
    const { choose, told, client } = openPage();
    client.removeQueries({ queryKey });
    answerWith({ body: { branch: norte, views: [view] } });
    await choose.mutate(norte);
    expect(told()).toEqual({ branch: norte, views: [view] });
  });
});

describe('a saved view', () => {
  it('is there by the answer to its save, whatever a read on its way says', async () => {
    const { client, told } = openPage();
    const late = new EventTarget();
    const old = toResponse({ body: { branch: centro, views: [] } });
    configureHttp({
      fetch: (_url, { method }) =>
        method === 'GET'
          ? new Promise((resolve) => late.addEventListener('answer', () => resolve(old)))
          : Promise.resolve(toResponse({ body: { branch: centro, views: [view] } })),
    });
    const reading = client
      .query({ ...preferenceQueries.mine(), staleTime: 0 })
      .catch(() => undefined);
    await new MutationObserver(client, viewMutations.save()).mutate(view);
    late.dispatchEvent(new Event('answer'));
    await reading;
    expect(told()?.views).toEqual([view]);
  });
});
