import { Link, type LinkProps } from '@tanstack/react-router';
import { rowOutcomes, type BulkJob } from '@/api/jobs/names';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Badge } from '@/ui/feedback/badge';
import classes from './outcome-views.module.css';
import type { JobPlace } from './job-search';
import { outcomeWords } from './job-words';

interface Props {
  counts: BulkJob['counts'];
  total: number;
  place: JobPlace;
  linkTo: (change: Partial<JobPlace>) => LinkProps;
}

/** A link the router takes for active is marked as the current page: only the one whose whole address is open may be. */
const sameView = { exact: true, includeSearch: true };

/** How many rows came to what; each leads to those rows. */
export function OutcomeViews({ counts, total, place, linkTo }: Props) {
  const views = [
    null,
    ...rowOutcomes.filter((outcome) => counts[outcome] > 0 || outcome === place.outcome),
  ];
  return (
    <nav className={classes.views} aria-label={m.bulk_view()}>
      {views.map((outcome) => (
        <Link
          key={outcome}
          {...linkTo({ outcome, page: 1 })}
          replace
          resetScroll={false}
          className={classes.view}
          activeOptions={sameView}
          activeProps={{}}
          aria-current={outcome === place.outcome ? 'page' : undefined}
        >
          {outcome === null ? (
            m.bulk_view_all()
          ) : (
            <Badge tone={outcomeWords[outcome].tone} help={outcomeWords[outcome].help()}>
              {outcomeWords[outcome].name()}
            </Badge>
          )}{' '}
          <strong>{formatQuantity(outcome === null ? total : counts[outcome])}</strong>
        </Link>
      ))}
    </nav>
  );
}
