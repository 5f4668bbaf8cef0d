import { Link } from '@tanstack/react-router';
import { Suspense, type ReactNode } from 'react';
import type { BulkRowView } from '@/modules/bulk-job/bulk-view';
import { failedOutcomes } from '@/modules/job-report/job-words';
import { laterComponent } from '@/modules/later-part/later-component';
import { m } from '@/text/generated/messages';
import { isolate } from '@/text/isolate';
import classes from './next-step.module.css';

const PayAlone = laterComponent(async () => (await import('./pay-alone')).PayAlone);

const failed: ReadonlySet<BulkRowView['outcome']> = new Set(failedOutcomes);

/**
 * The way on from a payment that did not go as planned. One in doubt leads to its own entry alone, where the same is sent again or
 * what happened is noted: another one could pay twice.
 */
export function nextStepOf({ outcome, attempts, name, bodyText }: BulkRowView): ReactNode {
  const supplier = isolate(name);
  if (failed.has(outcome)) {
    return (
      <Suspense>
        <PayAlone bodyText={bodyText} supplier={supplier} />
      </Suspense>
    );
  }
  const attempt = attempts.at(-1);
  if (outcome !== 'unknown' || attempt === undefined) return null;
  return (
    <Link
      className={classes.step}
      to="/attempts/$attemptId"
      params={{ attemptId: attempt }}
      preload={false}
      aria-label={m.payments_many_see_doubt_of({ supplier })}
    >
      {m.payments_many_see_doubt()}
    </Link>
  );
}
