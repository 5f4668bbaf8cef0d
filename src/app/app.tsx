import { MantineProvider } from '@mantine/core';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { CatchBoundary, RouterProvider } from '@tanstack/react-router';
import type { AppRouter } from './router';
import { CrashScreen } from '@/app/screens/fault-panel';
import { styleNonce } from './security/nonce';
import { SessionGate, WorkingSessionContext } from '@/app/session/session-gate';
import type { WorkingSessionStore } from './session/working-session';
import { cssVariables, theme } from './theme/theme';

interface Props {
  queryClient: QueryClient;
  router: AppRouter;
  store: WorkingSessionStore;
}

/** Everything the screens stand in. */
export function App({ queryClient, router, store }: Props) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
      withGlobalClasses={false}
    >
      <QueryClientProvider client={queryClient}>
        <WorkingSessionContext value={store}>
          <CatchBoundary getResetKey={() => 0} errorComponent={CrashScreen}>
            <SessionGate>
              <RouterProvider router={router} />
            </SessionGate>
          </CatchBoundary>
        </WorkingSessionContext>
      </QueryClientProvider>
    </MantineProvider>
  );
}
