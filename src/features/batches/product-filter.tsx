import { IconChevronDown, IconX } from '@tabler/icons-react';
import { shortIdentifier } from '@/domain/identifier';
import { m } from '@/text/generated/messages';
import tool from '@/ui/form/tool.module.css';
import { ToolMenu } from '@/ui/overlay/tool-menu';
import { laterComponent } from '@/modules/later-part/later-component';
import classes from './batch-filters.module.css';
import type { BatchRow } from '@/modules/lots/batch-row';
import { HiddenText } from '@/ui/feedback/hidden-text';

const ProductPicker = laterComponent(async () => (await import('./product-picker')).ProductPicker);

interface Props {
  branchId: string;
  /** Null is every product. */
  product: string | null;
  /** The rows on the screen: the filter is an id, its name is theirs to tell. */
  rows: BatchRow[];
  onChange: (product: string | null) => void;
}

/** The one product the list is narrowed to, and the way back to all of them; or the choice of one. */
export function ProductFilter({ branchId, product, rows, onChange }: Props) {
  return (
    <div className={classes.productFilter} data-set={product !== null || undefined}>
      <span className={classes.label}>{m.batches_filter_product()}</span>
      {product === null ? (
        <ToolMenu
          label={m.batches_filter_product_choose()}
          face={
            <>
              {m.batches_filter_product_all()}
              <IconChevronDown size={16} aria-hidden />
            </>
          }
        >
          {(close) => (
            <ProductPicker
              branchId={branchId}
              onPick={(picked) => {
                close();
                onChange(picked);
              }}
            />
          )}
        </ToolMenu>
      ) : (
        <ProductChip product={product} rows={rows} onClear={() => onChange(null)} />
      )}
    </div>
  );
}

interface ChipProps {
  product: string;
  rows: BatchRow[];
  onClear: () => void;
}

function ProductChip({ product, rows, onClear }: ChipProps) {
  const known = rows.find((row) => row.product.id?.toLowerCase() === product)?.product;
  const name = known?.name ?? known?.sku ?? shortIdentifier(product);
  return (
    <button type="button" className={tool.tool} data-set onClick={onClear}>
      <bdi className={tool.words} title={name}>
        {name}
      </bdi>
      <IconX size={16} aria-hidden />
      <HiddenText>{m.batches_filter_product_clear()}</HiddenText>
    </button>
  );
}
