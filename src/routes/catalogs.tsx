import { createFileRoute } from '@tanstack/react-router';
import { branchQueries } from '@/api/branches/queries';
import {
  catalogAddresses,
  catalogOf,
  readCatalogSearch,
} from '@/features/catalogs/catalog-address';
import { CatalogList } from '@/features/catalogs/catalog-list';
import { openList } from '@/modules/list/open-list';
import { readAhead } from '@/modules/list/read-ahead';

export const Route = createFileRoute('/catalogs')({
  validateSearch: readCatalogSearch,
  beforeLoad: (opening) => openList(catalogAddresses[catalogOf(opening.search)])(opening),
  // The catalog itself is read by its screen, which knows whose taxes are meant.
  loader: ({ context: { queryClient } }) => readAhead(queryClient.query(branchQueries.list())),
  component: CatalogList,
});
