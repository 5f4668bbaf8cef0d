import { IconRefresh, IconSearchOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { StatePanel } from '@/ui/feedback/state-panel';
import { Button } from '@/ui/form/button';
import classes from './product-screen.module.css';
import type { ProductFinding } from './use-product-finding';

interface Props {
  branchId: string;
  productId: string;
  finding: ProductFinding;
}

/** All pages were read without it. Whether it was deleted nobody can tell: the service says nothing of what it no longer lists. */
export function ProductMissing({ branchId, productId, finding }: Props) {
  const { pages, done, dropped, changedMeanwhile } = finding.search;
  return (
    <StatePanel
      tone="warn"
      icon={<IconSearchOff size={20} />}
      title={m.product_page_missing_title()}
      actions={
        <>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconRefresh size={16} aria-hidden />}
            onClick={finding.start}
          >
            {m.product_page_search_again()}
          </Button>
          <Link
            className={classes.link}
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
      {dropped > 0 ? (
        <p>{m.product_page_missing_dropped({ rows: formatQuantity(dropped), count: dropped })}</p>
      ) : null}
      <p>{m.product_page_missing_branch()}</p>
      <p>
        <code>{productId}</code>
      </p>
    </StatePanel>
  );
}
