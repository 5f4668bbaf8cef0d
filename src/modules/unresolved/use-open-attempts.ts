import { useMutationState, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { attemptKeys } from '@/api/attempts/keys';
import { attemptQueries } from '@/api/attempts/queries';
import { asApiError, type ApiError } from '@/api/core/errors';

const sentStep = z.object({ attempt: z.object({ id: z.string() }) });

interface OpenHere {
  unresolved: number;
  /** How many are under way that this tab did not send; its own are told by their form. */
  sendingElsewhere: number;
  /** Why it is not known; null while it is, or while the screen itself says that nothing can be read. */
  failure: ApiError | null;
  refetch: () => void;
}

/** The attempts of the business that have no known end, as this tab sees them. */
export function useOpenAttempts(): OpenHere {
  const { data, error, refetch } = useQuery(attemptQueries.open());
  const own = useMutationState({
    filters: { mutationKey: attemptKeys.carryOut(), status: 'pending' },
    select: ({ state: { variables } }) => sentId(variables),
  });
  const known = error === null ? null : asApiError(error);
  const isTold = known?.kind === 'session' || known?.kind === 'network';
  return {
    unresolved: data?.unresolved ?? 0,
    sendingElsewhere: data?.sending.filter((id) => !own.includes(id)).length ?? 0,
    failure: data !== undefined || isTold ? null : known,
    refetch: () => void refetch(),
  };
}

/** What a mutation was given is of no type that its cache knows. */
function sentId(variables: unknown): string | null {
  const step = sentStep.safeParse(variables);
  return step.success ? step.data.attempt.id : null;
}
