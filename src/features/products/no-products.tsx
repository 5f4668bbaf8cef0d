import { IconSearchOff } from '@tabler/icons-react';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { StatePanel } from '@/ui/feedback/state-panel';
import { Button } from '@/ui/form/button';
import type { ProductListing } from './product-listing';

/** No rows, because none matches or because those that may match are not read yet. */
export function NoProducts({ listing, onClear }: { listing: ProductListing; onClear: () => void }) {
  const { loaded, total, source, reach } = listing;
  const numbers = { loaded: formatQuantity(loaded), total: formatQuantity(total ?? loaded) };
  const isWhole = source === 'whole' || loaded >= (total ?? 0);
  return (
    <StatePanel
      icon={IconSearchOff}
      title={
        isWhole
          ? m.products_none_found()
          : reach.loading
            ? m.products_searching({ total: numbers.total })
            : m.products_looked_through(numbers)
      }
      actions={
        <>
          {isWhole || reach.loading ? null : (
            <Button size="xs" onClick={reach.onLoadAll}>
              {m.common_search_load_all()}
            </Button>
          )}
          <Button size="xs" variant="default" onClick={onClear}>
            {m.common_clear_filters()}
          </Button>
        </>
      }
    >
      {isWhole ? <p>{m.products_looked_through(numbers)}</p> : null}
    </StatePanel>
  );
}
