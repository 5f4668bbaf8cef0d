import { IconPlayerPause } from '@tabler/icons-react';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { StatePanel } from '@/ui/feedback/state-panel';
import { Button } from '@/ui/form/button';
import { ProductMissing } from './product-missing';
import { SearchFailed } from './search-failed';
import type { ProductFinding } from './use-product-finding';
import { SearchPaused } from './search-paused';
import { SearchProgress } from './search-progress';
import classes from './search-under-way.module.css';
import page from './product-page.module.css';

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
      icon={<IconPlayerPause size={20} />}
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
