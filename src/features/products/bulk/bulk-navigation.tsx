import { Link, linkOptions, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { Product } from '@/api/products/schemas';
import { m } from '@/text/generated/messages';
import type { ProductReferences } from '../product-row';
import { bulkAddress, type BulkPlace, type BulkStep } from './bulk-search';
import type { BulkWork } from './bulk-work';
import classes from './source-switch.module.css';
import trailStyles from './step-trail.module.css';

/** Steps are steps in the history too: Back undoes them. Typing and paging are none. */
export function useBulkNavigation(branchId: string, place: BulkPlace) {
  const navigate = useNavigate();
  const linkTo = (change: Partial<BulkPlace>) =>
    linkOptions({
      to: '/branches/$branchId/products/bulk',
      params: { branchId },
      search: bulkAddress.search({ ...place, ...change }),
    });
  return {
    linkTo,
    step: (change: Partial<BulkPlace>) => void navigate(linkTo({ page: 1, ...change })),
    look: (change: Partial<BulkPlace>) =>
      void navigate({ ...linkTo({ page: 1, ...change }), replace: true, resetScroll: false }),
  };
}

type BulkNavigation = ReturnType<typeof useBulkNavigation>;

/** What every step of a change of many products is given. */
export interface StepProps {
  branchId: string;
  place: BulkPlace;
  work: BulkWork;
  /** All products of the branch. */
  products: readonly Product[];
  references: ProductReferences;
  go: BulkNavigation;
}

const stepWords: Record<BulkStep, (from: BulkPlace['from']) => string> = {
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
      <ol ref={trail} className={trailStyles.trail}>
        {steps.map((step, index) => (
          <li
            key={step}
            className={trailStyles.step}
            aria-current={index === at ? 'step' : undefined}
            tabIndex={-1}
          >
            <span className={trailStyles.number} aria-hidden>
              {index + 1}
            </span>
            {index < at ? (
              <Link {...go.linkTo({ step, page: 1, view: 'all' })}>
                {stepWords[step](place.from)}
              </Link>
            ) : (
              stepWords[step](place.from)
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A link the router takes for active is marked as the current page: only the one whose whole address is open may be. */
const sameSource = { exact: true, includeSearch: true };

export function SourceSwitch({ place, go }: { place: BulkPlace; go: BulkNavigation }) {
  const sources = [
    { from: 'list', label: m.bulk_from_list() },
    { from: 'file', label: m.bulk_from_file() },
  ] as const;
  return (
    <nav className={classes.sources} aria-label={m.bulk_sources()}>
      {sources.map(({ from, label }) => (
        <Link
          key={from}
          {...go.linkTo({ from, step: 'choose', page: 1 })}
          className={classes.source}
          activeOptions={sameSource}
          activeProps={{}}
          aria-current={place.from === from ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
