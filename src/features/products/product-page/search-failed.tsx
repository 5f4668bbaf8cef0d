import { UnknownBranch } from '@/modules/branch-picker/unknown-branch';
import { ErrorPanel } from '@/modules/error-panel/error-panel';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import classes from './product-page.module.css';
import type { ProductFinding } from './use-product-finding';

interface Props {
  branchId: string;
  finding: ProductFinding;
  search: Extract<ProductFinding['search'], { status: 'failed' }>;
}

/** A page could not be read: what was looked through stays, and the search goes on from there. */
export function SearchFailed({ branchId, finding, search }: Props) {
  const { error, canResume, pages } = search;
  const retry = canResume ? finding.resume : finding.start;
  if (error.kind === 'not-found' && error.what === 'branch') {
    return <UnknownBranch branchId={branchId} error={error} onRetry={retry} />;
  }
  return (
    <>
      <ErrorPanel error={error} subject={m.products_subject()} onRetry={retry} />
      {pages > 0 && canResume ? (
        <p className={classes.quiet}>
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
