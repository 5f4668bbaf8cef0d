import { createFileRoute } from '@tanstack/react-router';
import { productAddress } from '@/features/products/product-address';
import { asksForPage, productQuery } from '@/features/products/product-query';
import { ProductList } from '@/features/products/product-list';
import { openList } from '@/modules/list/open-list';
import { readAhead } from '@/modules/list/read-ahead';

export const Route = createFileRoute('/branches/$branchId/products')({
  // With the app: a loader that is loaded itself holds up every change of the address.
  codeSplitGroupings: [['component']],
  validateSearch: productAddress.read,
  beforeLoad: openList(productAddress),
  // Only the page: what is typed and filtered works on loaded rows and asks for nothing.
  loaderDeps: ({ search: { page, perPage } }) => ({ page, perPage }),
  loader: ({ context: { queryClient }, params: { branchId }, deps }) => {
    if (!asksForPage(queryClient, branchId)) return;
    readAhead(queryClient.query(productQuery(branchId, productAddress.fill(deps))));
  },
  remountDeps: ({ params }) => params,
  component: ProductList,
});
