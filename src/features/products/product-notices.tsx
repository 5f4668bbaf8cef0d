import { IconAlertTriangle } from '@tabler/icons-react';
import { CorrectedNotices } from '@/modules/list/corrected-notices';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { correctedNarrowing } from './corrected-narrowing';
import { productDefaults, type ProductSearchName } from './product-search';

const corrections: Record<ProductSearchName, () => string> = {
  ...correctedNarrowing,
  sort: m.products_corrected_sort,
  page: m.products_corrected_page,
  perPage: () => m.products_corrected_per_page({ perPage: productDefaults.perPage }),
  columns: m.products_corrected_columns,
  density: m.products_corrected_density,
};
const otherSize = (asked: number) => m.products_page_size({ asked: formatQuantity(asked) });

interface Props {
  /** Rows that came and could not be read. */
  dropped: number;
}

/** What was put right about the address or the page size, and what the rows lack. */
export function ProductNotices({ dropped }: Props) {
  return (
    <>
      <CorrectedNotices corrections={corrections} pageSize={otherSize} />
      {dropped > 0 ? (
        <Notice tone="warn" icon={<IconAlertTriangle size={16} />}>
          {m.products_dropped({ count: dropped })}
        </Notice>
      ) : null}
    </>
  );
}
