import { IconArrowLeft } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { purchaseQueries } from '@/api/attempts/purchase-queries';
import { asApiError, type ApiError } from '@/api/core/errors';
import { ErrorPanel } from '@/modules/error-panel/error-panel';
import type { FormCheck } from '@/modules/form/write-form';
import { useFocusOnArrival } from '@/modules/outcome-panel/use-focus-on-arrival';
import shared from '@/modules/purchase-form/purchase-form.module.css';
import { m } from '@/text/generated/messages';
import { SlowNotice } from '@/ui/feedback/slow-notice';
import { Waited } from '@/ui/feedback/waited';
import { Button } from '@/ui/form/button';
import classes from './payments.module.css';

interface Asked {
  read: () => Promise<unknown>;
  onRead: () => void;
}

/**
 * Reads anew what is left of purchases before their payment is reviewed: somebody else may have paid them since the form was
 * opened; for one that leaves them to the service, what was paid so. Without an answer there is no review: the gateway that does not give it would not send the payment either.
 */
export function useReadAnew() {
  const client = useQueryClient();
  const reading = useMutation({
    mutationFn: ({ read }: Asked) => read(),
  });
  const { isPending, error, variables, reset } = reading;
  const begin = (asked: Asked) => reading.mutate(asked, { onSuccess: asked.onRead });
  return {
    check: checkOf(isPending, error === null ? null : asApiError(error), {
      onRetry: () => {
        if (variables !== undefined) begin(variables);
      },
      onBack: reset,
    }),
    /** Calls back when they were read, unless the form is left before. */
    read: (ids: readonly string[], onRead: () => void) =>
      begin({
        read: () => client.query({ ...purchaseQueries.payable(ids), staleTime: 0 }),
        onRead,
      }),
    readAutomatic: (onRead: () => void) =>
      begin({ read: () => client.query({ ...purchaseQueries.automatic(), staleTime: 0 }), onRead }),
  };
}

interface Moves {
  onRetry: () => void;
  onBack: () => void;
}

function checkOf(isPending: boolean, error: ApiError | null, moves: Moves): FormCheck | null {
  if (error !== null) return { isUnderWay: false, panel: <NotRead error={error} {...moves} /> };
  return isPending ? { isUnderWay: true, panel: <Reading /> } : null;
}

function Reading() {
  return (
    <SlowNotice>
      {m.payments_many_reading()}
      <Waited />
    </SlowNotice>
  );
}

function NotRead({ error, onRetry, onBack }: Moves & { error: ApiError }) {
  const arrive = useFocusOnArrival();
  return (
    <section ref={arrive} className={`${shared.column} ${classes.notRead}`} tabIndex={-1}>
      <ErrorPanel error={error} subject={m.payments_rests_subject()} onRetry={onRetry} />
      <p className={shared.quiet}>{m.common_nothing_sent()}</p>
      <div className={classes.tools}>
        <Button size="xs" variant="default" icon={IconArrowLeft} onClick={onBack}>
          {m.review_back()}
        </Button>
        {
          // Its panel offers nothing to press: the shell tells how to sign in again.
          error.kind === 'session' ? (
            <Button size="xs" onClick={onRetry}>
              {m.common_retry()}
            </Button>
          ) : null
        }
      </div>
    </section>
  );
}
