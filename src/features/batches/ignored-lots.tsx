import { useFilterRecord } from '@/modules/filter-checks/filter-record';
import {
  IgnoredFilters,
  ignoredInWords,
  type FilterNames,
} from '@/modules/filter-checks/ignored-filters';
import { m } from '@/text/generated/messages';

const ofBranch: FilterNames = { 'query.batches.branch': m.ladder_board_branch };
const ofTime: FilterNames = {
  'query.batches.status': m.batches_filter_status,
  'query.batches.days': m.batches_filter_days,
};
const ofProduct: FilterNames = { 'query.batches.product': m.batches_filter_product };

/** What lots are asked for with; the ladder always asks by their state and days. */
interface Asked {
  product: string | null;
  byTime: boolean;
}

const namesOf = ({ product, byTime }: Asked): FilterNames => ({
  ...ofBranch,
  ...(byTime && ofTime),
  ...(product !== null && ofProduct),
});

/**
 * By all that this session has seen of a filter, not by the rows at hand: a page and a count of one lot show little, and the first
 * lots of an ignored filter, which the service orders by date, may all be what was asked for.
 */
export function IgnoredLotFilters(asked: Asked) {
  return <IgnoredFilters seen={useSeen()} names={namesOf(asked)} />;
}

/** The same in sentences, for a file. */
export function useIgnoredLotFilters(asked: Asked): string[] {
  return ignoredInWords(useSeen(), namesOf(asked));
}

const useSeen = () => [...useFilterRecord().values()];
