import { Link } from '@tanstack/react-router';
import { m } from '@/text/generated/messages';
import classes from './source-switch.module.css';
import type { BulkPlace } from './bulk-search';
import type { BulkNavigation } from './use-bulk-navigation';

/** A link the router takes for active is marked as the current page: only the one whose whole address is open may be. */
const sameSource = { exact: true, includeSearch: true };

/** From the list or from a file. */
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
