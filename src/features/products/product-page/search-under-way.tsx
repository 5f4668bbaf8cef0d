import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import { SearchPaused } from './search-paused';
import { SearchProgress } from './search-progress';
import classes from './search-under-way.module.css';
import page from './product-page.module.css';
import type { ProductFinding } from './use-product-finding';

/** How far the branch's pages were looked through, and the way to stop that. */
export function SearchUnderWay({ finding }: { finding: ProductFinding }) {
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
