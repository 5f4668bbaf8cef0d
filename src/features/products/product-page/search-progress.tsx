import { ReadingBar } from '@/modules/whole-list/reading-bar';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import classes from './search-progress.module.css';
import type { ProductFinding } from './use-product-finding';

/** How far the branch's pages were looked through. */
export function SearchProgress({ search: { done, total } }: Pick<ProductFinding, 'search'>) {
  const words =
    total === null
      ? m.product_page_search_start()
      : m.product_page_search_progress({
          done: formatQuantity(done),
          total: formatQuantity(total),
          count: total,
        });
  return <ReadingBar done={done} total={total} words={words} className={classes.progress} />;
}
