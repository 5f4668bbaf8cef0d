import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Product } from '@/api/products/schemas';
import { describeReadError } from '@/modules/error-panel/describe-error';
import { formatQuantity } from '@/text/format';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import { moneyText } from '@/text/amount-text';
import classes from './product-form.module.css';
import { productName } from './product-name';
import { useSkuSearch, type SkuSearch } from './use-sku-search';

interface Props {
  branchId: string;
  sku: string;
}

/** Where a product that was created without telling its id stands now. The creation itself does not depend on it. */
export function LocatedProduct({ branchId, sku }: Props) {
  const search = useSkuSearch(branchId, sku);
  return (
    <section className={classes.located} aria-labelledby="located-title">
      <h2 id="located-title" className={classes.label}>
        {m.product_form_located_title()}
      </h2>
      <SkuFindings search={search} branchId={branchId} sku={sku} />
    </section>
  );
}

/** How looking for a SKU goes, and what it came to. */
export function SkuFindings(props: Props & { search: SkuSearch; children?: ReactNode }) {
  const { search, branchId, sku, children } = props;
  const { state, found } = search;
  if (found !== null) {
    return (
      <div aria-live="polite" className={classes.finding}>
        <p>
          <FoundLink branchId={branchId} product={found} />
          {found.price === null ? null : ` · ${moneyText(found.price)}`}
        </p>
        {children}
      </div>
    );
  }
  const looked = formatQuantity(state.done);
  if (state.status === 'failed') {
    return (
      <p role="alert" className={classes.finding}>
        {describeReadError(state.error, m.products_subject()).title}.{' '}
        {m.product_form_look_failed({ looked })}{' '}
        <Button size="compact-sm" variant="default" onClick={search.start}>
          {m.common_retry()}
        </Button>
      </p>
    );
  }
  if (state.status !== 'done') {
    return (
      <p aria-live="polite" className={classes.finding}>
        {m.product_form_looking({ sku: isolate(sku), looked })}
      </p>
    );
  }
  const isUnsure = state.dropped > 0 || state.changedMeanwhile;
  return (
    <p aria-live="polite" className={classes.finding}>
      {m.product_form_not_among({ sku: isolate(sku), looked })}{' '}
      {isUnsure ? m.product_form_not_sure() : null}{' '}
      <Button size="compact-sm" variant="default" onClick={search.start}>
        {m.product_form_look_again()}
      </Button>
    </p>
  );
}

function FoundLink({ branchId, product }: { branchId: string; product: Product }) {
  return (
    <Link to="/branches/$branchId/products/$productId" params={{ branchId, productId: product.id }}>
      {m.product_form_found({
        sku: isolate(product.sku ?? ''),
        name: isolate(productName(product)),
      })}
    </Link>
  );
}
