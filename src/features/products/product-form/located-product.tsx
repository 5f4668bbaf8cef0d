import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { Settlement } from '@/api/attempts/schemas';
import type { Product } from '@/api/products/schemas';
import { describeReadError } from '@/modules/error-panel/describe-error';
import { mayLackRows } from '@/modules/whole-list/page-walk';
import { useStoppable } from '@/modules/whole-list/use-stoppable';
import { moneyText } from '@/text/amount-text';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { isolate } from '@/text/isolate';
import { Button } from '@/ui/form/button';
import {
  findProduct,
  nothingSearched,
  type Finding,
  type FindingProgress,
} from '../product-page/product-finding';
import { searchedPages } from '../product-page/use-product-finding';
import { hasSku } from './sku-status';
import classes from './product-form.module.css';
import { productName } from '../product-words';

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
function SkuFindings(props: Props & { search: SkuSearch; children?: ReactNode }) {
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
  const isUnsure = mayLackRows(state);
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

/** Looks for a SKU among the products of a branch as they are now, from the moment it is shown. */
function useSkuSearch(branchId: string, sku: string) {
  const [found, setFound] = useState<Product | null>(null);
  const reading = useStoppable<Finding, FindingProgress>(nothingSearched);
  const start = () => {
    const finding = findProduct(hasSku(sku), {
      pages: searchedPages(branchId),
      now: () => new Date(),
    });
    reading.start(finding, (result) => setFound(result.found?.product ?? null));
  };
  const begin = useEffectEvent(start);
  useEffect(() => begin(), []);
  return { state: reading.state, found, start };
}

type SkuSearch = ReturnType<typeof useSkuSearch>;

interface UnknownCreationProps {
  branchId: string;
  sku: string;
  /** Notes what was found; rejects when it could not be noted. */
  onSettle: (settlement: Settlement) => Promise<unknown>;
  /** The form for what a person found; it comes once the list was read. */
  settleForm: ReactNode;
}

/**
 * Nobody knows whether the product was created: the branch's list is read again for its SKU. A row that is there may be noted as
 * the answer at once; one that is not may still come, so that is left to whoever looks.
 */
export function UnknownCreation({ branchId, sku, onSettle, settleForm }: UnknownCreationProps) {
  const search = useSkuSearch(branchId, sku);
  const [failed, setFailed] = useState(false);
  const { found, state } = search;
  const isRead = found !== null || state.status === 'done' || state.status === 'failed';
  const settle = () => {
    if (found === null) return;
    const note = m.product_form_settled_note({ sku, id: found.id });
    onSettle({ verdict: 'applied', note }).catch(() => setFailed(true));
  };
  return (
    <>
      <SkuFindings search={search} branchId={branchId} sku={sku}>
        <p>{m.product_form_found_check()}</p>
        <div className={classes.actions}>
          <Button size="xs" icon={IconCheck} onClick={settle}>
            {m.product_form_settle_found()}
          </Button>
        </div>
        {failed ? (
          <p className={classes.wrong} role="alert">
            {m.outcome_settle_failed()}
          </p>
        ) : null}
      </SkuFindings>
      {isRead ? settleForm : null}
    </>
  );
}
