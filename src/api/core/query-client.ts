import { QueryClient } from '@tanstack/react-query';
import type { ApiFailure } from './errors';
import { resumeAfter, retryDelay, shouldRetry } from './retry';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiFailure;
  }
}

/** How long an answer counts as current when its area says nothing else. */
const staleAfterMs = 30_000;

export interface QueryClientParts {
  /** Milliseconds before a retry, after so many failures. */
  retryDelay?: (failures: number) => number;
}

/**
 * The one cache of the app. What the browser believes about being online neither holds a read back nor, above all, keeps a write
 * to send it later by itself (`networkMode`). Lists are not read again on focus: rows would move under a person coming back, and
 * their age is on the screen.
 */
export function createQueryClient(parts: QueryClientParts = {}): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: staleAfterMs,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        retry: shouldRetry,
        retryDelay: parts.retryDelay ?? ((failures) => retryDelay(failures)),
        refetchInterval: ({ state }) =>
          resumeAfter({ error: state.error, failedAt: state.errorUpdatedAt }),
      },
      mutations: { networkMode: 'always', retry: 0 },
    },
  });
}
