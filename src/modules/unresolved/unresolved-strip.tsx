import { useMutationState, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { attemptKeys } from '@/api/attempts/keys';
import { attemptQueries } from '@/api/attempts/queries';
import { asApiError, type ApiError } from '@/api/core/errors';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { Button } from '@/ui/form/button';
import { UnresolvedNotices } from './unresolved-notices';

/** On every screen for as long as anybody's write has no known end: nothing of it can be forgotten. */
export function UnresolvedStrip() {
  const { unresolved, sendingElsewhere, failure, refetch } = useOpenAttempts();
  return (
    <>
      <UnresolvedNotices unresolved={unresolved} sending={sendingElsewhere} />
      {failure ? (
        <Notice
          tone="warn"
          actions={
            <Button size="compact-sm" variant="default" onClick={refetch}>
              {m.common_retry()}
            </Button>
          }
        >
          {m.unresolved_unread()}
        </Notice>
      ) : null}
    </>
  );
}

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
function useOpenAttempts(): OpenHere {
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
