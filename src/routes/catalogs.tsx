import { createFileRoute } from '@tanstack/react-router';
import { branchQueries } from '@/api/branches/queries';
import { taxQueries } from '@/api/taxes/queries';
import {
  catalogAddresses,
  catalogOf,
  readCatalogSearch,
} from '@/features/catalogs/catalog-address';
import { taxesAtFirst } from '@/features/catalogs/taxes-at-first';
import { CatalogList } from '@/features/catalogs/catalog-list';
import { openList } from '@/modules/list/open-list';
import { readAhead } from '@/modules/list/read-ahead';

export const Route = createFileRoute('/catalogs')({
  validateSearch: readCatalogSearch,
  beforeLoad: (opening) => openList(catalogAddresses[catalogOf(opening.search)])(opening),
  loaderDeps: ({ search: { catalog, branch } }) => ({ catalog, branch }),
  // Any other catalog is read by its screen.
  loader: ({ context: { queryClient }, deps }) => {
    readAhead(queryClient.query(branchQueries.list()));
    const branch = taxesAtFirst(queryClient, deps);
    if (branch !== null) readAhead(queryClient.query(taxQueries.list(branch)));
  },
  component: CatalogList,
});
