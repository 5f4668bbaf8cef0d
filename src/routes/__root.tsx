import { createRootRouteWithContext } from '@tanstack/react-router';
import { preferenceQueries } from '@/api/preferences/queries';
import type { RouterContext } from '@/app/router-context';
import { foldAddress } from '@/modules/list/fold-address';

export const Route = createRootRouteWithContext<RouterContext>()({
  // They say what a list opens with. A page comes with them; where they cannot be had, lists open as they do for everybody.
  beforeLoad({ context: { queryClient }, location }) {
    foldAddress(location);
    const mine = preferenceQueries.mine();
    const state = queryClient.getQueryState(mine.queryKey);
    if (state && state.status !== 'pending') return undefined;
    const goOn = () => undefined;
    return queryClient.query(mine).then(goOn, goOn);
  },
});
