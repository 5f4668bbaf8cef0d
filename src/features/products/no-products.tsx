import { IconPackageOff, IconSearchOff } from '@tabler/icons-react';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { StatePanel } from '@/ui/feedback/state-panel';
import { Button } from '@/ui/form/button';
import type { ProductSet } from './use-product-set';

interface Props {
  set: ProductSet;
  isNarrowed: boolean;
  /** Null while that is under way. */
  onLoadAll: (() => void) | null;
  onClear: () => void;
}

/** No rows: because there are none, because none matches, or because those that may match are not read yet. */
export function NoProducts({ set, isNarrowed, onLoadAll, onClear }: Props) {
  if (!isNarrowed) {
    return (
      <StatePanel icon={<IconPackageOff size={20} />} title={m.products_empty_title()}>
        <p>{m.products_empty_body()}</p>
      </StatePanel>
    );
  }
  const { loaded, total, reach } = set;
  const numbers = { loaded: formatQuantity(loaded), total: formatQuantity(total ?? loaded) };
  const isWhole = reach === 'whole' || loaded >= (total ?? 0);
  return (
    <StatePanel
      icon={<IconSearchOff size={20} />}
      title={
        isWhole
          ? m.products_none_found()
          : onLoadAll === null
            ? m.products_searching({ total: numbers.total })
            : m.products_looked_through(numbers)
      }
      actions={
        <>
          {isWhole || onLoadAll === null ? null : (
            <Button size="xs" onClick={onLoadAll}>
              {m.common_search_load_all()}
            </Button>
          )}
          <Button size="xs" variant="default" onClick={onClear}>
            {m.products_clear()}
          </Button>
        </>
      }
    >
      {isWhole ? <p>{m.products_looked_through(numbers)}</p> : null}
    </StatePanel>
  );
}
