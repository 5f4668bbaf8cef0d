import { m } from '@/text/generated/messages';
import { BackLink } from '@/ui/layout/back-link';

/** The list that the product is one of. */
export function BackToProducts({ branchId }: { branchId: string }) {
  return (
    <BackLink to="/branches/$branchId/products" params={{ branchId }}>
      {m.product_page_back()}
    </BackLink>
  );
}
