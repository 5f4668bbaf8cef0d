import { Link } from '@tanstack/react-router';
import { m } from '@/text/generated/messages';
import { useLocale } from '@/text/use-locale';
import classes from './bulk.module.css';
import type { BulkPlace } from './bulk-search';
import type { BulkNavigation } from './use-bulk-navigation';

/** From the list or from a file. */
export function SourceSwitch({ place, go }: { place: BulkPlace; go: BulkNavigation }) {
  useLocale();
  const sources = [
    { source: 'list', label: m.bulk_from_list() },
    { source: 'file', label: m.bulk_from_file() },
  ] as const;
  return (
    <nav className={classes.sources} aria-label={m.bulk_sources()}>
      {sources.map(({ source, label }) => (
        <Link
          key={source}
          {...go.linkTo({ source, step: 'choose', page: 1 })}
          className={classes.source}
          activeProps={{}}
          aria-current={place.source === source ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
