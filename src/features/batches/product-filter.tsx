import { VisuallyHidden } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { shortIdentifier } from '@/domain/identifier';
import { m } from '@/text/generated/messages';
import { useLocale } from '@/text/use-locale';
import classes from './batch-filters.module.css';
import type { BatchRow } from './batch-row';

interface Props {
  product: string;
  /** The rows on the screen: the filter is an id, its name is theirs to tell. */
  rows: BatchRow[];
  onClear: () => void;
}

/** The one product the list is narrowed to, and the way back to all of them. */
export function ProductFilter({ product, rows, onClear }: Props) {
  useLocale();
  const known = rows.find((row) => row.product.id?.toLowerCase() === product)?.product;
  const name = known?.name ?? known?.sku ?? shortIdentifier(product);
  return (
    <div className={classes.productFilter}>
      <span className={classes.label}>{m.batches_filter_product()}</span>
      <button type="button" className={classes.productChip} onClick={onClear}>
        <bdi className={classes.productChipName} title={name}>
          {name}
        </bdi>
        <IconX size={16} aria-hidden />
        <VisuallyHidden>{m.batches_filter_product_clear()}</VisuallyHidden>
      </button>
    </div>
  );
}
