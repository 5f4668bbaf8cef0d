import { Link } from '@tanstack/react-router';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { isIgnored, type Observation, type ObservedFilter } from './observe';

/** What the filters are called on this screen; of the others nothing is said here. */
export type FilterNames = Partial<Record<ObservedFilter, () => string>>;

interface Props {
  seen: readonly Observation[];
  names: FilterNames;
}

/** Says that rows are not the ones that were asked for: somebody would take them for the answer. */
export function IgnoredFilters({ seen, names }: Props) {
  return ignoredInWords(seen, names).map((words) => (
    <Notice
      key={words}
      tone="warn"
      actions={
        <Link to="/diagnostics" hash="diagnostics-filters">
          {m.common_filter_ignored_see()}
        </Link>
      }
    >
      {words}
    </Notice>
  ));
}

/** A sentence for each filter that the service seems not to know. */
export function ignoredInWords(seen: readonly Observation[], names: FilterNames): string[] {
  return seen.filter(isIgnored).flatMap(({ filter, came }) => {
    const name = names[filter];
    if (name === undefined || !('rows' in came)) return [];
    return m.common_filter_ignored({
      filter: name(),
      others: formatQuantity(came.others),
      rows: formatQuantity(came.rows),
      count: came.others,
    });
  });
}
