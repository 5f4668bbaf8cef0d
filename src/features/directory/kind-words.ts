import type { DirectoryKind } from '@/api/directory/schemas';
import { m } from '@/text/generated/messages';

interface KindWords {
  /** What its entries are: "Listas de precios". */
  title: () => string;
  /** What the list is, and what it is not. */
  honest: () => string;
  search: () => string;
}

export const kindWords: Record<DirectoryKind, KindWords> = {
  provider: {
    title: m.directory_kind_provider,
    honest: m.directory_honest,
    search: m.directory_search,
  },
  branch: {
    title: m.directory_kind_branch,
    honest: m.directory_honest_branch,
    search: m.directory_search_any,
  },
  'price-list': {
    title: m.directory_kind_price_list,
    honest: m.directory_honest_price_list,
    search: m.directory_search_any,
  },
  schedule: {
    title: m.directory_kind_schedule,
    honest: m.directory_honest_schedule,
    search: m.directory_search_any,
  },
  purchase: {
    title: m.directory_kind_purchase,
    honest: m.directory_honest_purchase,
    search: m.directory_search_any,
  },
  sale: {
    title: m.directory_kind_sale,
    honest: m.directory_honest_sale,
    search: m.directory_search_any,
  },
};
