import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { CorrectedNotices } from './corrected-notices';
import { DroppedNotice } from './dropped-notice';
import type { AnyFilters, ListWords } from './list-declaration';

interface Props {
  /** How many rows a page has where an address does not say. */
  perPage: number;
  words?: Pick<ListWords, 'corrected' | 'pageSize'>;
  filters?: Readonly<Record<string, Pick<AnyFilters[string], 'label' | 'corrected'>>> | undefined;
  /** Rows that came and could not be read. */
  dropped: number;
}

/** What was put right about the address, and what the rows lack. */
export function ListNotices({ perPage: usual, words = {}, filters = {}, dropped }: Props) {
  const perPage = formatQuantity(usual);
  const ofFilters = Object.entries(filters).map(([name, filter]): [string, () => string] => [
    name,
    filter.corrected ?? (() => m.lists_corrected_filter({ filter: filter.label() })),
  ]);
  const corrections: Record<string, () => string> = {
    ...Object.fromEntries(ofFilters),
    sort: m.lists_corrected_sort,
    group: m.lists_corrected_group,
    page: m.lists_corrected_page,
    perPage: () => m.lists_corrected_per_page({ perPage }),
    columns: m.lists_corrected_columns,
    density: m.lists_corrected_density,
    ...words.corrected,
  };
  return (
    <>
      <CorrectedNotices
        corrections={corrections}
        {...(words.pageSize && { pageSize: words.pageSize })}
      />
      <DroppedNotice count={dropped} />
    </>
  );
}
