import { QueryClient } from '@tanstack/react-query';
import { defaultParseSearch } from '@tanstack/react-router';
import { configureHttp } from '@/api/core/http-settings';
import { setProfile } from '@/api/core/profile';
import { preferenceKeys } from '@/api/preferences/keys';
import type { EarlyRead, FirstReads } from '@/contract/page-start';
import { readsOfScreen } from './screen-reads';

/** One page after the other: whose requests are noted is a setting of the app's one client. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * What a screen reads first, for the gateway to write into its page. The very queries of the screen are run, by a client that
 * notes what it would send and sends nothing; so neither an address nor a header is written down twice.
 */
export const firstReads: FirstReads = (asked) => {
  const noted = turn.then(() => noteReads(asked));
  turn = noted.catch(() => undefined);
  return noted;
};

async function noteReads({ pattern, params, search, ...known }: Parameters<FirstReads>[0]) {
  const reads = readsOfScreen(pattern);
  if (reads === null) return [];
  const noted: EarlyRead[] = [];
  setProfile(known.profile);
  configureHttp({
    mark: known.mark,
    fetch(url, { headers }) {
      noted.push({ url, headers: { ...(headers as EarlyRead['headers']) } });
      return Promise.reject(new Error('Only noted'));
    },
  });
  const queryClient = new QueryClient({
    defaultOptions: { queries: { networkMode: 'always', retry: false } },
  });
  queryClient.setQueryData(preferenceKeys.mine(), known.preferences ?? undefined);
  await Promise.allSettled(reads({ queryClient, params, search: defaultParseSearch(search) }));
  return noted;
}
