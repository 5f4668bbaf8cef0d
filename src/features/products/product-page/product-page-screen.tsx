import { IconArrowsUpDown, IconCopyPlus, IconPencil } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { SeenProduct } from '@/api/products/reread';
import { productKindOf, type Product } from '@/api/products/schemas';
import { isIdentifier } from '@/domain/identifier';
import { ofBranch } from '@/modules/branch-picker/of-branch';
import { useBranchName } from '@/modules/branch-picker/use-branches';
import { readClock } from '@/modules/business-day/moments';
import { m } from '@/text/generated/messages';
import { announce } from '@/ui/feedback/announce';
import { ButtonLink } from '@/ui/form/button';
import { ScreenTitle } from '@/ui/layout/screen-title';
import { ReadState } from '@/ui/table/read-state';
import { FailedReferences } from '../failed-references';
import { productRow } from '../product-row';
import { productName } from '../product-words';
import { useProductReferences } from '../use-product-references';
import { InvalidProduct, BackToProducts } from './product-head';
import productActionsStyles from './product-actions.module.css';
import { ProductFacts } from './product-facts';
import { ProductLots } from './product-lots';
import { ProductRecords } from './product-records';
import classes from './product-screen.module.css';
import { ProductSearch } from './product-search';
import { ReadAgain } from './search-status';
import { isUnderWay } from '@/modules/whole-list/stoppable-reading';
import { useProductFinding, type ProductFinding } from './use-product-finding';

interface Props {
  branchId: string;
  productId: string;
}

/** One product of a branch by its link; what cannot be an identifier asks the service for nothing. */
export const ProductPageScreen = ofBranch(function ProductPage({ branchId, productId }: Props) {
  if (!isIdentifier(productId)) return <InvalidProduct branchId={branchId} productId={productId} />;
  return <BranchProduct branchId={branchId} productId={productId} />;
});

/** One head for the search and for what it finds: the title keeps the focus it was given on arrival. */
function BranchProduct({ branchId, productId }: Props) {
  const finding = useProductFinding(branchId, productId);
  const { found, search } = finding;
  const name = found && productName(found.product);
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
            reading={isUnderWay(search)}
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

interface ProductDetailsProps {
  branchId: string;
  found: SeenProduct;
  name: string;
  finding: ProductFinding;
}

/** What may be done with a product, what the list knows of it, its lots and what was done to it from here. */
function ProductDetails({ branchId, found, name, finding }: ProductDetailsProps) {
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

const ActionLink = createLink(ButtonLink);

/** What may be done with a product; the service neither deletes nor deactivates one (API description, Endpoints). */
function ProductActions({ branchId, product }: { branchId: string; product: Product }) {
  const { id: productId, productType } = product;
  const keepsStock = productType === null || productKindOf(productType) !== 'service';
  return (
    <nav className={productActionsStyles.actions} aria-label={m.product_page_actions()}>
      <ActionLink
        size="xs"
        icon={IconPencil}
        to="/branches/$branchId/products/$productId/edit"
        params={{ branchId, productId }}
        preload={false}
      >
        {m.product_page_edit()}
      </ActionLink>
      {keepsStock ? (
        <ActionLink
          size="xs"
          variant="default"
          icon={IconArrowsUpDown}
          to="/branches/$branchId/products/$productId/stock"
          params={{ branchId, productId }}
          preload={false}
        >
          {m.product_page_adjust()}
        </ActionLink>
      ) : null}
      <ActionLink
        size="xs"
        variant="default"
        icon={IconCopyPlus}
        to="/branches/$branchId/products/new"
        params={{ branchId }}
        search={{ from: productId }}
        preload={false}
      >
        {m.product_page_duplicate()}
      </ActionLink>
    </nav>
  );
}
