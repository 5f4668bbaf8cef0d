import { IconAlertTriangle } from '@tabler/icons-react';
import { businessZone } from '@/domain/business-date';
import { StaleNotice } from '@/modules/error-panel/stale-notice';
import { formatClock, formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { useLocale } from '@/text/use-locale';
import { Notice } from '@/ui/feedback/notice';
import { FailedReferences } from '../failed-references';
import { productRow } from '../product-row';
import { useProductReferences } from '../use-product-references';
import { ProductFacts } from './product-facts';
import type { FoundProduct } from './product-finding';
import { ProductLots } from './product-lots';
import { SearchPaused } from './search-paused';
import type { ProductFinding } from './use-product-finding';

interface Props {
  branchId: string;
  found: FoundProduct;
  name: string;
  finding: ProductFinding;
}

/** What the list knows of a product, and its lots. */
export function ProductDetails({ branchId, found, name, finding }: Props) {
  useLocale();
  const { references, failed, retry } = useProductReferences(branchId);
  const { product, readAt } = found;
  return (
    <>
      <ReadAgain finding={finding} readAt={readAt} />
      <FailedReferences failed={failed} onRetry={retry}>
        {m.product_page_reference_meanwhile()}
      </FailedReferences>
      <ProductFacts product={productRow(product, references)} />
      <ProductLots branchId={branchId} productId={product.id} name={name} />
    </>
  );
}

/** What reading it again came to, while the older one stays on the screen. */
function ReadAgain({ finding, readAt }: { finding: ProductFinding; readAt: number }) {
  useLocale();
  const { search } = finding;
  if (search.status === 'failed') {
    return (
      <StaleNotice
        error={search.error}
        subject={m.products_subject()}
        readAt={readAt}
        resumesAt={null}
        onRetry={search.canResume ? finding.resume : finding.start}
      />
    );
  }
  if (search.missing) {
    return (
      <Notice tone="warn" icon={<IconAlertTriangle size={16} />} urgent>
        {m.product_page_gone({
          pages: formatQuantity(search.pages),
          time: formatClock(readAt, businessZone),
          count: search.pages,
        })}{' '}
        {search.changedMeanwhile ? m.product_page_missing_changed() : null}
      </Notice>
    );
  }
  return <SearchPaused search={search} />;
}
