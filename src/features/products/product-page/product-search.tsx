import { IconPlayerPause, IconRefresh, IconSearchOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { UnknownBranch } from '@/modules/branch-picker/unknown-branch';
import { ErrorPanel } from '@/modules/error-panel/error-panel';
import { counted, formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { StatePanel } from '@/ui/feedback/state-panel';
import { Button } from '@/ui/form/button';
import page from './product-page.module.css';
import productScreenStyles from './product-screen.module.css';
import { SearchPaused, SearchProgress } from './search-status';
import classes from './search-under-way.module.css';
import type { ProductFinding } from './use-product-finding';

interface Props {
  branchId: string;
  productId: string;
  finding: ProductFinding;
}

/** The product is not there yet, or not at all. */
export function ProductSearch({ branchId, productId, finding }: Props) {
  const { search } = finding;
  if (search.status === 'failed') {
    return <SearchFailed branchId={branchId} finding={finding} search={search} />;
  }
  if (search.status === 'done') {
    return <ProductMissing branchId={branchId} productId={productId} finding={finding} />;
  }
  if (search.status !== 'cancelled') return <SearchUnderWay finding={finding} />;
  return (
    <StatePanel
      icon={IconPlayerPause}
      title={m.product_page_stopped_title()}
      actions={
        <Button size="xs" onClick={finding.resume}>
          {m.product_page_resume()}
        </Button>
      }
    >
      <p>
        {search.pages === 0
          ? m.product_page_stopped_unread()
          : m.product_page_stopped_body({
              pages: formatQuantity(search.pages),
              done: formatQuantity(search.done),
              count: search.pages,
            })}
      </p>
    </StatePanel>
  );
}

/** How far the branch's pages were looked through, and the way to stop that. */
function SearchUnderWay({ finding }: { finding: ProductFinding }) {
  const { search, cancel } = finding;
  return (
    <section className={classes.search} aria-busy>
      <SearchPaused search={search} />
      <SearchProgress search={search} />
      <p className={page.quiet}>{m.product_page_search_why()}</p>
      <div>
        <Button size="xs" variant="default" onClick={cancel}>
          {m.product_page_search_cancel()}
        </Button>
      </div>
    </section>
  );
}

interface ProductMissingProps {
  branchId: string;
  productId: string;
  finding: ProductFinding;
}

/** All pages were read without it. Whether it was deleted nobody can tell: the service says nothing of what it no longer lists. */
function ProductMissing({ branchId, productId, finding }: ProductMissingProps) {
  const { pages, done, dropped, changedMeanwhile } = finding.search;
  return (
    <StatePanel
      tone="warn"
      icon={IconSearchOff}
      title={m.product_page_missing_title()}
      actions={
        <>
          <Button size="xs" variant="default" icon={IconRefresh} onClick={finding.start}>
            {m.product_page_search_again()}
          </Button>
          <Link
            className={productScreenStyles.link}
            to="/branches/$branchId/batches"
            params={{ branchId }}
            search={{ product: productId }}
          >
            {m.product_page_to_lots()}
          </Link>
        </>
      }
    >
      <p>
        {m.product_page_missing_body({
          pages: formatQuantity(pages),
          done: formatQuantity(done),
          count: pages,
        })}
      </p>
      {changedMeanwhile ? <p>{m.product_page_missing_changed()}</p> : null}
      {dropped > 0 ? <p>{m.product_page_missing_dropped(counted(dropped))}</p> : null}
      <p>{m.product_page_missing_branch()}</p>
      <p>
        <code>{productId}</code>
      </p>
    </StatePanel>
  );
}

interface SearchFailedProps {
  branchId: string;
  finding: ProductFinding;
  search: Extract<ProductFinding['search'], { status: 'failed' }>;
}

/** A page could not be read: what was looked through stays, and the search goes on from there. */
function SearchFailed({ branchId, finding, search }: SearchFailedProps) {
  const { error, canResume, pages } = search;
  const retry = canResume ? finding.resume : finding.start;
  if (error.kind === 'not-found' && error.what === 'branch') {
    return <UnknownBranch branchId={branchId} error={error} onRetry={retry} />;
  }
  return (
    <>
      <ErrorPanel error={error} subject={m.products_subject()} onRetry={retry} />
      {pages > 0 && canResume ? (
        <p className={page.quiet}>
          {m.product_page_kept({ pages: formatQuantity(pages), count: pages })}
        </p>
      ) : null}
      {
        // Its panel offers nothing to press: the shell tells how to sign in again, and the search does not go on by itself.
        error.kind === 'session' ? (
          <div>
            <Button size="xs" variant="default" onClick={retry}>
              {m.product_page_resume()}
            </Button>
          </div>
        ) : null
      }
    </>
  );
}
