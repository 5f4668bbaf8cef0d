import type { QueryClient } from '@tanstack/react-query';

/**
 * Carries a job out in this tab. What does that is loaded with the first job, for most visits have none; should it not arrive,
 * the line on every screen tries again.
 */
export function goOn(jobId: string, client: QueryClient): void {
  void import('./carry-out').then(
    ({ carryOut }) => carryOut(jobId, client),
    () => undefined,
  );
}
