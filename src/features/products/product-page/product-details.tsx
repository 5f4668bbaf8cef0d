import type { SeenProduct } from '@/api/products/reread';
import { m } from '@/text/generated/messages';
import { FailedReferences } from '../failed-references';
import { productRow } from '../product-row';
import { useProductReferences } from '../use-product-references';
import { ProductActions } from './product-actions';
import { ProductFacts } from './product-facts';
import { ProductLots } from './product-lots';
import { ProductRecords } from './product-records';
import { ReadAgain } from './read-again';
import type { ProductFinding } from './use-product-finding';

interface Props {
  branchId: string;
  found: SeenProduct;
  name: string;
  finding: ProductFinding;
}

/** What may be done with a product, what the list knows of it, its lots and what was done to it from here. */
export function ProductDetails({ branchId, found, name, finding }: Props) {
  const { references, failed, retry } = useProductReferences(branchId);
  const { product, readAt } = found;
  return (
    <>
      <ProductActions branchId={branchId} product={product} />
      <ReadAgain finding={finding} readAt={readAt} />
      <FailedReferences failed={failed} onRetry={retry}>
        {m.product_page_reference_meanwhile()}
      </FailedReferences>
      <ProductFacts product={productRow(product, references)} />
      <ProductLots branchId={branchId} productId={product.id} name={name} />
      <ProductRecords product={product} />
    </>
  );
}
