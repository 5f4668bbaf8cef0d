import { useQueryClient } from '@tanstack/react-query';
import { catalogQueries } from '@/api/catalogs/queries';
import { sessionQueries } from '@/api/session/queries';

/**
 * Uses the session on purpose, which moves its idle limit: only a read of the service counts as use, and the list of
 * economic activities needs no permission (API description, Authentication).
 */
export function useKeepSession(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    const used = queryClient.query({ ...catalogQueries.activities(), staleTime: 0, retry: false });
    // Asked for it is enough; whether the service answered is of no matter here.
    await used.catch(() => undefined);
    await queryClient.invalidateQueries({ queryKey: sessionQueries.current().queryKey });
  };
}
