import { useEffect } from 'react';
import { isIdentifier } from '@/domain/identifier';
import { useBranchName } from '@/modules/branch-picker/use-branches';
import { InvalidBranch } from '@/modules/branch-picker/invalid-branch';
import { readClock } from '@/modules/business-day/moments';
import { m } from '@/text/generated/messages';
import { announce } from '@/ui/feedback/announce';
import { ScreenTitle } from '@/ui/layout/screen-title';
import { ReadState } from '@/ui/table/read-state';
import { BackToProducts } from './back-to-products';
import { InvalidProduct } from './invalid-product';
import { ProductDetails } from './product-details';
import classes from './product-screen.module.css';
import { ProductSearch } from './product-search';
import { useProductFinding } from './use-product-finding';

interface Props {
  branchId: string;
  productId: string;
}

/** One product of a branch by its link; what cannot be an identifier asks the service for nothing. */
export function ProductPageScreen({ branchId, productId }: Props) {
  if (!isIdentifier(branchId)) return <InvalidBranch branchId={branchId} />;
  if (!isIdentifier(productId)) return <InvalidProduct branchId={branchId} productId={productId} />;
  return <BranchProduct branchId={branchId} productId={productId} />;
}

/** One head for the search and for what it finds: the title keeps the focus it was given on arrival. */
function BranchProduct({ branchId, productId }: Props) {
  const finding = useProductFinding(branchId, productId);
  const { found, search } = finding;
  const name =
    found === null ? null : (found.product.name ?? found.product.sku ?? m.products_nameless());
  const isFound = name !== null && search.status === 'done' && !search.missing;
  useEffect(() => {
    if (isFound) announce(m.product_page_found_said({ name }));
  }, [isFound, name]);
  return (
    <div className={classes.screen}>
      <ScreenTitle title={name ?? m.product_page_title()} of={useBranchName(branchId)}>
        <BackToProducts branchId={branchId} />
        {found === null ? null : (
          <ReadState
            readAt={readClock(found.readAt)}
            reading={search.status === 'running' || search.status === 'paused'}
            onRefresh={finding.start}
          />
        )}
      </ScreenTitle>
      {found === null || name === null ? (
        <ProductSearch branchId={branchId} productId={productId} finding={finding} />
      ) : (
        <ProductDetails branchId={branchId} found={found} name={name} finding={finding} />
      )}
    </div>
  );
}
