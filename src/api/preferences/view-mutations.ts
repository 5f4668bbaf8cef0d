import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { dropAnswers, preferenceScope } from './mutations';
import { askPreferences, put } from './operations';
import { preferenceQueries } from './queries';
import type { Preferences, SavedView } from './schemas';

/** The branch is this page's own choice, which an answer may not know yet. */
function tell(client: QueryClient, told: Preferences): void {
  const { queryKey } = preferenceQueries.mine();
  client.setQueryData(queryKey, (known) => ({ ...told, branch: known?.branch ?? told.branch }));
}

export const viewMutations = {
  /** Keeps a view, or changes the one of its id. Fails as `conflict` where there is no room for another. */
  save: () =>
    mutationOptions({
      scope: preferenceScope,
      mutationFn: ({ id, ...view }: SavedView) =>
        askPreferences('save-view', `/views/${id}`, put(view)),
      onMutate: (_view, { client }) => dropAnswers(client),
      onSuccess: (told, _view, _dropped, { client }) => tell(client, told),
    }),
  remove: () =>
    mutationOptions({
      scope: preferenceScope,
      mutationFn: (id: string) =>
        askPreferences('remove-view', `/views/${id}`, { method: 'DELETE' }),
      onMutate: (_id, { client }) => dropAnswers(client),
      onSuccess: (told, _id, _dropped, { client }) => tell(client, told),
    }),
};
