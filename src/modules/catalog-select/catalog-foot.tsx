import { readClock } from '@/modules/business-day/moments';
import { describeReadError } from '@/modules/error-panel/describe-error';
import { RefusedInShort } from '@/modules/error-panel/refused-in-short';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import classes from './catalog-foot.module.css';
import type { Catalog } from './catalog';

interface Props {
  catalog: Catalog<unknown>;
  /** The catalog within a sentence: "los países". */
  subject: string;
  /** One of several that are read together: when that was is said once for all of them, by `CatalogsFoot`. */
  isAmong?: boolean;
}

/** How old a catalog is and how to read it again, or why it is missing; the form goes on without it. */
export function CatalogFoot({ catalog, subject, isAmong = false }: Props) {
  const { failure, readAt, reading, readAgain, items } = catalog;
  const isMissing = failure !== null || (readAt !== null && items.length === 0);
  if (isAmong && !isMissing) return null;
  return (
    <div className={classes.foot} data-wrong={failure !== null || undefined}>
      <span role={failure ? 'alert' : undefined}>
        {failure
          ? `${describeReadError(failure, subject).title}. ${m.catalogs_failed()}`
          : readAt === null
            ? m.catalogs_reading({ subject })
            : items.length === 0
              ? m.catalogs_empty({ subject })
              : m.catalogs_read_at({ clock: readClock(readAt) })}
      </span>
      {failure === null && (readAt === null || isAmong) ? null : (
        <Button size="compact-sm" variant="subtle" busy={reading} onClick={readAgain}>
          {failure ? m.catalogs_retry() : m.catalogs_read_again()}
        </Button>
      )}
      {failure === null ? null : <RefusedInShort error={failure} />}
    </div>
  );
}

/** How old several catalogs are, the oldest of them, and how to read them all again. */
export function CatalogsFoot({ catalogs }: { catalogs: readonly Catalog<unknown>[] }) {
  const read = catalogs.flatMap(({ readAt }) => readAt ?? []);
  const isReading = catalogs.some(({ reading }) => reading);
  // What failed says so at its own field, with a way to try again.
  if (read.length === 0 && !isReading) return null;
  return (
    <p className={classes.foot}>
      <span>
        {read.length === 0
          ? m.catalogs_all_reading()
          : m.catalogs_all_read_at({ clock: readClock(Math.min(...read)) })}
      </span>
      {read.length === 0 ? null : (
        <Button
          size="compact-sm"
          variant="subtle"
          busy={isReading}
          onClick={() => catalogs.forEach(({ readAgain }) => readAgain())}
        >
          {m.catalogs_read_again()}
        </Button>
      )}
    </p>
  );
}
