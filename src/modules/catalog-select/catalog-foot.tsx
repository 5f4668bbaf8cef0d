import { readClock } from '@/modules/business-day/moments';
import { describeReadError } from '@/modules/error-panel/describe-error';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import classes from './catalog-foot.module.css';
import type { Catalog } from './catalog';

interface Props {
  catalog: Catalog<unknown>;
  /** The catalog within a sentence: "los países". */
  subject: string;
}

/** How old a catalog is and how to read it again, or why it is missing; the form goes on without it. */
export function CatalogFoot({ catalog, subject }: Props) {
  const { failure, readAt, reading, readAgain, items } = catalog;
  return (
    <p className={classes.foot} data-wrong={failure !== null || undefined}>
      <span role={failure ? 'alert' : undefined}>
        {failure
          ? `${describeReadError(failure, subject).title}. ${m.catalogs_failed()}`
          : readAt === null
            ? m.catalogs_reading({ subject })
            : items.length === 0
              ? m.catalogs_empty({ subject })
              : m.catalogs_read_at({ clock: readClock(readAt) })}
      </span>
      {readAt === null && failure === null ? null : (
        <Button size="compact-sm" variant="subtle" busy={reading} onClick={readAgain}>
          {failure ? m.catalogs_retry() : m.catalogs_read_again()}
        </Button>
      )}
    </p>
  );
}
