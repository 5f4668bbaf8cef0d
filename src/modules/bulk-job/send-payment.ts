import type { PreparedAttempt } from '@/api/core/attempt';
import { knownOf, type AttemptResult } from '@/api/core/attempt-result';
import { nextResend, type ResendReason } from '@/api/core/payment-resends';
import type { RunParts } from './run-parts';

/**
 * Sends a payment of a job, and again under its own key as a payment's page does
 * (docs/decisions/0022-payments-are-sent-again.md). Only what was sent from here goes on so: whatever another page left in doubt
 * waits for a person.
 */
export async function sendPayment(
  attempt: PreparedAttempt,
  again: boolean,
  { gateway, resends, wait }: Pick<RunParts, 'gateway' | 'resends' | 'wait'>,
  signal: AbortSignal,
): Promise<AttemptResult<unknown>> {
  const made: ResendReason[] = [];
  let isUnsent = false;
  const onUnsent = () => {
    isUnsent = true;
  };
  let result = await gateway.send(attempt, again ? { unlessInDoubt: true, onUnsent } : null);
  while (result.kind === 'unknown' && !isUnsent) {
    const next = nextResend(result, made, resends.pauses(), resends.random);
    if (next === null) break;
    await wait(next.afterMs, signal);
    if (signal.aborted || !resends.isSeen()) break;
    made.push(next.reason);
    // One that went out again has made more sends than are known here, so only a first one is held to their number.
    const most = again ? {} : { mostSends: made.length };
    result = await gateway.send(attempt, { known: knownOf(result), onUnsent, ...most });
  }
  return result;
}
