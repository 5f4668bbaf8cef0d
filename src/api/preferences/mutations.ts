import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { preferenceKeys } from './keys';
import { chooseBranch } from './operations';
import { preferenceQueries } from './queries';

/** One after the other: each answer tells all there is, and the last one stands. */
export const preferenceScope = { id: preferenceKeys.all.join() };

/** An answer that is still on its way does not know of a change. */
export const dropAnswers = (client: QueryClient) => client.cancelQueries(preferenceQueries.mine());

/** Those of views come with the menu of views: the app starts without them. */
export const preferenceMutations = {
  /** Counts at once, and for as long as the page lives where it could not be kept. */
  chooseBranch: () =>
    mutationOptions({
      scope: preferenceScope,
      mutationFn: (branch: string) => chooseBranch(branch),
      onMutate: async (branch, { client }) => {
        const { queryKey } = preferenceQueries.mine();
        client.setQueryData(queryKey, (known) => known && { ...known, branch });
        await dropAnswers(client);
      },
      onSuccess: (told, _branch, _dropped, { client }) => {
        client.setQueryData(preferenceQueries.mine().queryKey, (known) => known ?? told);
      },
    }),
};
