import { Suspense, type ReactNode } from 'react';
import type { SeenProduct } from '@/api/products/reread';
import { isIdentifier } from '@/domain/identifier';
import { ofBranch } from '@/modules/branch-picker/of-branch';
import { m } from '@/text/generated/messages';
import { BackLink } from '@/ui/layout/back-link';
import { ScreenTitle } from '@/ui/layout/screen-title';
import { productName } from '../product-words';
import { InvalidProduct } from '../product-page/product-head';
import classes from '../product-page/product-screen.module.css';
import { ProductSearch } from '../product-page/product-search';
import { useProductFinding, type ProductFinding } from '../product-page/use-product-finding';
import { laterComponent } from '@/modules/later-part/later-component';
import type { ProductFormRoute, DraftReading } from './product-elsewhere';

const ProductElsewhere = laterComponent(
  async () => (await import('./product-elsewhere')).ProductElsewhere,
);

interface Props {
  branchId: string;
  productId: string;
  /** The branch it belongs to by now, where that can be another one. */
  home?: string;
  title: string;
  form: ProductFormRoute;
  reading: DraftReading;
  /** Beside the title once the product is there. */
  aside?: (found: SeenProduct, finding: ProductFinding) => ReactNode;
  /** The screen once the product is there; called again whenever it was read again. */
  children: (found: SeenProduct, finding: ProductFinding) => ReactNode;
}

/** A screen about one product of a branch: it is looked for first, as on its own page. */
export const WithProduct = ofBranch(function OfProduct(props: Props) {
  const { branchId, productId } = props;
  if (!isIdentifier(productId)) return <InvalidProduct branchId={branchId} productId={productId} />;
  return <WithFoundProduct {...props} />;
});

function WithFoundProduct(props: Props) {
  const { branchId, productId, home = branchId, title, form, reading, aside, children } = props;
  const finding = useProductFinding(branchId, productId);
  const { found } = finding;
  return (
    <div className={classes.screen}>
      <ScreenTitle title={title} ofForm {...(found && { of: productName(found.product) })}>
        <BackLink
          to="/branches/$branchId/products/$productId"
          params={{ branchId: home, productId }}
        >
          {m.product_edit_to_product()}
        </BackLink>
        {found === null ? null : aside?.(found, finding)}
      </ScreenTitle>
      {found === null ? (
        <>
          <ProductSearch branchId={branchId} productId={productId} finding={finding} />
          {finding.search.status === 'done' ? (
            <Suspense>
              <ProductElsewhere
                branchId={branchId}
                productId={productId}
                form={form}
                reading={reading}
              />
            </Suspense>
          ) : null}
        </>
      ) : (
        children(found, finding)
      )}
    </div>
  );
}
