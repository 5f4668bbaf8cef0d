import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { notePlace } from '@/ui/layout/last-places';
import { routeTree } from './route-tree.gen';
import { ErrorScreen } from './screens/error-screen';
import { NotFoundScreen } from './screens/not-found-screen';
import { Shell } from './shell/shell';

/** The app's router; queries decide what is stale, so a preload is never kept by the router itself. */
export function createAppRouter(queryClient: QueryClient) {
  const router = createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
    InnerWrap: Shell,
  });
  router.subscribe('onResolved', ({ toLocation }) => notePlace(toLocation));
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
