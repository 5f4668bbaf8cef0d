import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { m } from '@/text/generated/messages';
import type { BulkPlace, BulkStep } from './bulk-search';
import classes from './step-trail.module.css';
import type { BulkNavigation } from './use-bulk-navigation';

const words: Record<BulkStep, (from: BulkPlace['from']) => string> = {
  choose: (from) => (from === 'file' ? m.bulk_step_file() : m.bulk_step_choose()),
  change: m.bulk_step_change,
  check: m.bulk_step_check,
};

/** Where in the work one is; the steps before are the way back. */
export function StepTrail({ place, go }: { place: BulkPlace; go: BulkNavigation }) {
  const steps: BulkStep[] =
    place.from === 'file' ? ['choose', 'check'] : ['choose', 'change', 'check'];
  const at = steps.indexOf(place.step);
  const trail = useRef<HTMLOListElement>(null);
  const shown = useRef(place.step);
  // What was pressed is gone with its step; whoever listens or uses the keyboard goes on where the new one begins.
  useEffect(() => {
    if (shown.current === place.step) return;
    shown.current = place.step;
    trail.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
  }, [place.step]);
  return (
    <nav aria-label={m.bulk_steps()}>
      <ol ref={trail} className={classes.trail}>
        {steps.map((step, index) => (
          <li
            key={step}
            className={classes.step}
            aria-current={index === at ? 'step' : undefined}
            tabIndex={-1}
          >
            <span className={classes.number} aria-hidden>
              {index + 1}
            </span>
            {index < at ? (
              <Link {...go.linkTo({ step, page: 1, view: 'all' })}>{words[step](place.from)}</Link>
            ) : (
              words[step](place.from)
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
